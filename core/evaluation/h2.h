// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"
#include "core/evaluation/value.h"

#include <array>

/// The study's second heuristic: every square has a value, the number of fours that run through it; a
/// side has the sum over its discs, the position the difference. Rows from the bottom:
/// 3 4 5 7 5 4 3 / 4 6 8 10 8 6 4 / 5 8 11 13 11 8 5 and mirrored (Kang, Wang, Hu 2019).
class H2
{
public:
    /// The study's source adds this constant to every value. It changes no choice; ours are without.
    static constexpr Value publishedOffset = 138;

    static constexpr int squareValue(int column, int row)
    {
        constexpr std::array<std::array<int, 4>, 3> corner {
            {{3, 4, 5, 7}, {4, 6, 8, 10}, {5, 8, 11, 13}}};
        const int c = column < 4 ? column : 6 - column;
        const int r = row < 3 ? row : 5 - row;
        return corner[static_cast<std::size_t>(r)][static_cast<std::size_t>(c)];
    }

    /// From the view of the side to move.
    constexpr Value operator()(const Position& position) const
    {
        // The values written in binary, a mask for every bit: four counts a side instead of 42.
        const Bitboard own = position.own();
        const Bitboard opponent = position.opponent();
        Value sum = 0;
        for (int bit = 0; bit < 4; ++bit) {
            const Bitboard mask = masks[static_cast<std::size_t>(bit)];
            sum += (std::popcount(own & mask) - std::popcount(opponent & mask)) << bit;
        }
        return sum;
    }
    /// Finished games are the search's business here, so there is nothing to leave out.
    constexpr Value unfinished(const Position& position) const { return (*this)(position); }

private:
    static constexpr std::array<Bitboard, 4> masks = [] {
        std::array<Bitboard, 4> result {};
        for (int column = 0; column < Position::Shape::width; ++column)
            for (int row = 0; row < Position::Shape::height; ++row)
                for (int bit = 0; bit < 4; ++bit)
                    if (squareValue(column, row) >> bit & 1)
                        result[static_cast<std::size_t>(bit)] |= Position::Shape::square(column, row);
        return result;
    }();
};
