// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/clock/timeshare.h"

#include "core/board/position.h"

#include <algorithm>

namespace {

constexpr int mostMovesPlanned = 12;

}

std::chrono::milliseconds timeShare(std::chrono::milliseconds left,
                                    std::chrono::milliseconds gained, int ownMoves)
{
    const int moves = std::clamp(ownMoves, 1, mostMovesPlanned);
    return std::min(left / moves + gained * 3 / 4, left);
}

int ownMovesLeft(int plies)
{
    return (Position::Shape::squares - plies + 1) / 2;
}
