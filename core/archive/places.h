// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"
#include "core/game/game.h"

#include <vector>

/// Where games have been, so that one position is found again whatever order of moves led there. A
/// position and its mirror image are one place.
namespace places {

/// A position and the move that was played there.
struct Place
{
    /// Of the position or its mirror image, whichever has the smaller one.
    qint64 key = 0;
    /// The column as seen in the image of that key, counted from 0; in a position that is its own
    /// image the left one of the two. `noMove` where the game went no further.
    int move = 0;

    friend bool operator==(const Place&, const Place&) = default;
};

inline constexpr int noMove = Position::Shape::width;

/// The key alone.
qint64 keyOf(const Position& position);
Place placeOf(const Position& position, int column);
/// The columns of this position that a place's move stands for: two where it is its own image and
/// the move is not in the middle.
std::vector<int> columnsOf(const Position& position, int move);

/// Every position of the game from its start to its end with the move played there; the last one
/// with none.
std::vector<Place> placesOf(const Game& game);

}
