// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/text/nearestname.h"

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

namespace {

constexpr qsizetype longest = 60;

/// How many letters must change to make one word of the other (V. Levenshtein, "Binary codes
/// capable of correcting deletions, insertions and reversals", 1966); two neighbours that change
/// places are one change, as F. Damerau counts it.
qsizetype distance(const QString& from, const QString& to)
{
    using Row = std::vector<qsizetype>;
    Row row(static_cast<std::size_t>(to.size()) + 1);
    std::iota(row.begin(), row.end(), qsizetype {0});
    Row above;
    for (qsizetype i = 0; i < from.size(); ++i) {
        const Row twoAbove = std::exchange(above, row);
        row[0] = i + 1;
        for (std::size_t j = 0; j + 1 < row.size(); ++j) {
            const auto k = static_cast<qsizetype>(j);
            row[j + 1]
                = std::min({above[j] + (from[i] == to[k] ? 0 : 1), above[j + 1] + 1, row[j] + 1});
            if (i > 0 && k > 0 && from[i] == to[k - 1] && from[i - 1] == to[k])
                row[j + 1] = std::min(row[j + 1], twoAbove[j - 1] + 1);
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
