// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"

/// Move sequences of exactly `depth` plies from here; a win ends its line. Known for the empty
/// standard board: 7, 49, 343, 2401, 16807, 117649, 823536, 5673234, 39394572.
template <int W, int H, int K>
std::uint64_t perft(const BasicPosition<W, H, K>& position, int depth)
{
    if (depth == 0)
        return 1;
    if (position.isFinished())
        return 0;
    // Every free column is one last move; no need to play it.
    if (depth == 1)
        return static_cast<std::uint64_t>(std::popcount(position.available()));
    std::uint64_t count = 0;
    for (int column = 0; column < W; ++column)
        if (position.canPlay(column))
            count += perft(position.after(column), depth - 1);
    return count;
}
