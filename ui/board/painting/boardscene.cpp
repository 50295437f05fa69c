// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/painting/boardscene.h"

namespace {

using Shape = Position::Shape;

bool holds(Bitboard discs, int column, int row)
{
    return column >= 0 && column < Shape::width && row >= 0 && row < Shape::height
        && (discs & Shape::square(column, row));
}

}

Cell BoardScene::at(int column, int row) const
{
    const Bitboard square = Shape::square(column, row);
    if (first & square)
        return Cell::First;
    return (second & square) ? Cell::Second : Cell::Empty;
}

std::vector<WinningLine> winningLines(Bitboard discs)
{
    constexpr int steps[4][2] = {{0, 1}, {1, -1}, {1, 0}, {1, 1}};
    std::vector<WinningLine> lines;
    for (const auto& [across, up] : steps) {
        for (int column = 0; column < Shape::width; ++column) {
            for (int row = 0; row < Shape::height; ++row) {
                if (!holds(discs, column, row) || holds(discs, column - across, row - up))
                    continue;
                int length = 1;
                while (holds(discs, column + length * across, row + length * up))
                    ++length;
                if (length >= Shape::line)
                    lines.push_back(
                        {{column, row}, {column + (length - 1) * across, row + (length - 1) * up}});
            }
        }
    }
    return lines;
}

std::vector<Square> lineSquares(const WinningLine& line)
{
    const auto sign = [](int difference) { return (difference > 0) - (difference < 0); };
    const int across = sign(line.to.column - line.from.column);
    const int up = sign(line.to.row - line.from.row);
    std::vector<Square> squares {line.from};
    while (squares.back() != line.to)
        squares.push_back({squares.back().column + across, squares.back().row + up});
    return squares;
}
