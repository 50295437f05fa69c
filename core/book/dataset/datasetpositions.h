// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"

#include <vector>

/// The positions of the Connect-4 data set (J. Tromp, UCI Machine Learning Repository, 1995): those
/// of eight discs that can come up in a game, are not won and whose next move is not forced, a
/// position and its mirror image counted once.
namespace datasetpositions {

/// Discs on the board of each; the first player is to move.
constexpr int plies = 8;
constexpr std::size_t count = 67'557;

/// Can neither side complete a four with its next disc?
constexpr bool isQuiet(const Position& position)
{
    return !position.winningSquares() && !position.threatenedSquares();
}

/// Is a position that came up in a game one of them, either way round?
constexpr bool contain(const Position& position)
{
    return position.plies() == plies && !position.isWon() && isQuiet(position);
}

/// All of them, in the order in which they first come up when every game of eight plies is played,
/// the columns tried in the order d c e b f a g. Of a position and its mirror image it is the one
/// that comes up first that counts; that way round they all stand in the published file, too. The
/// file's order begins the same, for 2,014 lines, and then follows a rule that is not known.
std::vector<Position> all();

}
