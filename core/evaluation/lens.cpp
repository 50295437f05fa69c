// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/lens.h"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <iterator>
#include <utility>

namespace {

using Shape = Position::Shape;

bool isSame(const H1Feature& a, const H1Feature& b)
{
    return a.number == b.number && a.side == b.side && a.discs == b.discs && a.squares == b.squares
        && a.value == b.value;
}

/// Does a list hold it? No two features of a position are the same in all of this.
bool holds(const std::vector<H1Feature>& features, const H1Feature& feature)
{
    return std::ranges::any_of(features,
                               [&](const H1Feature& other) { return isSame(other, feature); });
}

qint64 sumOf(const std::vector<H1Feature>& features)
{
    qint64 sum = 0;
    for (const H1Feature& feature : features)
        sum += feature.value;
    return sum;
}

void share(const H1Feature& feature, LensReport& report)
{
    const int discs = std::popcount(feature.discs);
    const Value each = feature.value / discs;
    Value rest = feature.value - each * discs;
    for (int column = 0; column < Shape::width; ++column)
        for (int row = 0; row < Shape::height; ++row)
            if (feature.discs & Shape::square(column, row))
                report.squares[LensReport::indexOf(column, row)] += each + std::exchange(rest, 0);
}

LensReport compare(const std::vector<H1Feature>& now,
                   const std::optional<std::vector<H1Feature>>& before, Player view)
{
    LensReport report;
    report.view = view;
    report.sum = sumOf(now);
    for (const H1Feature& feature : now) {
        report.features.push_back({feature, before && !holds(*before, feature)});
        share(feature, report);
    }
    std::ranges::stable_sort(report.features, std::greater(),
                             [](const LensReport::Feature& f) { return std::abs(f.what.value); });
    if (!before)
        return report;
    report.before = sumOf(*before);
    std::ranges::copy_if(*before, std::back_inserter(report.gone),
                         [&](const H1Feature& feature) { return !holds(now, feature); });
    return report;
}

}

LensReport lens(const HeuristicInfo& heuristic, const H1Options& options, const Position& position,
                const std::optional<Position>& before, Player view)
{
    std::optional<std::vector<H1Feature>> earlier;
    if (before)
        earlier = heuristic.explain(*before, options, view);
    return compare(heuristic.explain(position, options, view), earlier, view);
}
