// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/growth/growthboards.h"

#include <algorithm>

const std::vector<GrowthBoard>& growthBoards()
{
    static const std::vector<GrowthBoard> boards = [] {
        std::vector<GrowthBoard> list;
        for (const QString& name : boardNames()) {
            const AnyEmptyBoard board = *boardFromName(name);
            const int squares = std::visit(
                []<typename Board>(const Board&) { return Board::Shape::squares; }, board);
            list.push_back({name, squares, board});
        }
        std::ranges::stable_sort(list, {}, &GrowthBoard::squares);
        return list;
    }();
    return boards;
}
