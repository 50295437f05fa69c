// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/text/plainlabel.h"

#include <QRegularExpression>
#include <utility>

QString withoutMnemonic(QString text)
{
    static const QRegularExpression letterBehind(QStringLiteral(R"(\s*\(&[^&)]\))"));
    static const QRegularExpression mark(QStringLiteral("&(.)"));
    return text.remove(letterBehind).replace(mark, QStringLiteral("\\1"));
}

QString plainLabel(QString text)
{
    static const QRegularExpression end(QStringLiteral("(…|\\.\\.\\.|:|：)\\s*$"));
    return withoutMnemonic(std::move(text)).remove(end);
}
