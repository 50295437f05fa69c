// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/plainlabel.h"

#include <QRegularExpression>

QString plainLabel(QString text)
{
    static const QRegularExpression letterBehind(QStringLiteral(R"(\s*\(&[^&)]\))"));
    static const QRegularExpression mark(QStringLiteral("&(.)"));
    static const QRegularExpression end(QStringLiteral("(…|\\.\\.\\.|:|：)\\s*$"));
    return text.remove(letterBehind).replace(mark, QStringLiteral("\\1")).remove(end);
}
