// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/places.h"

#include <algorithm>

namespace {

int mirroredColumn(int column)
{
    return column == places::noMove ? column : Position::Shape::width - 1 - column;
}

}

qint64 places::keyOf(const Position& position)
{
    return static_cast<qint64>(std::min(position.key(), position.mirrored().key()));
}

places::Place places::placeOf(const Position& position, int column)
{
    const std::uint64_t own = position.key();
    const std::uint64_t image = position.mirrored().key();
    if (own == image)
        return {static_cast<qint64>(own), std::min(column, mirroredColumn(column))};
    return own < image ? Place {static_cast<qint64>(own), column}
                       : Place {static_cast<qint64>(image), mirroredColumn(column)};
}

std::vector<int> places::columnsOf(const Position& position, int move)
{
    const std::uint64_t own = position.key();
    const std::uint64_t image = position.mirrored().key();
    if (own == image && move != noMove && mirroredColumn(move) != move)
        return {std::min(move, mirroredColumn(move)), std::max(move, mirroredColumn(move))};
    return {own > image ? mirroredColumn(move) : move};
}

std::vector<places::Place> places::placesOf(const Game& game)
{
    std::vector<Place> found;
    for (int ply = 0; ply < game.length(); ++ply)
        found.push_back(
            placeOf(game.positionAt(ply), game.moves()[static_cast<std::size_t>(ply)].column()));
    found.push_back(placeOf(game.positionAt(game.length()), noMove));
    return found;
}
