// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/match.h"

#include "core/support/random.h"

#include <QMutex>
#include <QThread>
#include <QThreadPool>
#include <QtConcurrentMap>

namespace {

MatchResult summarise(const MatchOptions& options, const QList<MatchGame>& played)
{
    MatchResult result;
    result.options = options;
    for (const MatchGame& game : played) {
        if (game.outcome == Outcome::Unfinished)
            continue;
        result.games.push_back(game);
        const int winner = game.winningEntrant();
        ++(winner == 0 ? result.wins : winner == 1 ? result.losses : result.draws);
    }
    result.distinctGames = countDistinct(result.games);
    return result;
}

}

Expected<MatchResult> runMatch(const MatchOptions& options, std::stop_token stop,
                               std::function<void(int, int)> progress)
{
    for (const MatchEntrant& entrant : options.entrants)
        if (auto engine = makeEngine(entrant.engine, entrant.options); !engine)
            return tl::unexpected(engine.error());

    struct Task
    {
        int index;
        std::uint64_t seed;
    };
    QList<Task> tasks;
    SeededRandom seeds(options.seed);
    std::uint64_t pairSeed = 0;
    for (int index = 0; index < options.games; ++index) {
        if (index % 2 == 0)
            pairSeed = seeds.next() >> 11; // 53 bits, see MatchOptions::seed
        tasks.append({index, pairSeed});
    }

    QMutex mutex;
    int done = 0;
    const auto play = [&](const Task& task) {
        if (stop.stop_requested())
            return MatchGame();
        MatchGame game = playMatchGame(options.entrants, task.index % 2, options.openingPlies,
                                       task.seed, stop);
        game.number = task.index + 1;
        if (progress && game.outcome != Outcome::Unfinished) {
            const QMutexLocker lock(&mutex);
            progress(++done, options.games);
        }
        return game;
    };

    QThreadPool pool;
    pool.setMaxThreadCount(options.workers > 0 ? options.workers : QThread::idealThreadCount());
    const auto played
        = QtConcurrent::blockingMapped<QList<MatchGame>>(&pool, std::as_const(tasks), play);
    return summarise(options, played);
}
