// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/solver/kernel/squares.h"

/// Claims: bounds that need no search, because a simple way of answering holds to the end of the
/// game. They are tried on all children of a node before any of them is searched, and cut the tree
/// to less than half.
///
/// The idea is *follow-up* (claimeven in V. Allis, "A Knowledge-based Approach of Connect-Four",
/// 1988): whoever always answers in the column just played gets every second empty square, counted
/// from the landing square. What is proved here goes further in four ways:
///
/// - Columns of odd height need not pair up: their landing squares ("bases") are shared out, each
///   base of one side answered by a base of the other. The opponent is allowed all of them but one.
/// - Squares above a threat that follow-up will carry out are never reached by the opponent.
/// - A threat of the first player on an odd row turns the count round: below it nobody wants to
///   play, and it is the second player who runs out of other moves.
/// - The row of the last square needed bounds the length of the game: every square above it in its
///   column is still empty then.
///
/// If the opponent's squares, counted generously, hold no line, the claim stands whatever he does,
/// since answering his moves also blocks every threat he could make.
namespace {

/// No bound. Lower than every score.
inline constexpr int noClaim = -100;

/// The lanes in which the opponent completes no line with `squares` and all bases but one of the
/// lowest two.
template <typename S> FOURCAST_INLINE unsigned lanesWithoutLine(S squares, S bases)
{
    const S first = lowest(bases);
    const S second = lowest(withoutLowest(bases));
    return ~lanesWithSquares(lines(squares | (bases & ~first))
                             | lines(squares | (bases & ~second)));
}

/// The second player has moved and answers from now on. Draws at least; wins if his own squares
/// hold a line.
template <typename S>
FOURCAST_INLINE int secondPlayersClaim(const Children<S>& next, Squares opponent, unsigned lanes,
                                       int alpha)
{
    if (alpha >= 3)
        return noClaim;
    const S bases = next.landing & evenRows;
    const S reached = next.empty & ~above(next.threats & evenRows & ~next.landing);
    lanes &= lanesWithoutLine<S>((reached & oddRows) | opponent, bases);
    if (!lanes)
        return noClaim;
    if (alpha < 0)
        return 0;
    // A line that needs no square above row 6, 4, 2 is complete by ply 42, 40, 38: scores 1, 2, 3.
    const Squares rows = evenRows
        & (alpha == 0       ? board
               : alpha == 1 ? 0x0f * bottom
                            : 0x03 * bottom);
    const S squares = next.mover | (next.empty & rows & ~bases);
    return lanes & lanesWithSquares(lines(squares)) ? alpha + 1 : noClaim;
}

/// The first player has moved and has a threat on an odd row that can't be carried out yet. In its
/// column he answers up to the threat, elsewhere everywhere; the second player has to play below it
/// in the end.
template <typename S>
FOURCAST_INLINE int firstPlayersClaim(const Children<S>& next, Squares opponent, unsigned lanes,
                                      int alpha)
{
    // On row 3 the win comes by ply 39, on row 5 by ply 41: scores 2 and 1.
    if (alpha >= 2)
        return noClaim;
    const Squares rows = oddRows & (alpha < 1 ? 0x3c * bottom : 0x04 * bottom);
    S threats = next.threats & rows & ~next.landing;
    const S reached = next.empty & ~above(next.threats & evenRows & ~next.landing);
    for (int tries = 2; tries > 0; --tries) {
        const unsigned waiting = lanes & lanesWithSquares(threats);
        if (!waiting)
            return noClaim;
        const S threat = lowest(threats);
        const S foot = (threat | (threat >> 2) | (threat >> 4)) & bottom;
        const S column = (foot << 6) - foot;
        const S below = threat - foot;
        const S bases = (next.landing & evenRows & ~column) | (next.landing & oddRows & column);
        const S squares
            = (reached & ~column & oddRows) | (below & next.empty & evenRows) | opponent;
        if (waiting & lanesWithoutLine<S>(squares, bases))
            return alpha < 1 ? 1 : 2;
        threats = withoutLowest(threats);
    }
    return noClaim;
}

/// The lanes in which the replier can win only on squares that he threatens already, and not soon
/// enough.
///
/// The mover, from now on the holder, never plays below such a square; once the replier does, the
/// holder blocks it. So nothing happens there before all other squares are full, and who is to move
/// then is a matter of counting: if it is the holder, he loses two plies later. If it is the
/// replier, he gives up one of his squares, which lets him win later still, and not at all if
/// no column he opens that way has an odd number of squares left above.
template <typename S>
FOURCAST_INLINE unsigned lanesHeld(const Children<S>& next, Squares opponent, int plies, int alpha)
{
    const S threats = next.replierThreats;
    // One threat right above another can't be held.
    const unsigned held = ~lanesWithSquares(lines((next.empty & ~threats) | opponent))
        & ~lanesWithSquares(threats & (threats << 1));
    if (!held)
        return 0;
    const S frozen = (threats >> 1) | above(threats >> 1);
    const S frozenCount = count(frozen);
    // Full squares at that time are 42 - frozenCount; an even number finds the first player to
    // move.
    const S odd = frozenCount & 1;
    const S replierMoves = plies % 2 == 0 ? odd : odd ^ 1;
    const unsigned inTime = static_cast<unsigned>(bytecolumns::squares) + 2;
    const S soonestWin = inTime - frozenCount + replierMoves * 3;
    // The winner has ply / 2 discs then, rounded up, and a score of 22 less these.
    const int lateEnough = 2 * alpha + (plies % 2 == 0 ? 46 : 45);
    const S isLate = ~(soonestWin - static_cast<Squares>(lateEnough)) >> 63;
    const unsigned draws
        = lanesWithSquares(replierMoves) & ~lanesWithSquares(threats & (oddRows | above(threats)));
    return held & (lanesWithSquares(isLate) | draws | ~lanesWithSquares(threats));
}

/// A proven lower bound above alpha for the side that moved, or noClaim. `lanes` are those in use.
template <typename S>
FOURCAST_INLINE int claim(const Children<S>& next, Squares opponent, unsigned lanes, int plies,
                          int alpha)
{
    if (alpha < 0 && (lanes & lanesHeld(next, opponent, plies, alpha)))
        return alpha + 1;
    if (plies % 2 != 0)
        return secondPlayersClaim(next, opponent, lanes, alpha);
    return firstPlayersClaim(next, opponent, lanes, alpha);
}

}
