// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/growth/growthboards.h"

#include <algorithm>

const std::vector<GrowthBoard>& growthBoards()
{
    static const std::vector<GrowthBoard> boards = [] {
        std::vector<GrowthBoard> list;
        for (const QString& name : boardNames()) {
            const AnyEmptyBoard board = *boardFromName(name);
            std::visit(
                [&]<typename Board>(const Board&) {
                    list.push_back({name, Board::Shape::squares, Board::Shape::line, board});
                },
                board);
        }
        std::ranges::stable_sort(list, {}, &GrowthBoard::squares);
        return list;
    }();
    return boards;
}

const GrowthBoard* growthBoard(const QString& name)
{
    const auto found = std::ranges::find(growthBoards(), name, &GrowthBoard::name);
    return found == growthBoards().end() ? nullptr : &*found;
}
