// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/runs/experimentrun.h"

#include "core/match/gamerunner.h"
#include "core/study/runs/remoteexperiment.h"
#include "core/support/threads/concurrentload.h"

#include <QHash>
#include <QMutex>
#include <algorithm>
#include <map>
#include <set>

namespace {

struct PlannedGame
{
    const ExperimentCell* cell = nullptr;
    int round = 0;
};

/// All first rounds, then all second ones, without those that are known.
std::vector<PlannedGame> missingTasks(const Experiment& experiment,
                                      const std::vector<ExperimentGame>& known)
{
    std::set<std::pair<QString, int>> finished;
    int rounds = 0;
    for (const ExperimentGame& game : known)
        finished.emplace(game.cell, game.round);
    for (const ExperimentCell& cell : experiment.cells)
        rounds = std::max(rounds, cell.rounds);
    std::vector<PlannedGame> tasks;
    for (int round = 0; round < rounds; ++round)
        for (const ExperimentCell& cell : experiment.cells)
            if (round < cell.rounds && !finished.contains({cell.id, round}))
                tasks.push_back({&cell, round});
    return tasks;
}

Expected<void> checkPlayable(const Experiment& experiment)
{
    for (const ExperimentCell& cell : experiment.cells)
        FOURCAST_TRY(cell.check());
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
        m_tests.erase(test);
        const QMutexLocker lock(&m_mutex);
        m_over.insert(game.cell);
    }

    /// From any thread.
    bool isOver(const QString& cell) const
    {
        const QMutexLocker lock(&m_mutex);
        return m_over.contains(cell);
    }
    int played() const { return m_played; }
    int expected() const { return m_expected; }

private:
    const Experiment& m_experiment;
    std::map<QString, SequentialTest> m_tests;
    std::map<QString, int> m_playedOf;
    mutable QMutex m_mutex; ///< of m_over
    std::set<QString> m_over;
    int m_played = 0;
    int m_expected = 0;
};

/// What is played already; with a store, which learns of the experiment, what that holds.
Expected<std::vector<ExperimentGame>> knownGames(const Experiment& experiment,
                                                 ExperimentStore* store)
{
    if (!store)
        return {};
    FOURCAST_TRY(store->keep(experiment));
    return store->games(experiment).map([&](auto games) {
        return gamesOf(experiment, std::move(games));
    });
}

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
    FOURCAST_LET(auto games, store.games(experiment));
    return ExperimentResult {experiment, gamesOf(experiment, std::move(games))};
}

Expected<ExperimentResult>
runExperiment(const Experiment& experiment, ExperimentStore* store, const TaskWorkers& workers,
              std::stop_token stop, std::function<void(const ExperimentGame&, int, int)> onGame)
{
    FOURCAST_TRY(checkPlayable(experiment));
    FOURCAST_LET(auto known, knownGames(experiment, store));
    std::vector<ExperimentGame> games = std::move(known);
    const std::vector<PlannedGame> tasks = missingTasks(experiment, games);
    CellProgress cells(experiment, games);
    const ConcurrentLoad work;
    const auto play = [&](const PlannedGame& task,
                          const std::stop_token& ended) -> std::optional<ExperimentGame> {
        if (cells.isOver(task.cell->id))
            return {};
        const auto start = ConcurrentLoad::Clock::now();
        auto game = playExperimentGame(experiment.rules, *task.cell, task.round, ended);
        if (game)
            game->disturbed = work.metAnotherSince(start);
        return game;
    };
    Expected<void> kept;
    const auto take = [&](ExperimentGame game, const GamesProgress&) {
        if (cells.isOver(game.cell))
            return true;
        if (store)
            kept = store->add(experiment.id, {game});
        if (!kept)
            return false;
        cells.add(game);
        games.push_back(std::move(game));
        if (onGame)
            onGame(games.back(), cells.played(), cells.expected());
        return true;
    };
    const GameWire<PlannedGame, ExperimentGame> wire {
        .kind = experimentTaskKind(),
        .task = [&](const PlannedGame& task) -> std::optional<QByteArray> {
            if (cells.isOver(task.cell->id))
                return {};
            return experimentTask(experiment.rules, *task.cell, task.round);
        },
        .game =
            [](const PlannedGame& task, const QByteArray& bytes) {
                auto game = experimentGameFromBytes(bytes, *task.cell, task.round);
                // Another process does nothing but this.
                if (game)
                    game->disturbed = false;
                return game;
            }};
    runGames(workers, tasks, stop, play, take, wire);
    FOURCAST_TRY(kept);
    return ExperimentResult {experiment, gamesOf(experiment, std::move(games))};
}
