// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parallel/remotetasks.h"
#include "core/study/runs/experimentstore.h"
#include "core/study/runs/experimenttally.h"

#include <functional>
#include <stop_token>

/// An experiment and what has been played of it.
struct ExperimentResult
{
    Experiment experiment;
    /// Of its cells and rounds, each once: by cell, then round.
    std::vector<ExperimentGame> games;

    /// All games are played, or as many as the test needed.
    bool isComplete() const;
    /// One for each cell.
    std::vector<CellTally> tallies() const;
};

/// Those that are games of this experiment, of its cells and rounds, each once: by its order of
/// cells, then by round. Of two games of one round the first is taken. Where the test ends
/// pairings, the games behind the pair that decided are none: a run may have had them under way.
std::vector<ExperimentGame> gamesOf(const Experiment& experiment,
                                    std::vector<ExperimentGame> games);

/// Plays what the store, which may be null, does not hold yet: one game per task, over
/// `workers` threads (0: one per core). All cells play their first round, then all their
/// second, so that a run that was stopped has played all equally often. Blocks; a stop keeps what
/// is finished, and the same call goes on with it.
///
/// Same experiment, same games on any number of workers, times aside. `onGame`, which may be empty,
/// is called after the game is in the store, from the threads that play, one call at a time; games
/// from before count as done, and what the test has ended is not expected any more. Fails when an
/// engine does not exist, an opening is not legal, or the store can't be written.
Expected<ExperimentResult>
runExperiment(const Experiment& experiment, ExperimentStore* store, const TaskWorkers& workers,
              std::stop_token stop,
              std::function<void(const ExperimentGame& game, int done, int expected)> onGame);

/// What of an experiment the store holds, without playing.
Expected<ExperimentResult> loadExperiment(const Experiment& experiment,
                                          const ExperimentStore& store);
