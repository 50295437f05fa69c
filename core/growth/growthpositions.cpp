// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/growth/growthpositions.h"

#include "core/support/random.h"

#include <array>
#include <optional>

namespace {

/// Nothing where somebody wins before, or at the next move.
std::optional<Position> randomGame(int discs, SeededRandom& random)
{
    Position position;
    while (position.plies() < discs) {
        std::array<int, Position::Shape::width> columns {};
        std::uint32_t count = 0;
        for (int column = 0; column < Position::Shape::width; ++column)
            if (position.canPlay(column))
                columns[count++] = column;
        position.play(columns[random.below(count)]);
        if (position.isWon())
            return {};
    }
    if (position.winningSquares() != 0 || position.threatenedSquares() != 0)
        return {};
    return position;
}

}

std::vector<Position> growthPositions(int discs, int count, std::uint64_t seed)
{
    Q_ASSERT(discs >= 0 && discs < Position::Shape::squares);
    SeededRandom random(seed ^ (static_cast<std::uint64_t>(discs) + 1) * 0x9e3779b97f4a7c15u);
    std::vector<Position> positions;
    while (static_cast<int>(positions.size()) < count)
        if (const auto position = randomGame(discs, random))
            positions.push_back(*position);
    return positions;
}
