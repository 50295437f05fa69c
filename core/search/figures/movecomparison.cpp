// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/figures/movecomparison.h"

#include "core/search/figures/branching.h"

#include <algorithm>
#include <vector>

namespace {

constexpr std::size_t fewestMoves = 3;

/// The mean of the two in the middle where there is an even number; 0 of none.
double medianFigure(std::vector<double> values)
{
    if (values.empty())
        return 0;
    std::ranges::sort(values);
    const std::size_t n = values.size();
    return (values[(n - 1) / 2] + values[n / 2]) / 2;
}

}

MoveFigures MoveFigures::of(const SearchReport& report)
{
    return {.nodes = static_cast<double>(report.nodes),
            .milliseconds = static_cast<double>(report.time.count()) * 1e-6,
            .depth = report.depth,
            .branching = branchingFactor(report)};
}

std::optional<MoveComparison> compareMove(const MoveFigures& move,
                                          std::span<const MoveFigures> moves)
{
    if (moves.size() < fewestMoves)
        return std::nullopt;
    const auto median = [moves](auto figure) {
        std::vector<double> values;
        for (const MoveFigures& each : moves)
            if (const std::optional<double> value = figure(each))
                values.push_back(*value);
        return medianFigure(std::move(values));
    };
    using Figure = std::optional<double>;
    MoveComparison result {
        .moves = static_cast<int>(moves.size()),
        .nodes = move.nodes,
        .milliseconds = move.milliseconds,
        .branching = move.branching.value_or(0),
        .medianNodes
        = median([](const MoveFigures& m) { return m.nodes > 0 ? Figure(m.nodes) : Figure(); }),
        .medianMilliseconds = median([](const MoveFigures& m) { return Figure(m.milliseconds); }),
        .medianBranching = median([](const MoveFigures& m) { return m.branching; }),
        .depth = move.depth,
        .medianDepth
        = median([](const MoveFigures& m) { return m.depth > 0 ? Figure(m.depth) : Figure(); })};
    if (result.nodes <= 0 || result.milliseconds <= 0 || result.medianNodes <= 0
        || result.medianMilliseconds <= 0)
        return std::nullopt;
    return result;
}
