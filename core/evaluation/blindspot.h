// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

/// What an opponent of the ladder does not see, however deep it looks.
enum class BlindSpot : std::uint8_t
{
    OpponentLines, ///< the other side's lines, finished or growing
    Diagonals, ///< lines that rise or fall, of both sides
    SquareAbove, ///< the reply on top of the disc it has just dropped
    OwnThreats, ///< its own fours that are further away than the next move
    Edges, ///< replies in the two outer columns, unless nothing else is left
    Opening, ///< everything but forced wins and losses, as long as few discs are down
    Zugzwang, ///< on which rows a threat is worth something in the end
    None
};
