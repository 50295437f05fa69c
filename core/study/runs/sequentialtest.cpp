// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/runs/sequentialtest.h"

#include <algorithm>

void SequentialTest::add(const ExperimentGame& game)
{
    // Two games are copies where they are alike from the first search on.
    const auto searched = std::ranges::find_if(game.nodes, [](auto nodes) { return nodes > 0; });
    const auto opening = static_cast<std::size_t>(searched - game.nodes.begin());
    PairTest::add(game.round,
                  {game.aWins()       ? 2
                       : game.bWins() ? 0
                                      : 1,
                   gameTrace(game.aMovesFirst, game.moves, opening)});
}
