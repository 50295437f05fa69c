// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"
#include "core/search/score.h"

/// The solver's scores: 22 minus the number of discs the winner has on the board when the four is
/// complete; positive when the side to move wins, negative when it loses, 0 for a draw. A quicker
/// win is a larger number, a slower loss is closer to zero.
namespace exactscore {

/// No score of an unfinished position is larger: a four needs four discs.
constexpr int largest = 18;

/// The score when the side to move wins with its next disc.
constexpr int ofWinNow(int plies)
{
    return (Position::Shape::squares + 1 - plies) / 2;
}
/// The score when the opponent can't be kept from winning with his next disc.
constexpr int ofLossNext(int plies)
{
    return -((Position::Shape::squares - plies) / 2);
}

/// Plies from a position with `plies` discs to the end of the game under perfect play.
constexpr int pliesToEnd(int score, int plies)
{
    if (score == 0)
        return Position::Shape::squares - plies;
    const bool firstToMove = plies % 2 == 0;
    const bool firstWins = firstToMove == (score > 0);
    const int discs = Position::Shape::squares / 2 + 1 - (score > 0 ? score : -score);
    return 2 * discs - (firstWins ? 1 : 0) - plies;
}

/// What is said aloud, from the view of the side to move.
Score toScore(int score, int plies);

}
