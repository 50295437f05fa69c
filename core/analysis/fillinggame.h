// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"

#include <array>
#include <optional>
#include <vector>

/// The rest of a game in which both sides only fill up columns: nothing but the threats that are
/// given now can win, new ones never come up. This is the endgame that V. Allis counts with, "A
/// Knowledge-based Approach of Connect-Four" (1988), chapter 3; here it is played out, best moves
/// by both, instead of counted.
///
/// Only the columns that hold a threat are told apart; of all others together only the number of
/// free squares matters. A position has at most 7^7 states, mostly a few thousand.
class FillingGame
{
public:
    /// `first` and `second` are the empty squares on which each side completes four.
    FillingGame(const Position& position, Bitboard first, Bitboard second);

    /// Who wins; nothing when the board fills up.
    std::optional<Player> winner();

private:
    /// The part of a column that is free, from the landing square up.
    struct Column
    {
        int free = 0;
        std::array<unsigned, 2> threats {}; ///< of each player, bit 0 the landing square
        int filled = 0;
    };

    int value(Player side);
    std::size_t state() const;

    Player m_side;
    std::vector<Column> m_columns;
    int m_others = 0; ///< free squares of the columns without a threat
    std::vector<std::int8_t> m_known; ///< values by state, for the side to move; 2 where not known
};
