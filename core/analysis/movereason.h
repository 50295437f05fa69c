// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/threats.h"
#include "core/board/move.h"
#include "core/solver/solvereport.h"

#include <vector>

/// What can be said of a move, each a fact about the position before and after it.
enum class ReasonKind : std::uint8_t
{
    WinsNow, ///< completes four
    MissesWin, ///< could have completed four on `squares`
    Blocks, ///< lands where the opponent would have completed four
    GivesSquare, ///< the opponent completes four on `squares`, right above, which it opens
    LeavesWin, ///< the opponent completes four on `squares`, as he could have before
    ThreatensTwice, ///< wins next on any of `squares`, of which the opponent can block one
    ThreatensAbove, ///< wins next on the lower of `squares`, or, when that is blocked, on the upper
    Threatens, ///< would win next on `squares`
    GivesUpThreat, ///< opens `squares`, a threat of its own, for the opponent to block
    OddThreats, ///< new threats on `squares`, which have to wait
    EvenThreats,
    TakesDouble, ///< a disc of the opponent here would have threatened `squares` at once
    TakesThreat, ///< a disc of the opponent here would have made threats on `squares`
    OnlySafe, ///< after every other move the opponent completes four at once
    OnlyColumn, ///< all others are full
    LinesLeft, ///< nothing of all that: `number` lines through it can still become the mover's four

    // From exact scores.
    OnlyWin, ///< no other column wins
    OnlyDraw, ///< every other column loses
    GivesWinAway, ///< another column wins, this one does not
    GivesDrawAway, ///< another column does not lose, this one does
    Wins, ///< in `number` moves, this one included
    WinsFastest, ///< the same, and every other column wins later or not at all
    WinsSomehow, ///< the number is not known
    Draws,
    Loses, ///< after `number` moves of the opponent's
    LosesLatest, ///< the same, and no column holds out longer; some do not hold out as long
    LosesSomehow
};

struct Reason
{
    ReasonKind kind = ReasonKind::LinesLeft;
    Bitboard squares = 0;
    int number = 0;

    friend bool operator==(const Reason&, const Reason&) = default;
};

/// All that is worth saying, the most important first; never empty. `before` is unfinished and the
/// move legal. `exact` are the scores of that position as far as they are proved; those of another
/// position, known by its key, are left alone.
std::vector<Reason> moveReasons(const Position& before, Move move,
                                const ColumnsReport* exact = nullptr);

/// *Why this move*: the first few of them in one or two sentences. "d4 blocks Blue's four and makes
/// an odd threat on e5. It leads to a draw." "Only d1 keeps the win (in 21 moves). It is part of 7
/// possible fours."
QString moveReason(const Position& before, Move move, const SideNames& names,
                   const ColumnsReport* exact = nullptr);
