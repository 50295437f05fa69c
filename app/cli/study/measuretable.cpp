// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/study/measuretable.h"

#include "core/recording/quantitytext.h"
#include "core/support/text/alignedtext.h"

#include <algorithm>

namespace {

/// Words of a title that stand in one line, unless a word is longer.
constexpr qsizetype titleWidth = 11;

QStringList titleLines(const QString& title)
{
    QStringList lines {QString()};
    for (const QString& word : title.split(u' ')) {
        if (!lines.back().isEmpty() && lines.back().size() + 1 + word.size() > titleWidth)
            lines.append(QString());
        lines.back() += lines.back().isEmpty() ? word : u' ' + word;
    }
    return lines;
}

}

QString measuretext::dash()
{
    return QStringLiteral("-");
}

QString measuretext::cell(const SearchQuantity& quantity, const std::optional<double>& value)
{
    return value ? quantityNumber(quantity, *value) : dash();
}

QString measuretext::marksOf(const Disturbance& disturbance)
{
    return (disturbance.byProgram ? QStringLiteral("*") : QString())
        + (disturbance.byOthers ? QStringLiteral("+") : QString());
}

QString measuretext::marksText(const Disturbance& disturbance)
{
    QString text;
    if (disturbance.byOthers)
        text += QStringLiteral("+ disturbed: other programs had the processors meanwhile.\n");
    if (disturbance.byProgram)
        text += QStringLiteral("* disturbed: other work of this program ran at the same time.\n");
    return text;
}

QString measuretext::table(const QStringList& titles, const std::vector<QStringList>& rows,
                           qsizetype left)
{
    std::vector<QStringList> heads;
    qsizetype lines = 0;
    for (const QString& title : titles) {
        heads.push_back(titleLines(title));
        lines = std::max(lines, heads.back().size());
    }
    std::vector<QStringList> all(static_cast<std::size_t>(lines));
    for (std::size_t line = 0; line < all.size(); ++line)
        for (const QStringList& head : heads)
            // They end above the numbers.
            all[line] << head.value(static_cast<qsizetype>(line) - lines + head.size());
    all.insert(all.end(), rows.begin(), rows.end());
    QString text;
    for (QString line : alignedLines(all, left)) {
        line.prepend(QStringLiteral("  "));
        while (line.endsWith(u' '))
            line.chop(1);
        text += line + u'\n';
    }
    return text;
}
