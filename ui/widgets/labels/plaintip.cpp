// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/labels/plaintip.h"

#include <QTextDocument>

QString plainTip(const QString& text)
{
    return Qt::mightBeRichText(text) ? Qt::convertFromPlainText(text, Qt::WhiteSpaceNormal) : text;
}
