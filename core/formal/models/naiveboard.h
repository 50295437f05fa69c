// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/models/boardsize.h"

#include <array>

namespace fourcast::formal {

/// A board as a table of its squares, and what the rules say of it, by looking at one square after
/// the other: the oracle that the position which plays is held against. It shares no idea with it.
class NaiveBoard
{
public:
    explicit NaiveBoard(const BoardSize& size) : m_size(size) { }

    template <typename Board> static NaiveBoard of(const Board& position)
    {
        using Shape = typename Board::Shape;
        NaiveBoard board({Shape::width, Shape::height, Shape::line});
        for (int column = 0; column < Shape::width; ++column)
            for (int row = 0; row < Shape::height; ++row)
                board.set(column, row, position.at(column, row));
        return board;
    }

    Cell at(int column, int row) const { return m_cells[index(column, row)]; }
    void set(int column, int row, Cell cell) { m_cells[index(column, row)] = cell; }

    int count(Cell cell) const;
    bool hasLine(Cell cell) const;
    /// Is there a disc below every disc, or the ground?
    bool obeysGravity() const;
    /// As many discs of the first player as of the second, or one more?
    bool turnsAlternated() const;

private:
    static std::size_t index(int column, int row)
    {
        return static_cast<std::size_t>(column) * BoardSize::most + static_cast<std::size_t>(row);
    }
    bool startsLine(int column, int row, int right, int up) const;

    BoardSize m_size;
    std::array<Cell, BoardSize::most * BoardSize::most> m_cells {};
};

}
