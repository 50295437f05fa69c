// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/formal/system/systemfacts.h"

using namespace fourcast::formal;

SystemFacts::SystemFacts(const Lts& lts, std::stop_token stop)
    : shortest(lts, stop), endings(endingsOf(lts, stop)), levelSizes(shortest.levelCount()),
      levelFirst(shortest.levelCount(), noState)
{
    for (State state = 0; state < lts.stateCount(); ++state) {
        if (state % 65536 == 0 && stop.stop_requested())
            return;
        const std::uint32_t level = shortest.level(state);
        if (level == ShortestPaths::unreachable)
            continue;
        ++levelSizes[level];
        if (levelFirst[level] == noState)
            levelFirst[level] = state;
        for (const Transition& step : lts.transitions(state))
            ++levelSteps[{level, shortest.level(step.target)}];
    }
}
