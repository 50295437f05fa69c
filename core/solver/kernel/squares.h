// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/solver/kernel/lanes.h"

namespace {

/// Squares that would complete a line in one of the three directions across columns.
template <int step, typename S> FOURCAST_INLINE S completingAcross(S discs)
{
    const S l1 = discs << step;
    const S l2 = discs << (2 * step);
    const S l3 = discs << (3 * step);
    const S r1 = discs >> step;
    const S r2 = discs >> (2 * step);
    const S r3 = discs >> (3 * step);
    return (l1 & l2 & (l3 | r1)) | (r1 & r2 & (r3 | l1));
}

/// Squares that would complete a line of four; mask with the empty ones.
template <typename S> FOURCAST_INLINE S completing(S discs)
{
    return ((discs << 1) & (discs << 2) & (discs << 3)) | completingAcross<7>(discs)
        | completingAcross<8>(discs) | completingAcross<9>(discs);
}

/// Where lines of four begin.
template <typename S> FOURCAST_INLINE S lines(S squares)
{
    const S falling = squares & (squares >> 7);
    const S level = squares & (squares >> 8);
    const S rising = squares & (squares >> 9);
    const S upright = squares & (squares >> 1);
    return (falling & (falling >> 14)) | (level & (level >> 16)) | (rising & (rising >> 18))
        | (upright & (upright >> 2));
}

/// All squares above the given ones, in their columns.
template <typename S> FOURCAST_INLINE S above(S squares)
{
    squares = (squares << 1) & board;
    squares |= (squares << 1) & board;
    squares |= (squares << 1) & board;
    return squares | ((squares << 2) & board);
}

/// What is on the board after each of several moves. `mover` made the move, `replier` is next.
template <typename S> struct Children
{
    S mover;
    S empty;
    S landing; ///< where the next disc of each column would come to lie
    S threats; ///< empty squares that would complete a line of the mover's
    S replies; ///< moves of the replier after which the mover can't win at once
    S replierThreats;
    S occupied;
};

template <typename S>
FOURCAST_INLINE Children<S> childrenOf(Squares own, Squares opponent, Squares opponentThreats,
                                       S moves)
{
    Children<S> next; // NOLINT(cppcoreguidelines-pro-type-member-init): all of it follows
    next.mover = moves | own;
    next.occupied = moves | (own | opponent);
    next.empty = ~next.occupied & board;
    next.landing = (next.occupied + bottom) & board;
    next.threats = completing(next.mover) & next.empty;
    next.replierThreats = ~moves & opponentThreats;
    // A threat that can be carried out at once must be answered, and two of them can't be; nobody
    // plays below a threat.
    const S urgent = next.threats & next.landing;
    const S safe = next.landing & ~(next.threats >> 1);
    next.replies = safe & (whereEmpty(urgent) | (urgent & whereEmpty(withoutLowest(urgent))));
    return next;
}

}
