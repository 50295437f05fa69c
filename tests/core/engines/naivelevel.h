// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"
#include "core/evaluation/blindspot.h"

#include <algorithm>
#include <array>
#include <vector>

/// What the opponents' search is judged by: the rules of each blind spot written down once more,
/// cell by cell, over the whole tree.
namespace naivelevel {

constexpr int win = 1'000'000'000;

struct Direction
{
    int column;
    int row;
};

constexpr std::array<Direction, 4> directions {{{0, 1}, {1, 0}, {1, 1}, {1, -1}}};

constexpr bool onBoard(int column, int row)
{
    return column >= 0 && column < 7 && row >= 0 && row < 6;
}

inline Cell cellOf(Player player)
{
    return player == Player::First ? Cell::First : Cell::Second;
}

/// Calls `each(cells, diagonal)` for the places of every four on the board.
template <typename Each> void forEachFour(Each each)
{
    for (int column = 0; column < 7; ++column)
        for (int row = 0; row < 6; ++row)
            for (const auto& [dc, dr] : directions) {
                if (!onBoard(column + 3 * dc, row + 3 * dr))
                    continue;
                std::array<std::pair<int, int>, 4> cells;
                for (int i = 0; i < 4; ++i)
                    cells[static_cast<std::size_t>(i)] = {column + i * dc, row + i * dr};
                each(cells, dc != 0 && dr != 0);
            }
}

inline bool hasFour(const Position& position, Player player, bool diagonalsToo)
{
    bool found = false;
    forEachFour([&](const auto& cells, bool diagonal) {
        if (diagonal && !diagonalsToo)
            return;
        found = found || std::ranges::all_of(cells, [&](const auto& cell) {
                    return position.at(cell.first, cell.second) == cellOf(player);
                });
    });
    return found;
}

/// Threes without the other side's discs, whose missing square is on a row of `player`'s.
inline int goodThrees(const Position& position, Player player, bool diagonalsToo = true)
{
    int count = 0;
    forEachFour([&](const auto& cells, bool diagonal) {
        if (diagonal && !diagonalsToo)
            return;
        int own = 0;
        int emptyRow = -1;
        int empty = 0;
        for (const auto& [column, row] : cells) {
            own += position.at(column, row) == cellOf(player);
            if (position.at(column, row) == Cell::Empty) {
                ++empty;
                emptyRow = row + 1; // as people count them
            }
        }
        if (own == 3 && empty == 1)
            count += emptyRow % 2 == (player == Player::First ? 1 : 0);
    });
    return count;
}

inline int evaluate(const Position& position, Player viewer, BlindSpot blindness)
{
    int value = 0;
    forEachFour([&](const auto& cells, bool diagonal) {
        if (diagonal && blindness == BlindSpot::Diagonals)
            return;
        std::array<int, 2> discs {};
        for (const auto& [column, row] : cells) {
            const Cell cell = position.at(column, row);
            if (cell != Cell::Empty)
                ++discs[cell == cellOf(viewer) ? 0 : 1];
        }
        constexpr std::array<int, 5> worth {0, 1, 4, 16, 64};
        if (discs[1] == 0 && blindness != BlindSpot::OwnThreats)
            value += worth[static_cast<std::size_t>(discs[0])];
        if (discs[0] == 0 && blindness != BlindSpot::OpponentLines)
            value -= worth[static_cast<std::size_t>(discs[1])];
    });
    if (blindness == BlindSpot::Zugzwang)
        return value;
    const bool diagonalsToo = blindness != BlindSpot::Diagonals;
    if (blindness != BlindSpot::OwnThreats)
        value += 24 * goodThrees(position, viewer, diagonalsToo);
    if (blindness != BlindSpot::OpponentLines)
        value -= 24 * goodThrees(position, other(viewer), diagonalsToo);
    return value;
}

/// For the viewer, whatever side is to move; `ply` counts from the root.
inline int value(const Position& position, Player viewer, BlindSpot blindness, int depth, int ply,
                 int lastColumn)
{
    const Player mover = other(position.sideToMove());
    const bool viewerMoved = mover == viewer;
    const bool looks = viewerMoved ? blindness != BlindSpot::OwnThreats || ply == 1
                                   : blindness != BlindSpot::OpponentLines;
    if (looks && hasFour(position, mover, blindness != BlindSpot::Diagonals))
        return viewerMoved ? win - ply : ply - win;
    if (position.isFull())
        return 0;
    if (depth == 0)
        return evaluate(position, viewer, blindness);
    std::vector<int> columns;
    std::vector<int> expected;
    for (int column = 0; column < 7; ++column) {
        if (!position.canPlay(column))
            continue;
        columns.push_back(column);
        const bool unseen = viewerMoved
            && ((blindness == BlindSpot::Edges && (column == 0 || column == 6))
                || (blindness == BlindSpot::SquareAbove && column == lastColumn));
        if (!unseen)
            expected.push_back(column);
    }
    std::vector<int> values;
    for (const int column : expected.empty() ? columns : expected)
        values.push_back(
            value(position.after(column), viewer, blindness, depth - 1, ply + 1, column));
    return viewerMoved ? *std::ranges::min_element(values) : *std::ranges::max_element(values);
}

}
