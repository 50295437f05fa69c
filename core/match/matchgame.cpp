// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/matchgame.h"

#include "core/support/random.h"

std::vector<Move> drawOpening(SeededRandom& random, int plies)
{
    std::vector<Move> opening;
    Position position;
    while (static_cast<int>(opening.size()) < plies) {
        std::vector<Move> open;
        for (int column = 0; column < Position::Shape::width; ++column)
            if (position.canPlay(column) && !position.after(column).isFinished())
                open.emplace_back(column);
        if (open.empty())
            break;
        opening.push_back(open[random.below(static_cast<std::uint32_t>(open.size()))]);
        position.play(opening.back());
    }
    return opening;
}

MatchGame playMatchGame(const std::array<Entrant, 2>& entrants, int firstEntrant, int openingPlies,
                        std::uint64_t seed, const std::stop_token& stop)
{
    MatchGame game;
    game.seed = seed;
    game.firstEntrant = firstEntrant;

    SeededRandom random(seed);
    std::array<std::unique_ptr<Engine>, 2> engines;
    for (std::size_t entrant = 0; entrant < 2; ++entrant) {
        EngineOptions engineOptions = entrants[entrant].options;
        engineOptions.seed = random.next();
        engines[entrant] = *makeEngine(entrants[entrant].engine, engineOptions);
    }

    game.moves = drawOpening(random, openingPlies);
    Position position = positionAfter(game.moves);

    while (!position.isFinished()) {
        const auto entrant = static_cast<std::size_t>((position.plies() + game.firstEntrant) % 2);
        const SearchReport report
            = engines[entrant]->search(position, entrants[entrant].limits, {stop, {}});
        if (stop.stop_requested())
            return game;
        Q_ASSERT(position.canPlay(report.bestMove));
        position.play(report.bestMove);
        game.moves.push_back(report.bestMove);
        game.nodes[entrant] += report.nodes;
        game.milliseconds[entrant] += static_cast<double>(report.time.count()) * 1e-6;
    }
    game.outcome = position.outcome();
    return game;
}

GameTrace gameTrace(const MatchGame& game, int openingPlies)
{
    return gameTrace(game.firstEntrant == 0, game.moves, static_cast<std::size_t>(openingPlies));
}

DistinctGames distinctGames(const std::vector<MatchGame>& games, int openingPlies)
{
    DistinctGames distinct;
    for (const MatchGame& game : games)
        distinct.add(gameTrace(game, openingPlies));
    return distinct;
}

int MatchGame::winningEntrant() const
{
    switch (outcome) {
    case Outcome::FirstWins:
        return firstEntrant;
    case Outcome::SecondWins:
        return 1 - firstEntrant;
    case Outcome::Draw:
    case Outcome::Unfinished:
        break;
    }
    return -1;
}
