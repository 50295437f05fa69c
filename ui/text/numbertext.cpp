// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/numbertext.h"

#include "core/search/searchreport.h"
#include "ui/text/readingorder.h"

#include <QCoreApplication>
#include <QLocale>

QString durationText(std::chrono::nanoseconds time)
{
    const QLocale locale;
    const double milliseconds = static_cast<double>(time.count()) / 1e6;
    if (milliseconds >= 1000)
        return inOrder(QCoreApplication::translate("NumberText", "%1 s")
                           .arg(locale.toString(milliseconds / 1000, 'f', 2)));
    return inOrder(QCoreApplication::translate("NumberText", "%1 ms")
                       .arg(locale.toString(milliseconds, 'f', milliseconds < 10 ? 2 : 0)));
}

QString mebibytesText(std::uint64_t bytes)
{
    return QLocale().toString(static_cast<double>(bytes) / (1024.0 * 1024.0), 'f', 0);
}

QString speedText(const SearchReport& report)
{
    const QLocale locale;
    const double thousands = report.nodesPerSecond() / 1e3;
    if (thousands >= 1000)
        return inOrder(QCoreApplication::translate("NumberText", "%1 Mn/s")
                           .arg(locale.toString(thousands / 1e3, 'f', 1)));
    return inOrder(QCoreApplication::translate("NumberText", "%1 kn/s")
                       .arg(locale.toString(thousands, 'f', thousands < 10 ? 1 : 0)));
}
