// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recording/depthcomparison.h"

#include <map>

namespace {

/// A depth that was not searched to its end has no cost of its own.
Timeline wholeDepthsOf(const RecordedMove& move)
{
    Timeline timeline;
    for (const IterationReport& each : move.report->iterations)
        if (each.complete)
            timeline.iterations.push_back({.depth = each.depth,
                                           .start = each.start,
                                           .end = each.start + each.time,
                                           .nodes = each.counts.nodes,
                                           .complete = true});
    return timeline;
}

}

std::vector<SearchDifference::Depth> commonDepths(const RecordingComparison& comparison,
                                                  const MovePair& pair)
{
    if (!comparison.isComparable(pair))
        return {};
    return searchDifference(wholeDepthsOf(comparison.first().moves[*pair.first]),
                            wholeDepthsOf(comparison.second().moves[*pair.second]), false)
        .depths;
}

std::vector<DepthCosts> depthCosts(const RecordingComparison& comparison)
{
    const SearchQuantity& time = *searchQuantity(u"milliseconds");
    std::map<int, DepthCosts> byDepth;
    for (const MovePair& pair : comparison.moves()) {
        const bool isTimed = comparison.counts(pair, time);
        for (const SearchDifference::Depth& each : commonDepths(comparison, pair)) {
            DepthCosts& costs = byDepth[each.depth];
            costs.depth = each.depth;
            ++costs.moves;
            costs.timed += isTimed ? 1 : 0;
            for (std::size_t which = 0; which < costs.nodes.size(); ++which) {
                costs.nodes[which] += each.nodes[which];
                if (isTimed)
                    costs.time[which] += each.time[which];
            }
        }
    }
    std::vector<DepthCosts> all;
    for (const auto& [depth, costs] : byDepth)
        all.push_back(costs);
    return all;
}
