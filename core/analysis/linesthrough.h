// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"

/// Calls `visit(line)` with the four squares of every line through `square` that is on the board.
template <typename Visit> void forEachLineThrough(Bitboard square, Visit visit)
{
    using Shape = Position::Shape;
    for (const int step : Shape::directions)
        for (int place = 0; place < Shape::line; ++place) {
            Bitboard line = 0;
            for (int i = 0; i < Shape::line; ++i)
                line |= i < place ? square >> (place - i) * step : square << (i - place) * step;
            // Squares before the first one are lost in the shift; the others that leave the board
            // pass through the spare row or beyond the last column.
            if (std::popcount(line) == Shape::line && (line & ~Shape::boardMask()) == 0)
                visit(line);
        }
}
