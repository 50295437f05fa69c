// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/match.h"

#include "core/match/gamerunner.h"
#include "core/match/pairtest.h"
#include "core/match/seededgame.h"
#include "core/support/random.h"

#include <algorithm>

namespace {

struct NumberedGame
{
    int number = 0;
    std::uint64_t seed = 0;
};

PairGame pairGame(const MatchGame& game, int openingPlies)
{
    const int winner = game.winningEntrant();
    return {winner == 0 ? 2 : winner == 1 ? 0 : 1, gameTrace(game, openingPlies)};
}

/// How many games there are before the first pair with a hole: those behind it are the quick ones
/// of a match that was stopped, which would mislead a test.
std::size_t wholePairs(const std::vector<MatchGame>& games, int expected)
{
    std::size_t before = 0;
    while (before < games.size() && games[before].number == static_cast<int>(before) + 1)
        ++before;
    return static_cast<int>(before) == expected ? before : before - before % 2;
}

MatchResult summarise(const MatchOptions& options, const std::vector<MatchGame>& played)
{
    MatchResult result;
    result.options = options;
    PairTest test(options.sprt);
    const std::size_t tested = options.sprt ? wholePairs(played, options.games) : played.size();
    for (const MatchGame& game : played) {
        const std::size_t taken = result.games.size();
        if (options.sprt && (taken == tested || (taken % 2 == 0 && test.result().isDecided())))
            break;
        result.score.count(game.winningEntrant());
        if (game.number % 2 == 0 && taken > 0 && result.games.back().number == game.number - 1)
            test.addPair(pairGame(result.games.back(), options.openingPlies),
                         pairGame(game, options.openingPlies));
        result.games.push_back(game);
    }
    result.pairs = test.result().pairs;
    result.copiedPairs = test.result().copies;
    const DistinctGames distinct = distinctGames(result.games, options.openingPlies);
    result.distinctGames = distinct.distinct();
    result.independentGames = distinct.independent();
    return result;
}

}

Expected<MatchResult> runMatch(const MatchOptions& options, std::stop_token stop,
                               const MatchListener& listener)
{
    for (const Entrant& entrant : options.entrants)
        FOURCAST_TRY(entrant.check());

    SeededRandom random(options.seed);
    std::vector<NumberedGame> tasks;
    for (int number = 1; number <= options.games; ++number)
        // 53 bits, see MatchOptions::seed
        tasks.push_back({number, number % 2 != 0 ? random.next() >> 11 : tasks.back().seed});

    const auto play = [&](const NumberedGame& task, const std::stop_token& ended) {
        auto game = playMatchGame(options.entrants, (task.number - 1) % 2, options.openingPlies,
                                  task.seed, ended, bool(listener.played));
        if (game)
            game->number = task.number;
        return game;
    };
    std::vector<MatchGame> games;
    PairTest tested(options.sprt);
    const auto take = [&](MatchGame game, const GamesProgress& run) {
        const bool goesOn = !listener.played || listener.played(game);
        game.reports.clear();
        games.push_back(std::move(game));
        if (listener.progress)
            listener.progress(run.done, options.games);
        tested.add(games.back().number - 1, pairGame(games.back(), options.openingPlies));
        return goesOn && !tested.result().isDecided();
    };
    const GameWire<NumberedGame, MatchGame> wire {
        .kind = SeededGame::kind(),
        .task = [&options](const NumberedGame& task) -> std::optional<QByteArray> {
            return SeededGame {options.entrants, (task.number - 1) % 2, options.openingPlies,
                               task.seed}
                .toBytes();
        },
        .game = [](const NumberedGame& task,
                   const QByteArray& bytes) { return matchGameFromBytes(bytes, task.number); }};
    // The reports of searches do not travel.
    const TaskWorkers workers
        = listener.played ? TaskWorkers(options.workers.threads) : options.workers;
    runGames(workers, tasks, stop, play, take, wire);
    std::ranges::sort(games, {}, &MatchGame::number);
    return summarise(options, games);
}

SprtState MatchResult::sprtState() const
{
    return options.sprt ? sprt(pairs, *options.sprt) : SprtState();
}
