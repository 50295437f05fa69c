// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/heuristic.h"

#include <array>

namespace h2 {

/// How many of the board's fours run through a square.
constexpr int squareValue(int column, int row)
{
    constexpr std::array<std::array<int, 4>, 3> corner {
        {{3, 4, 5, 7}, {4, 6, 8, 10}, {5, 8, 11, 13}}};
    const int c = column < 4 ? column : 6 - column;
    const int r = row < 3 ? row : 5 - row;
    return corner[static_cast<std::size_t>(r)][static_cast<std::size_t>(c)];
}

/// The squares whose value has a bit set, so that four counts a side do for 42 squares.
constexpr Bitboard squaresWithBit(int bit)
{
    Bitboard mask = 0;
    for (int column = 0; column < Position::Shape::width; ++column)
        for (int row = 0; row < Position::Shape::height; ++row)
            if (squareValue(column, row) >> bit & 1)
                mask |= Position::Shape::square(column, row);
    return mask;
}

inline constexpr std::array<Bitboard, 4> bitMasks {squaresWithBit(0), squaresWithBit(1),
                                                   squaresWithBit(2), squaresWithBit(3)};

}

/// The study's second heuristic: every square has a value, a side has the sum over its discs, the
/// position the difference. Rows from the bottom: 3 4 5 7 5 4 3 / 4 6 8 10 8 6 4 / 5 8 11 13 11 8 5
/// and mirrored (Kang, Wang, Hu 2019).
class H2
{
public:
    /// From the view of the side to move.
    constexpr Value operator()(const Position& position) const
    {
        Value sum = 0;
        for (int bit = 0; bit < 4; ++bit) {
            const Bitboard mask = h2::bitMasks[static_cast<std::size_t>(bit)];
            sum += (std::popcount(position.own() & mask)
                    - std::popcount(position.opponent() & mask))
                * (1 << bit);
        }
        return sum;
    }
    /// The search knows finished games by itself; H2 has nothing to leave out for them.
    constexpr Value unfinished(const Position& position) const { return (*this)(position); }
    /// H2 has no reading of its own for either player.
    constexpr H2 seenBy(Player) const { return *this; }
};

static_assert(Heuristic<H2>);
