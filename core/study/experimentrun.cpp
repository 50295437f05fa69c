// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/experimentrun.h"

#include <QHash>
#include <QMutex>
#include <QThread>
#include <QThreadPool>
#include <QtConcurrentMap>
#include <algorithm>
#include <map>
#include <set>

namespace {

struct Task
{
    const ExperimentCell* cell = nullptr;
    int round = 0;
};

/// All first rounds, then all second ones, without those that are known.
QList<Task> missingTasks(const Experiment& experiment, const std::vector<ExperimentGame>& known)
{
    std::set<std::pair<QString, int>> finished;
    int rounds = 0;
    for (const ExperimentGame& game : known)
        finished.emplace(game.cell, game.round);
    for (const ExperimentCell& cell : experiment.cells)
        rounds = std::max(rounds, cell.rounds);
    QList<Task> tasks;
    for (int round = 0; round < rounds; ++round)
        for (const ExperimentCell& cell : experiment.cells)
            if (round < cell.rounds && !finished.contains({cell.id, round}))
                tasks.append({&cell, round});
    return tasks;
}

Expected<void> check(const Experiment& experiment)
{
    for (const ExperimentCell& cell : experiment.cells)
        for (const MatchEntrant* entrant : {&cell.a, &cell.b})
            if (const auto engine = makeEngine(entrant->engine, entrant->options); !engine)
                return tl::unexpected(engine.error());
    return experiment.rules.check();
}

/// Keeps each game that is finished, and ends the run when that fails.
class Keeper
{
public:
    using OnGame = std::function<void(const ExperimentGame&, int, int)>;

    Keeper(const Experiment& experiment, ExperimentStore* store, std::vector<ExperimentGame> known,
           OnGame onGame, std::stop_source& stop)
        : m_experiment(experiment), m_store(store), m_games(std::move(known)),
          m_onGame(std::move(onGame)), m_stop(stop)
    {
    }

    void keep(ExperimentGame game)
    {
        const QMutexLocker lock(&m_mutex);
        if (m_failure)
            return;
        if (m_store)
            if (const auto added = m_store->add(m_experiment.id, {game}); !added) {
                m_failure = added.error();
                m_stop.request_stop();
                return;
            }
        m_games.push_back(std::move(game));
        if (m_onGame)
            m_onGame(m_games.back(), static_cast<int>(m_games.size()), m_experiment.games());
    }

    Expected<std::vector<ExperimentGame>> take()
    {
        if (m_failure)
            return tl::unexpected(*m_failure);
        return gamesOf(m_experiment, std::move(m_games));
    }

private:
    const Experiment& m_experiment;
    ExperimentStore* m_store;
    std::vector<ExperimentGame> m_games;
    OnGame m_onGame;
    std::stop_source& m_stop;
    QMutex m_mutex;
    std::optional<Error> m_failure;
};

}

std::vector<CellTally> ExperimentResult::tallies() const
{
    QHash<QString, std::vector<const ExperimentGame*>> byCell;
    for (const ExperimentGame& game : games)
        byCell[game.cell].push_back(&game);
    std::vector<CellTally> result;
    for (const ExperimentCell& cell : experiment.cells)
        result.push_back(tally(cell, experiment.rules, byCell.value(cell.id)));
    return result;
}

std::vector<ExperimentGame> gamesOf(const Experiment& experiment, std::vector<ExperimentGame> games)
{
    QHash<QString, int> places;
    for (const ExperimentCell& cell : experiment.cells)
        places.insert(cell.id, static_cast<int>(places.size()));
    // Sorted by a small key: the games themselves are large, and their cells' names long.
    std::map<std::pair<int, int>, ExperimentGame*> sorted;
    for (ExperimentGame& game : games) {
        const int place = places.value(game.cell, -1);
        if (place >= 0 && game.round < experiment.cells[static_cast<std::size_t>(place)].rounds)
            sorted.try_emplace({place, game.round}, &game);
    }
    std::vector<ExperimentGame> result;
    result.reserve(sorted.size());
    for (const auto& [key, game] : sorted)
        result.push_back(std::move(*game));
    return result;
}

Expected<ExperimentResult> loadExperiment(const Experiment& experiment,
                                          const ExperimentStore& store)
{
    auto games = store.games(experiment);
    if (!games)
        return tl::unexpected(games.error());
    return ExperimentResult {experiment, std::move(*games)};
}

Expected<ExperimentResult>
runExperiment(const Experiment& experiment, ExperimentStore* store, int workers,
              std::stop_token stop, std::function<void(const ExperimentGame&, int, int)> onGame)
{
    if (const auto playable = check(experiment); !playable)
        return tl::unexpected(playable.error());
    ExperimentResult result {experiment, {}};
    if (store) {
        if (const auto kept = store->keep(experiment); !kept)
            return tl::unexpected(kept.error());
        auto known = loadExperiment(experiment, *store);
        if (!known)
            return tl::unexpected(known.error());
        result = std::move(*known);
    }
    const QList<Task> tasks = missingTasks(experiment, result.games);

    std::stop_source ending;
    const std::stop_callback pass(stop, [&ending] { ending.request_stop(); });
    Keeper keeper(experiment, store, std::move(result.games), std::move(onGame), ending);
    const auto play = [&](const Task& task) {
        if (ending.stop_requested())
            return;
        ExperimentGame game
            = playExperimentGame(experiment.rules, *task.cell, task.round, ending.get_token());
        if (game.outcome != Outcome::Unfinished)
            keeper.keep(std::move(game));
    };
    QThreadPool pool;
    pool.setMaxThreadCount(workers > 0 ? workers : QThread::idealThreadCount());
    QtConcurrent::blockingMap(&pool, tasks, play);
    auto games = keeper.take();
    if (!games)
        return tl::unexpected(games.error());
    result.games = std::move(*games);
    return result;
}
