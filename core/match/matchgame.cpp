// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/matchgame.h"

#include "core/match/gameplayer.h"

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

std::optional<MatchGame> playMatchGame(const std::array<Entrant, 2>& entrants, int firstEntrant,
                                       int openingPlies, std::uint64_t seed,
                                       const std::stop_token& stop, bool keepsReports)
{
    MatchGame game;
    // The lots of the engines come first, in the order of the entrants.
    SeededRandom random(seed);
    for (std::uint64_t& each : game.engineSeeds)
        each = random.next();
    const std::array engines {SeatedEngine(entrants[0], game.engineSeeds[0], stop),
                              SeatedEngine(entrants[1], game.engineSeeds[1], stop)};
    const std::size_t first = firstEntrant == 0 ? 0 : 1;
    const auto mover = [&](const SeatedEngine& engine) -> Mover {
        if (!keepsReports)
            return engine;
        return [&engine, &game](const Position& position) -> std::optional<PlayedMove> {
            auto report = engine.search(position);
            if (!report)
                return {};
            const PlayedMove move {report->bestMove, report->nodes, report->time, report->failure};
            game.reports.push_back(std::move(*report));
            return move;
        };
    };
    const PlayedGame played = playGame(drawOpening(random, openingPlies), mover(engines[first]),
                                       mover(engines[1 - first]));
    if (played.outcome == Outcome::Unfinished)
        return {};

    game.seed = seed;
    game.firstEntrant = firstEntrant;
    game.outcome = played.outcome;
    game.failure = played.failure;
    for (const PlayedMove& move : played.moves) {
        const std::size_t entrant = (game.moves.size() + first) % 2;
        game.moves.push_back(move.move);
        game.nodes[entrant] += move.nodes;
        game.milliseconds[entrant] += static_cast<double>(move.time.count()) * 1e-6;
    }
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
    const auto winner = winnerOf(outcome);
    if (!winner)
        return -1;
    return *winner == Player::First ? firstEntrant : 1 - firstEntrant;
}
