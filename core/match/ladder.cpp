// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/ladder.h"

#include "core/engines/levels.h"
#include "core/match/gamerunner.h"
#include "core/match/seededgame.h"
#include "core/support/random.h"
#include "core/support/text/machinetext.h"

#include <algorithm>
#include <set>

namespace {

/// Entrants 0 and 1, 0 and 2, ... 1 and 2 ...
std::vector<std::array<int, 2>> pairsOf(int entrants)
{
    std::vector<std::array<int, 2>> pairs;
    for (int first = 0; first < entrants; ++first)
        for (int second = first + 1; second < entrants; ++second)
            pairs.push_back({first, second});
    return pairs;
}

std::array<Entrant, 2> entrantsOf(const LadderOptions& options, const std::array<int, 2>& entrants)
{
    return {options.entrants[static_cast<std::size_t>(entrants[0])],
            options.entrants[static_cast<std::size_t>(entrants[1])]};
}

}

std::vector<Entrant> LadderOptions::levelEntrants()
{
    std::vector<Entrant> entrants;
    for (const Level& level : levels())
        entrants.push_back({level.engine, {}, {}});
    return entrants;
}

int LadderOptions::pairs() const
{
    const int count = static_cast<int>(entrants.size());
    return count * (count - 1) / 2;
}

int LadderGame::mover(int side) const
{
    return entrants[static_cast<std::size_t>((game.firstEntrant + side) % 2)];
}

std::vector<LadderTask> ladderTasks(const LadderOptions& options)
{
    const auto pairs = pairsOf(static_cast<int>(options.entrants.size()));
    std::vector<std::uint64_t> seeds(pairs.size());
    std::vector<LadderTask> tasks;
    SeededRandom random(options.seed);
    for (int round = 0; round < options.gamesPerPair; ++round)
        for (std::size_t pair = 0; pair < pairs.size(); ++pair) {
            if (round % 2 == 0)
                seeds[pair] = random.next() >> 11; // 53 bits, see LadderOptions::seed
            tasks.push_back(
                {static_cast<int>(tasks.size()) + 1, pairs[pair], round % 2, seeds[pair]});
        }
    return tasks;
}

Expected<LadderResult> runLadder(const LadderOptions& options, std::vector<LadderGame> known,
                                 std::stop_token stop,
                                 const std::function<void(const LadderProgress&)>& progress)
{
    for (const Entrant& entrant : options.entrants)
        FOURCAST_TRY(entrant.check());

    std::set<int> finished;
    for (const LadderGame& game : known)
        finished.insert(game.game.number);
    std::vector<LadderTask> missing;
    for (const LadderTask& task : ladderTasks(options))
        if (!finished.contains(task.number))
            missing.push_back(task);

    const QString program = programText();
    const QString machine = machineText();
    const auto play
        = [&](const LadderTask& task, const std::stop_token& ended) -> std::optional<LadderGame> {
        auto game = playMatchGame(entrantsOf(options, task.entrants), task.firstEntrant,
                                  options.openingPlies, task.seed, ended);
        if (!game)
            return {};
        game->number = task.number;
        return LadderGame {task.entrants, std::move(*game), program, QDate::currentDate(), machine};
    };
    std::vector<LadderGame> games = std::move(known);
    const auto take = [&](LadderGame game, const GamesProgress& run) {
        games.push_back(std::move(game));
        if (progress)
            progress({static_cast<int>(games.size()), options.games(), run.left, games});
        return true;
    };
    const GameWire<LadderTask, LadderGame> wire {
        .kind = SeededGame::kind(),
        .task = [&options](const LadderTask& task) -> std::optional<QByteArray> {
            return SeededGame {entrantsOf(options, task.entrants), task.firstEntrant,
                               options.openingPlies, task.seed}
                .toBytes();
        },
        .game = [&](const LadderTask& task, const QByteArray& bytes) -> std::optional<LadderGame> {
            auto game = matchGameFromBytes(bytes, task.number);
            if (!game)
                return {};
            return LadderGame {task.entrants, std::move(*game), program, QDate::currentDate(),
                               machine};
        }};
    runGames(options.workers, missing, stop, play, take, wire);
    return summariseLadder(options, std::move(games));
}

LadderResult summariseLadder(const LadderOptions& options, std::vector<LadderGame> games)
{
    std::ranges::sort(games, {}, [](const LadderGame& game) { return game.game.number; });
    LadderResult result {
        .options = options, .games = std::move(games), .pairs = {}, .elo = {}, .distinctGames = 0};
    for (const auto& [first, second] : pairsOf(static_cast<int>(options.entrants.size()))) {
        PairScore pair {.first = first, .second = second};
        std::vector<MatchGame> played;
        for (const LadderGame& game : result.games) {
            if (game.entrants != std::array {first, second})
                continue;
            played.push_back(game.game);
            pair.score.count(game.game.winningEntrant());
        }
        result.distinctGames += distinctGames(played, options.openingPlies).distinct();
        result.pairs.push_back(pair);
    }
    result.elo = estimateElo(static_cast<int>(options.entrants.size()), result.pairs);
    return result;
}
