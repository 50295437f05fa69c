// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recording/recordingmetrics.h"

#include "core/search/metrics/disturbance.h"
#include "core/statistics/medianinterval.h"

#include <numeric>

std::optional<double> metricOf(const RecordedMove& move, const SearchQuantity& quantity)
{
    return move.report ? quantity.value(*move.report) : std::nullopt;
}

std::optional<SideMetric> sideMetric(const Recording& recording, Player side,
                                     const SearchQuantity& quantity)
{
    std::vector<double> values;
    for (std::size_t move = 0; move < recording.moves.size(); ++move)
        if (recording.side(move) == side)
            if (const auto value = metricOf(recording.moves[move], quantity))
                values.push_back(*value);
    if (values.empty())
        return std::nullopt;
    return SideMetric {.moves = static_cast<int>(values.size()),
                       .sum = std::accumulate(values.begin(), values.end(), 0.0),
                       .median = repetitions(values).median};
}

SideMoves sideMoves(const Recording& recording, Player side)
{
    SideMoves count;
    for (std::size_t move = 0; move < recording.moves.size(); ++move)
        if (const auto& report = recording.moves[move].report;
            report && recording.side(move) == side) {
            ++count.searched;
            const Disturbance disturbance = Disturbance::of(*report);
            count.disturbed += disturbance.any() ? 1 : 0;
            count.disturbedByProgram += disturbance.byProgram ? 1 : 0;
            count.disturbedByOthers += disturbance.byOthers ? 1 : 0;
        }
    return count;
}

std::optional<std::size_t> slowestMove(const Recording& recording)
{
    std::optional<std::size_t> slowest;
    for (std::size_t move = 0; move < recording.moves.size(); ++move)
        if (const auto& report = recording.moves[move].report;
            report && (!slowest || report->time > recording.moves[*slowest].report->time))
            slowest = move;
    return slowest;
}

std::optional<MoveComparison> compareMove(const Recording& recording, std::size_t move)
{
    if (!recording.moves[move].report)
        return std::nullopt;
    std::vector<MoveMetrics> all;
    for (std::size_t other = 0; other < recording.moves.size(); ++other)
        if (recording.side(other) == recording.side(move) && recording.moves[other].report)
            all.push_back(MoveMetrics::of(*recording.moves[other].report));
    return compareMove(MoveMetrics::of(*recording.moves[move].report), all);
}

std::optional<MoveExplanation> explainMove(const Recording& recording, std::size_t move)
{
    if (!recording.moves[move].report)
        return std::nullopt;
    std::vector<SearchedMove> all;
    for (std::size_t other = 0; other < recording.moves.size(); ++other)
        if (recording.side(other) == recording.side(move) && recording.moves[other].report)
            all.push_back({recording.ply(other), metricsOf(*recording.moves[other].report)});
    return explainMove(*recording.moves[move].report, recording.ply(move), all);
}
