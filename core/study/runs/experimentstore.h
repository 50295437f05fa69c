// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/store.h"
#include "core/study/runs/experimentgame.h"
#include "core/study/runs/keptrun.h"

#include <functional>
#include <memory>

/// Experiments and every game played for them in one SQLite file: tables experiment, cell and game,
/// a row a game with seed, moves, and nodes and milliseconds per ply as JSON arrays; players and
/// rules are in the JSON of cell and experiment.
///
/// What add() has returned from is in the file even when the process is killed. All methods block,
/// may be called from any thread, and fail with a sentence when the file can't be read or written.
class ExperimentStore
{
public:
    /// Makes the file where it is missing; ":memory:" keeps everything in memory. A file that is no
    /// store of experiments, or a damaged one, is refused and stays as it is.
    static Expected<std::unique_ptr<ExperimentStore>> open(const QString& file);

    QString file() const { return m_store->file(); }

    /// Adds an experiment, or finds the one of the same id and settings: further cells join it, and
    /// a cell keeps the larger number of rounds; the test is the given one. Fails and names what
    /// differs when the settings of that id are others.
    Expected<void> keep(const Experiment& experiment);
    /// In the order in which they were first kept.
    Expected<std::vector<Experiment>> experiments() const;
    /// The same with what is noted of each.
    Expected<std::vector<KeptRun>> runs() const;
    /// What a person calls the kept experiment of this id; empty gives it its own title back.
    Expected<void> rename(const QString& experimentId, const QString& name);
    /// Deletes it with all its games. Nobody may be playing it.
    Expected<void> remove(const QString& experimentId);
    /// Of the games that are kept under the id of this experiment those of its cells and rounds, in
    /// their order.
    Expected<std::vector<ExperimentGame>> games(const Experiment& experiment) const;

    /// Changes with every write to the file, by this program or another.
    Expected<qint64> version() const;
    /// The moves of every game that is kept and how it ended, in no order; `take` returns false
    /// when that is enough, and must not ask the store. Games that can't be read are left out.
    using TakeLine = std::function<bool(const std::vector<Move>& moves, Outcome outcome)>;
    Expected<void> readLines(const TakeLine& take) const;

    /// In one transaction. The experiment must be kept; games that are there already stay.
    Expected<void> add(const QString& experimentId, const std::vector<ExperimentGame>& games);

private:
    explicit ExperimentStore(std::unique_ptr<Store> store);
    Expected<Experiment> find(const QString& id) const;

    std::unique_ptr<Store> m_store;
};
