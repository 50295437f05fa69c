// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bots/bottest.h"

#include "core/engines/external/programtable.h"
#include "core/solver/solverservice.h"
#include "core/support/random.h"

#include <algorithm>
#include <array>
#include <optional>

namespace {

struct BotTask
{
    int number = 0;
    std::uint64_t seed = 0;
};

std::array<Entrant, 2> sidesOf(const BotTestOptions& options)
{
    // The bot has the time that its own limits give it.
    Entrant bot;
    bot.engine = options.bot;
    bot.limits = {};
    Entrant opponent;
    opponent.engine = options.against;
    return {bot, opponent};
}

/// It will not play the next game either.
bool canNeverPlay(const BotGame& game)
{
    using Kind = EngineFailure::Kind;
    if (!game.botFailed())
        return false;
    const Kind kind = game.game.failure->kind;
    return kind == Kind::NotStarted || kind == Kind::NotReady || kind == Kind::Unsupported;
}

}

BotGame botGame(MatchGame game)
{
    BotGame bot;
    for (const SearchReport& report : game.reports) {
        const bool isBots = (report.root.plies() % 2 == 0) == (game.firstEntrant == 0);
        if (isBots && (bot.slowestPly == 0 || report.time > bot.slowest)) {
            bot.slowest = report.time;
            bot.slowestPly = report.root.plies() + 1;
        }
    }
    game.reports.clear();
    bot.game = std::move(game);
    return bot;
}

bool findBotMisses(BotGame& game, SolverService& solver, const std::stop_token& stop)
{
    std::optional<std::vector<Miss>> found;
    solver.ask({.urgency = Urgency::Background}, stop,
               [&](Solver& exact, const std::stop_token& ended) {
                   found = findMisses(game.game.moves, 0, exact, ended);
                   return found.has_value();
               });
    if (!found || stop.stop_requested())
        return false;
    const Player bots = game.botIsFirst() ? Player::First : Player::Second;
    std::erase_if(*found, [bots](const Miss& miss) { return miss.side() != bots; });
    game.misses = std::move(*found);
    return true;
}

Expected<BotReport> runBotTest(const BotTestOptions& options, SolverService& solver,
                               const std::stop_token& stop, const BotTestListener& listener)
{
    FOURCAST_TRY(options.check());
    BotReport report {.options = options, .version = programs::find(options.bot)->version};
    const std::array<Entrant, 2> sides = sidesOf(options);
    SeededRandom random(options.seed);
    std::vector<BotTask> tasks;
    for (int number = 1; number <= options.games; ++number)
        // 53 bits, see BotTestOptions::seed.
        tasks.push_back({number, number % 2 != 0 ? random.next() >> 11 : tasks.back().seed});

    const auto play = [&](const BotTask& task, const std::stop_token& ended) {
        auto played = playMatchGame(sides, (task.number - 1) % 2, options.openingPlies(), task.seed,
                                    ended, true);
        if (!played)
            return std::optional<BotGame>();
        played->number = task.number;
        BotGame game = botGame(std::move(*played));
        return findBotMisses(game, solver, ended) ? std::optional(std::move(game)) : std::nullopt;
    };
    const auto take = [&](BotGame game, const GamesProgress& progress) {
        const bool goesOn = !canNeverPlay(game);
        report.games.push_back(std::move(game));
        if (listener.played)
            listener.played(report, progress);
        return goesOn;
    };
    runGames(options.workers, tasks, stop, play, take);
    std::ranges::sort(report.games, {}, [](const BotGame& game) { return game.game.number; });
    return report;
}
