// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/review/review.h"
#include "tests/core/board/randomgames.h"

/// Games whose reviews take no time.
namespace lategames {

/// A game that begins after `plies` random moves, so that all of it is solved quickly, and goes on
/// at random to its end.
inline Game random(SeededRandom& random, int plies = 16)
{
    while (true) {
        std::vector<Move> setup;
        for (const int column : randomColumns(random, Position(), plies))
            setup.emplace_back(column);
        Game game(setup);
        if (static_cast<int>(setup.size()) < plies || game.start().isFinished())
            continue;
        for (const int column : randomColumns(random, game.start()))
            if (!game.play(Move(column)))
                qFatal("an illegal move");
        return game;
    }
}

/// One of them in which the outcome changes more than once.
inline Game eventful()
{
    SeededRandom seeded(20);
    while (true) {
        const Game game = random(seeded);
        const Review review = reviewGame(game, {.workers = 1, .tableMib = 4}, {}, {});
        const int changes = review.sides[0].count(MoveClass::Mistake)
            + review.sides[1].count(MoveClass::Blunder) + review.sides[1].count(MoveClass::Mistake);
        if (changes > 1 && decisivePly(review))
            return game;
    }
}

}
