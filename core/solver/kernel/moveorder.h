// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/solver/kernel/squares.h"

#include <array>
#include <bit>

/// The order in which the solver tries moves: the sum of a few counts, weighted. The weights come
/// from tests/bench/tune_moveorder, which lowers the number of nodes over a set of positions.
namespace {

struct OrderWeights
{
    int threat; ///< for each line that the move leaves one square short
    int playable; ///< more, if that square can be played at once
    int next; ///< more, if it can be played after one more disc
    int parity; ///< more, if it lies on the rows that fall to this side by follow-up
    int shared; ///< more, if both sides would complete a line there
    int upper; ///< for a move onto an even row
    int replies; ///< less, for each reply that the move leaves
    int centre; ///< for each column nearer to the middle
};

/// By the side to move (first, second), then by what is asked: not to lose, to win.
#ifndef FOURCAST_TUNE_ORDER
constexpr
#endif
    inline std::array<OrderWeights, 4>
        orderWeights {{
            {6, 15, 24, 12, -4, 0, 0, 6},
            {14, 9, 30, -4, 4, 4, 4, 3},
            {0, 12, 12, 4, 0, 2, 0, 4},
            {10, 3, 18, 4, 8, 4, 0, 3},
        }};

/// The merit of each lane's move but for the part of its column. Unsigned arithmetic wraps, so the
/// sum is right as a signed number.
FOURCAST_INLINE MoveLanes meritOf(MoveLanes moves, const Children<MoveLanes>& next, int plies,
                                  const OrderWeights& weights)
{
    const Squares parity = plies % 2 != 0 ? evenRows : oddRows;
    MoveLanes sum = times(count(next.threats), weights.threat)
        + times(count(next.threats & next.landing), weights.playable)
        + times(count(next.threats & (next.landing << 1)), weights.next)
        + times(count(next.threats & parity), weights.parity)
        + times(count(next.threats & next.replierThreats), weights.shared)
        - times(count(next.replies), weights.replies);
    sum += ~whereEmpty(moves & evenRows) & static_cast<Squares>(weights.upper);
    return sum;
}

FOURCAST_INLINE int centreOf(Squares move)
{
    constexpr std::array<int, 8> steps {0, 1, 2, 3, 2, 1, 0, 0};
    return steps[static_cast<std::size_t>(std::countr_zero(move)) / 8 % 8];
}

}
