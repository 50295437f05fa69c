// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"
#include "core/evaluation/value.h"

#include <array>

/// H1 in its strict reading once more, from the article's table with arrays and loops: slow, and
/// with nothing in common with the bit patterns that it is held against.
class NaiveH1
{
public:
    explicit NaiveH1(const Position& position, bool fourInLine = true);

    Value valueFor(Player player) const;

private:
    struct Square
    {
        int column;
        int row;
        Square moved(int dc, int dr, int by = 1) const { return {column + by * dc, row + by * dr}; }
    };

    static std::size_t index(int column, int row)
    {
        return static_cast<std::size_t>(column) * 6 + static_cast<std::size_t>(row);
    }
    static bool onBoard(Square s)
    {
        return s.column >= 0 && s.column < 7 && s.row >= 0 && s.row < 6;
    }
    bool is(Square s, Cell cell) const;
    bool isAvailable(Square s) const;

    /// Calls visit(first square, length, dc, dr) for every maximal run of the side.
    template <typename Visit> void forEachRun(Cell own, Visit visit) const;
    int longestRun(Cell own) const;

    Value features(Cell own) const;
    Value three(Square first, int dc, int dr) const;
    Value two(Cell own, Square first, int dc, int dr) const;
    int availableFrom(Square s, int dc, int dr) const;
    Value loneDiscs(Cell own) const;

    bool m_fourInLine;
    std::array<Cell, 42> m_cells {};
};
