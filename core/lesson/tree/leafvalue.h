// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/heuristics.h"
#include "core/lesson/tree/treerequest.h"

namespace fourcast::lesson {

/// The lines of a board, each as its squares.
template <typename Shape> const std::vector<Bitboard>& linesOf()
{
    static const std::vector<Bitboard> lines = [] {
        std::vector<Bitboard> found;
        for (int column = 0; column < Shape::width; ++column)
            for (int row = 0; row < Shape::height; ++row)
                for (const auto& [right, up] : {std::pair {0, 1}, {1, -1}, {1, 0}, {1, 1}}) {
                    const int lastColumn = column + right * (Shape::line - 1);
                    const int lastRow = row + up * (Shape::line - 1);
                    if (lastColumn >= Shape::width || lastRow < 0 || lastRow >= Shape::height)
                        continue;
                    Bitboard line = 0;
                    for (int i = 0; i < Shape::line; ++i)
                        line |= Shape::square(column + right * i, row + up * i);
                    found.push_back(line);
                }
        return found;
    }();
    return lines;
}

/// How many lines run through the squares under a side's discs, minus the other side's: H2 on the
/// standard board.
template <typename Board> Value lineValue(const Board& position)
{
    Value sum = 0;
    for (const Bitboard line : linesOf<typename Board::Shape>())
        sum += std::popcount(position.own() & line) - std::popcount(position.opponent() & line);
    return sum;
}

/// Of an unfinished position, for its side to move; `leaves` is not exact.
template <typename Board> Value leafValue(const Board& position, LeafValues leaves)
{
    if (!leaves.heuristic)
        return 0;
    if constexpr (std::is_same_v<Board, Position>)
        return std::visit([&position](const auto& made) { return made.unfinished(position); },
                          leaves.heuristic->make({}));
    else
        return leaves.heuristic->countsLines ? lineValue(position) : 0;
}

}
