// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"

#include <QStringList>
#include <array>

/// What the winning chances look at, all of it for the first player, plus where it is good for him.
/// A position and its mirror image have the same numbers.
namespace oddsfeatures {

enum Feature : std::uint8_t
{
    Constant, ///< 1
    Turn, ///< 1 when the first player moves, -1 when the second does
    Win, ///< +-1 for whose turn it is, when it can win at once
    DoubleThreat, ///< +-1 for who has two squares to win on while the other moves and can't win
    Threat, ///< the same with one square, which the other has to take
    FirstOdd, ///< first player's threats on rows 1, 3, 5 that no disc can be dropped on yet
    FirstEven,
    SecondOdd,
    SecondEven, ///< the second player's on rows 2, 4, 6
    Zugzwang, ///< 1 with FirstOdd and no SecondEven, -1 with SecondEven and no FirstOdd
    Threes, ///< fours with three discs of one side and none of the other: the difference
    Twos, ///< the same with two discs, in tens
    Squares, ///< H2's difference, in tens
    Plies, ///< discs on the board, as a share of 42
    SquaresLater, ///< Squares times Plies
    Count
};

using Values = std::array<double, Count>;

/// The numbers of an unfinished position.
Values of(const Position& position);

/// "constant", "turn" ... as files name them, in the order of the enumeration.
const QStringList& names();

}
