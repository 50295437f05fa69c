// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/uci/session/ucilimits.h"

#include "core/clock/timeshare.h"
#include "core/engines/engineinfo.h"

#include <algorithm>

namespace uci {

namespace {

using std::chrono::milliseconds;

/// More than any search visits: a limit that only has it deepen.
constexpr std::uint64_t endlessNodes = 1'000'000'000'000'000;
constexpr milliseconds shortest {1};

milliseconds shareOfClock(const GoLine& go, const Position& root, milliseconds overhead)
{
    const auto side = static_cast<std::size_t>(root.sideToMove());
    const milliseconds left = *go.clock[side];
    const milliseconds gained = go.increment[side].value_or(milliseconds(0));
    const int ownMoves = ownMovesLeft(root.plies());
    return timeShare(left, gained, std::min(ownMoves, go.movesToGo.value_or(ownMoves))) - overhead;
}

} // namespace

SearchLimits limitsFor(const GoLine& go, const Position& root, const EngineInfo& engine,
                       milliseconds overhead)
{
    SearchLimits limits;
    if (engine.takesDepth()) {
        // A win in so many own moves ends with an own disc.
        const int mate = go.mate ? 2 * std::min(*go.mate, Position::Shape::squares) - 1 : 0;
        limits.depth = go.depth && mate > 0 ? std::min(*go.depth, mate) : go.depth.value_or(mate);
        limits.nodes = endlessNodes;
    }
    if (go.nodes)
        limits.nodes = std::min(*go.nodes, endlessNodes);
    if (go.moveTime)
        limits.time = std::max(shortest, *go.moveTime - overhead);
    else if (go.clock[static_cast<std::size_t>(root.sideToMove())])
        limits.time = std::max(shortest, shareOfClock(go, root, overhead));
    return limits;
}

}
