// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/game.h"
#include "core/support/random.h"

#include <vector>

/// Columns of a game that is played at random, each free one equally likely, from `position` to its
/// end or for at most `plies` moves.
template <int W, int H, int K>
std::vector<int> randomColumns(SeededRandom& random, BasicPosition<W, H, K> position = {},
                               int plies = W * H)
{
    std::vector<int> columns;
    while (!position.isFinished() && static_cast<int>(columns.size()) < plies) {
        const int column = static_cast<int>(random.below(W));
        if (!position.canPlay(column))
            continue;
        columns.push_back(column);
        position.play(column);
    }
    return columns;
}
