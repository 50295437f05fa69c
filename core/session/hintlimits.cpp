// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/hintlimits.h"

#include "core/board/position.h"

#include <algorithm>

using std::chrono::milliseconds;

namespace {

/// Plies that a hint looks further than a depth.
constexpr int depthLead = 2;
/// Times a budget.
constexpr int budgetLead = 4;
/// Any budget passes this depth.
constexpr int quickDepth = 8;
/// How long a hint may take that had to be made deeper than it was set.
constexpr milliseconds patience {10'000};
/// A hint that lost its own depth to a small budget still looks around.
constexpr milliseconds shortest {2'000};
constexpr std::uint64_t fewestNodes = 1'000'000;
constexpr milliseconds longest {60'000};

void passDepth(SearchLimits& hint, int depth)
{
    const int wanted = std::min(depth + depthLead, Position::Shape::squares);
    if (hint.depth > 0 && hint.depth < wanted) {
        hint.depth = wanted;
        if (hint.time.count() == 0)
            hint.time = patience;
    } else if (hint.depth == 0 && hint.time.count() > 0 && depth > quickDepth) {
        hint.time = std::max(hint.time, patience);
    }
}

void passTime(SearchLimits& hint, milliseconds time)
{
    const milliseconds most = std::max(longest, 2 * time);
    hint.time = std::max(hint.time, std::clamp(budgetLead * time, shortest, most));
}

void passNodes(SearchLimits& hint, std::uint64_t nodes)
{
    hint.nodes = std::max({hint.nodes, budgetLead * nodes, fewestNodes});
    hint.time = std::max(hint.time, longest);
}

}

SearchLimits hintLimits(const SearchLimits& own, const SearchLimits& opponent)
{
    SearchLimits hint = own;
    const bool hasTime = opponent.time.count() > 0;
    const bool hasNodes = opponent.nodes > 0;
    // What the opponent is not held to must not hold the hint.
    if (opponent.depth == 0 && (hasTime || hasNodes))
        hint.depth = 0;
    if (hasTime && !hasNodes)
        hint.nodes = 0;
    if (opponent.depth > 0)
        passDepth(hint, opponent.depth);
    if (hasTime)
        passTime(hint, opponent.time);
    if (hasNodes)
        passNodes(hint, opponent.nodes);
    return hint;
}
