// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/boards.h"

#include <vector>

namespace boards {

Position randomUnfinished(SeededRandom& random, int plies)
{
    while (true) {
        Position position;
        while (position.plies() < plies && !position.isFinished()) {
            const int column = static_cast<int>(random.below(Position::Shape::width));
            if (position.canPlay(column))
                position.play(column);
        }
        if (!position.isFinished())
            return position;
    }
}

int carefulColumn(SeededRandom& random, const Position& position)
{
    std::vector<int> careful;
    std::vector<int> all;
    for (int column = 0; column < Position::Shape::width; ++column) {
        if (!position.canPlay(column))
            continue;
        all.push_back(column);
        if (!position.after(column).winningSquares())
            careful.push_back(column);
    }
    const std::vector<int>& choice = careful.empty() ? all : careful;
    return choice[random.below(static_cast<std::uint32_t>(choice.size()))];
}

Position carefulUnfinished(SeededRandom& random, int plies)
{
    while (true) {
        Position position;
        while (position.plies() < plies && !position.isFinished())
            position.play(carefulColumn(random, position));
        if (!position.isFinished())
            return position;
    }
}

}
