// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/fillinggame.h"

#include <algorithm>

namespace {

using Shape = Position::Shape;
constexpr std::int8_t notKnown = 2;

/// The squares of a column from `row` up, the lowest in bit 0.
unsigned columnBits(Bitboard squares, int column, int row)
{
    return static_cast<unsigned>((squares & Shape::columnMask(column))
                                 >> (column * Shape::stride + row));
}

}

FillingGame::FillingGame(const Position& position, Bitboard first, Bitboard second)
    : m_side(position.sideToMove())
{
    std::size_t states = 1;
    for (int column = 0; column < Shape::width; ++column) {
        const int row = position.landingRow(column);
        const int free = Shape::height - row;
        if (((first | second) & Shape::columnMask(column)) == 0) {
            m_others += free;
            continue;
        }
        m_columns.push_back(
            {free, {columnBits(first, column, row), columnBits(second, column, row)}, 0});
        states *= static_cast<std::size_t>(free) + 1;
    }
    m_known.assign(states * (static_cast<std::size_t>(m_others) + 1), notKnown);
}

std::optional<Player> FillingGame::winner()
{
    const int result = value(m_side);
    if (result == 0)
        return std::nullopt;
    return result > 0 ? m_side : other(m_side);
}

std::size_t FillingGame::state() const
{
    auto number = static_cast<std::size_t>(m_others);
    for (const Column& column : m_columns)
        number = number * (static_cast<std::size_t>(column.free) + 1)
            + static_cast<std::size_t>(column.filled);
    return number;
}

/// 1, 0 or -1 for `side`, whose turn it is.
int FillingGame::value(Player side)
{
    const std::size_t here = state();
    if (m_known[here] != notKnown)
        return m_known[here];
    int best = -1;
    bool isFull = true;
    for (Column& column : m_columns) {
        if (column.filled == column.free)
            continue;
        isFull = false;
        if (column.threats[static_cast<std::size_t>(side)] >> column.filled & 1u) {
            best = 1;
        } else {
            ++column.filled;
            best = std::max(best, -value(other(side)));
            --column.filled;
        }
        if (best == 1)
            break;
    }
    if (m_others > 0 && best < 1) {
        isFull = false;
        --m_others;
        best = std::max(best, -value(other(side)));
        ++m_others;
    }
    if (isFull)
        best = 0;
    return m_known[here] = static_cast<std::int8_t>(best);
}
