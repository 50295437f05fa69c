// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"

#include <array>
#include <utility>
#include <vector>

/// A board as a person reads it, cell by cell, without bitboards: what threats and reasons are
/// judged by.
class NaiveBoard
{
public:
    using Square = std::pair<int, int>; ///< column, row

    explicit NaiveBoard(const Position& position)
    {
        for (int column = 0; column < 7; ++column)
            for (int row = 0; row < 6; ++row)
                m_cells[column][row] = position.at(column, row);
    }

    static Cell cellOf(Player player)
    {
        return player == Player::First ? Cell::First : Cell::Second;
    }

    Cell at(int column, int row) const { return m_cells[column][row]; }
    void put(Square square, Player player)
    {
        m_cells[square.first][square.second] = cellOf(player);
    }
    void take(Square square) { m_cells[square.first][square.second] = Cell::Empty; }

    /// The row that a disc would land on; 6 where the column is full.
    int landing(int column) const
    {
        int row = 0;
        while (row < 6 && m_cells[column][row] != Cell::Empty)
            ++row;
        return row;
    }

    /// The other squares of every line of four through `square` of which `player` has all three.
    std::vector<Square> threeFor(Square square, Player player) const
    {
        std::vector<Square> discs;
        forEachLine(square, [&](const std::array<Square, 4>& line) {
            for (const Square& other : line)
                if (other != square && at(other.first, other.second) != cellOf(player))
                    return;
            for (const Square& other : line)
                if (other != square)
                    discs.push_back(other);
        });
        return discs;
    }

    /// Would a disc of `player` on this empty square complete four?
    bool completes(Square square, Player player) const
    {
        return at(square.first, square.second) == Cell::Empty && !threeFor(square, player).empty();
    }

    /// Squares on which `player` would complete four with a disc dropped now.
    std::vector<Square> wins(Player player) const
    {
        std::vector<Square> result;
        for (int column = 0; column < 7; ++column)
            if (const int row = landing(column); row < 6 && completes({column, row}, player))
                result.emplace_back(column, row);
        return result;
    }

    /// All empty squares that would complete four.
    std::vector<Square> threats(Player player) const
    {
        std::vector<Square> result;
        for (int column = 0; column < 7; ++column)
            for (int row = 0; row < 6; ++row)
                if (completes({column, row}, player))
                    result.emplace_back(column, row);
        return result;
    }

    template <typename Visit> static void forEachLine(Square square, Visit visit)
    {
        constexpr std::array<Square, 4> directions {{{0, 1}, {1, 0}, {1, 1}, {1, -1}}};
        for (const auto& [right, up] : directions)
            for (int place = 0; place < 4; ++place) {
                std::array<Square, 4> line;
                bool inside = true;
                for (int i = 0; i < 4; ++i) {
                    line[static_cast<std::size_t>(i)]
                        = {square.first + (i - place) * right, square.second + (i - place) * up};
                    const auto& [column, row] = line[static_cast<std::size_t>(i)];
                    inside = inside && column >= 0 && column < 7 && row >= 0 && row < 6;
                }
                if (inside)
                    visit(line);
            }
    }

private:
    std::array<std::array<Cell, 6>, 7> m_cells {};
};

inline Bitboard toBitboard(const std::vector<NaiveBoard::Square>& squares)
{
    Bitboard result = 0;
    for (const auto& [column, row] : squares)
        result |= Position::Shape::square(column, row);
    return result;
}
