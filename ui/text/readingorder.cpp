// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/readingorder.h"

#include <QGuiApplication>

QString inOrder(const QString& figures)
{
    // Left-to-right isolate, and its end. Only where they are needed: they count as letters.
    constexpr QChar begin(0x2066);
    constexpr QChar end(0x2069);
    return QGuiApplication::isRightToLeft() ? begin + figures + end : figures;
}
