// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/metrics/movecomparison.h"

#include "core/search/metrics/branching.h"
#include "core/statistics/medianinterval.h"
#include "core/support/text/milliseconds.h"

#include <algorithm>
#include <vector>

namespace {

constexpr std::size_t fewestMoves = 3;

}

MoveMetrics MoveMetrics::of(const SearchReport& report)
{
    return {.nodes = static_cast<double>(report.nodes),
            .milliseconds = static_cast<double>(report.time.count()) * 1e-6,
            .depth = report.depth,
            .branching = branchingFactor(report),
            .processorMilliseconds = report.workerTimes.empty()
                ? std::nullopt
                : std::optional(toMilliseconds(report.processorTime().running))};
}

std::optional<MoveComparison> compareMove(const MoveMetrics& move,
                                          std::span<const MoveMetrics> moves)
{
    if (moves.size() < fewestMoves)
        return std::nullopt;
    const auto median = [moves](auto figure) {
        std::vector<double> values;
        for (const MoveMetrics& each : moves)
            if (const std::optional<double> value = figure(each))
                values.push_back(*value);
        return medianOf(std::move(values));
    };
    using Figure = std::optional<double>;
    MoveComparison result {
        .moves = static_cast<int>(moves.size()),
        .nodes = move.nodes,
        .milliseconds = move.milliseconds,
        .branching = move.branching.value_or(0),
        .medianNodes
        = median([](const MoveMetrics& m) { return m.nodes > 0 ? Figure(m.nodes) : Figure(); }),
        .medianMilliseconds = median([](const MoveMetrics& m) { return Figure(m.milliseconds); }),
        .medianBranching = median([](const MoveMetrics& m) { return m.branching; }),
        .depth = move.depth,
        .medianDepth
        = median([](const MoveMetrics& m) { return m.depth > 0 ? Figure(m.depth) : Figure(); }),
        .processorMilliseconds = move.processorMilliseconds.value_or(0),
        .medianProcessorMilliseconds
        = std::ranges::all_of(
              moves, [](const MoveMetrics& m) { return m.processorMilliseconds.has_value(); })
            ? median([](const MoveMetrics& m) { return m.processorMilliseconds; })
            : 0};
    if (result.nodes <= 0 || result.milliseconds <= 0 || result.medianNodes <= 0
        || result.medianMilliseconds <= 0)
        return std::nullopt;
    return result;
}
