// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/text/alignedtext.h"

#include <algorithm>

QStringList alignedLines(const std::vector<QStringList>& rows, qsizetype left)
{
    QStringList lines(static_cast<qsizetype>(rows.size()));
    for (qsizetype column = 0; !rows.empty() && column < rows.front().size(); ++column) {
        qsizetype width = 0;
        for (const QStringList& row : rows)
            width = std::max(width, row[column].size());
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const QString& cell = rows[i][column];
            lines[static_cast<qsizetype>(i)] += (column > 0 ? QStringLiteral("  ") : QString())
                + (column < left ? cell.leftJustified(width) : cell.rightJustified(width));
        }
    }
    return lines;
}
