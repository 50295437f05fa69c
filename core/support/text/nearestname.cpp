// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/text/nearestname.h"

#include <algorithm>
#include <numeric>
#include <vector>

namespace {

constexpr qsizetype longest = 60;

/// How many letters must change to make one word of the other (V. Levenshtein, "Binary codes
/// capable of correcting deletions, insertions and reversals", 1966).
qsizetype distance(const QString& from, const QString& to)
{
    std::vector<qsizetype> row(static_cast<std::size_t>(to.size()) + 1);
    std::iota(row.begin(), row.end(), qsizetype {0});
    for (qsizetype i = 0; i < from.size(); ++i) {
        qsizetype diagonal = row[0];
        row[0] = i + 1;
        for (std::size_t j = 0; j + 1 < row.size(); ++j) {
            const qsizetype changed = diagonal + (from[i] == to[static_cast<qsizetype>(j)] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({changed, diagonal + 1, row[j] + 1});
        }
    }
    return row.back();
}

}

QString nearestName(const QString& word, const QStringList& names)
{
    if (word.size() > longest)
        return {};
    qsizetype best = word.size() / 3 + 1;
    QString found;
    for (const QString& name : names) {
        if (name.size() > longest)
            continue;
        const qsizetype away = distance(word, name);
        if (away < best || (away == best && found.isEmpty() && away < word.size())) {
            best = away;
            found = name;
        }
    }
    return found;
}
