// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engines/engineinfo.h"
#include "core/evaluation/h1options.h"
#include "core/search/engine.h"
#include "core/support/expected.h"

class Dataset;
class SolverService;

/// What makes two engines of one name different.
struct EngineOptions
{
    /// Threads of the mapped engines and of the perfect one; 0 takes one per core.
    int workers = 0;
    /// Chooses among equally good moves. Same seed, same moves.
    std::uint64_t seed = 1;
    /// Takes the fastest win and the slowest loss. Off: all wins are alike, as in the study. The
    /// study's engines ignore it: study-h1 and the literal ones are always indifferent, study-h2
    /// always prefers, as does the perfect engine.
    bool preferFastWins = true;
    H1Options h1 {};
    /// Of the perfect engine's table, in MiB; 0 is the usual size. Where a solver is shared, it is
    /// that one's.
    int tableMib = 0;
    /// The perfect engine asks the program's own book before it searches.
    bool usesBook = true;
    /// Every column that was searched to its end has an exact score, as a choice between the two
    /// best needs; without it the pruning engines know the others as bounds. Costs nodes and does
    /// not change the best move.
    bool exactColumns = false;
    /// The labels of the data set players; null takes those of the program's own book.
    std::shared_ptr<const Dataset> dataset {};
    /// Whom the exact engines ask; null gives each a solver of its own, as matches and studies need
    /// for node counts that do not depend on other searches.
    std::shared_ptr<SolverService> solver {};

    /// What `workers` comes to.
    int workerCount() const;

    friend bool operator==(const EngineOptions&, const EngineOptions&) = default;
};

/// Fails with a sentence that lists the names when there is no engine of this one.
Expected<std::unique_ptr<Engine>> makeEngine(const QString& name,
                                             const EngineOptions& options = {});
