// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"

#include <algorithm>

/// What the solvers are judged by: minimax to the end of the game, in the plainest way that is
/// still quick enough for late positions. It knows the rules and nothing else: no solver code, no
/// table, no threats.
namespace plainminimax {

/// A win is worth the discs that the winner has left when the board's squares are shared out, the
/// winning one included; a loss the same with a minus sign; a draw 0.
template <int W, int H, int K> int valueOfWin(const BasicPosition<W, H, K>& position)
{
    const bool first = position.sideToMove() == Player::First;
    const int share = first ? (W * H + 1) / 2 : W * H / 2;
    const int played = first ? (position.plies() + 1) / 2 : position.plies() / 2;
    return share - played;
}

/// The value of an unfinished position for the side to move, or a bound of it outside the window.
template <int W, int H, int K>
int value(const BasicPosition<W, H, K>& position, int alpha = -W * H, int beta = W * H)
{
    for (int column = 0; column < W; ++column)
        if (position.canPlay(column) && position.wins(column))
            return valueOfWin(position);
    for (int i = 0; i < W && alpha < beta; ++i) {
        // From the middle outwards.
        const int column = W / 2 + (i % 2 ? -(i + 1) / 2 : i / 2);
        if (!position.canPlay(column))
            continue;
        const auto next = position.after(column);
        alpha = std::max(alpha, next.isFull() ? 0 : -value(next, -beta, -alpha));
    }
    return alpha;
}

}
