// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/runs/experimentrun.h"

#include "core/support/disturbance.h"
#include "core/support/threads.h"

#include <QHash>
#include <QMutex>
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
        for (const Entrant* entrant : {&cell.a, &cell.b})
            if (const auto engine = makeEngine(entrant->engine, entrant->options); !engine)
                return tl::unexpected(engine.error());
    return experiment.rules.check();
}

/// How far each cell is, where its test ends it.
class CellProgress
{
public:
    CellProgress(const Experiment& experiment, const std::vector<ExperimentGame>& known)
        : m_experiment(experiment), m_played(static_cast<int>(known.size())),
          m_expected(experiment.games())
    {
        if (!experiment.test.endsPairings)
            return;
        for (const ExperimentCell& cell : experiment.cells)
            m_tests.emplace(cell.id, SequentialTest(experiment.test.boundsFor(cell)));
        m_played = 0;
        for (const ExperimentGame& game : known)
            add(game);
    }

    void add(const ExperimentGame& game)
    {
        ++m_played;
        const auto test = m_tests.find(game.cell);
        if (test == m_tests.end())
            return;
        ++m_playedOf[game.cell];
        test->second.add(game);
        if (!test->second.result().isDecided())
            return;
        // Games behind the deciding one were under way, and are none of the experiment's.
        const int needed = test->second.result().decidedAfter;
        const auto& cells = m_experiment.cells;
        m_played -= m_playedOf[game.cell] - needed;
        m_expected
            -= cells[static_cast<std::size_t>(m_experiment.indexOf(game.cell))].rounds - needed;
        m_over.insert(game.cell);
        m_tests.erase(test);
    }

    bool isOver(const QString& cell) const { return m_over.contains(cell); }
    int played() const { return m_played; }
    int expected() const { return m_expected; }

private:
    const Experiment& m_experiment;
    std::map<QString, SequentialTest> m_tests;
    std::map<QString, int> m_playedOf;
    std::set<QString> m_over;
    int m_played = 0;
    int m_expected = 0;
};

/// Keeps each game that is finished, and ends the run when that fails.
class Keeper
{
public:
    using OnGame = std::function<void(const ExperimentGame&, int, int)>;

    Keeper(const Experiment& experiment, ExperimentStore* store, std::vector<ExperimentGame> known,
           OnGame onGame, std::stop_source& stop)
        : m_experiment(experiment), m_progress(experiment, known), m_store(store),
          m_games(std::move(known)), m_onGame(std::move(onGame)), m_stop(stop)
    {
    }

    bool isOver(const ExperimentCell& cell)
    {
        const QMutexLocker lock(&m_mutex);
        return m_progress.isOver(cell.id);
    }

    void keep(ExperimentGame game)
    {
        const QMutexLocker lock(&m_mutex);
        if (m_failure || m_progress.isOver(game.cell))
            return;
        if (m_store)
            if (const auto added = m_store->add(m_experiment.id, {game}); !added) {
                m_failure = added.error();
                m_stop.request_stop();
                return;
            }
        m_games.push_back(std::move(game));
        m_progress.add(m_games.back());
        if (m_onGame)
            m_onGame(m_games.back(), m_progress.played(), m_progress.expected());
    }

    Expected<std::vector<ExperimentGame>> take()
    {
        if (m_failure)
            return tl::unexpected(*m_failure);
        return gamesOf(m_experiment, std::move(m_games));
    }

private:
    const Experiment& m_experiment;
    CellProgress m_progress;
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
        result.push_back(tally(cell, experiment.rules, experiment.test, byCell.value(cell.id)));
    return result;
}

bool ExperimentResult::isComplete() const
{
    if (static_cast<int>(games.size()) >= experiment.games())
        return true;
    return experiment.test.endsPairings && std::ranges::all_of(tallies(), &CellTally::isComplete);
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
    std::optional<SequentialTest> test;
    for (const auto& [key, game] : sorted) {
        if (experiment.test.endsPairings) {
            if (result.empty() || result.back().cell != game->cell)
                test.emplace(experiment.test.boundsFor(
                    experiment.cells[static_cast<std::size_t>(key.first)]));
            if (test->result().isDecided())
                continue;
            test->add(*game);
        }
        result.push_back(std::move(*game));
    }
    return result;
}

Expected<ExperimentResult> loadExperiment(const Experiment& experiment,
                                          const ExperimentStore& store)
{
    auto games = store.games(experiment);
    if (!games)
        return tl::unexpected(games.error());
    return ExperimentResult {experiment, gamesOf(experiment, std::move(*games))};
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
    const Disturbance work;
    const auto play = [&](const Task& task) {
        if (ending.stop_requested() || keeper.isOver(*task.cell))
            return;
        const auto start = Disturbance::Clock::now();
        ExperimentGame game
            = playExperimentGame(experiment.rules, *task.cell, task.round, ending.get_token());
        game.disturbed = work.metAnotherSince(start);
        if (game.outcome != Outcome::Unfinished)
            keeper.keep(std::move(game));
    };
    forEachTask(workers, tasks, play);
    auto games = keeper.take();
    if (!games)
        return tl::unexpected(games.error());
    result.games = std::move(*games);
    return result;
}
