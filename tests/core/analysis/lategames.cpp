// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/analysis/lategames.h"

#include "core/review/review.h"
#include "tests/core/board/randomgames.h"

namespace lategames {

Game random(SeededRandom& random, int plies)
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

Game eventful()
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
