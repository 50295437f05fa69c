// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/solver/kernel/kernel.h"
#include "core/solver/knownscores.h"
#include "core/solver/solvereport.h"
#include "core/solver/solverhelpers.h"

#include <memory>

/// What is asked of the solver.
enum class SolveGoal : std::uint8_t
{
    Strong, ///< the exact score: who wins, and when
    Weak ///< win, draw or loss: a decided interval
};

/// Is best play followed to the end of the game? That takes a search at each of its plies.
enum class BestLine : std::uint8_t
{
    Follow,
    Briefly, ///< as far as it comes with little work; the rest is left out
    None
};

/// Which of `count` equally best moves the line begins with, 0 to count - 1.
using BestChoice = std::function<std::size_t(std::size_t count)>;

/// Answers any unfinished position of the standard board exactly.
///
/// Null-window searches (kernel.h) narrow the score down: its sign first, then by halves towards
/// zero, so that short wins are found cheaply (P. Pons, "Solving Connect 4", part 9). Scores are
/// the same for any table, number of workers and instruction set; node counts are the same only for
/// one worker, an equal table and one instruction set.
///
/// Blocks; one call at a time. The table stays warm from call to call.
class Solver
{
public:
    struct Settings
    {
        int tableMib = SolverTable::defaultMib;
        int workers = 1;
        /// Of solverKernels(); the fastest unless a test asks for another.
        int kernel = 0;
    };

    Solver();
    explicit Solver(const Settings& settings);
    /// Shares a table with other solvers, each in a thread of its own; `settings.tableMib` is
    /// ignored.
    Solver(std::shared_ptr<SolverTable> table, const Settings& settings);
    ~Solver();

    void clearTable() { m_table->clear(); }
    int tableMib() const { return m_table->mebibytes(); }
    int workers() const { return m_workers; }
    double tableFill() const { return m_table->fill(); }
    /// As SolverHelpers::times().
    std::vector<ThreadTimes> helperTimes() const { return m_helpers.times(); }
    const char* kernelName() const { return m_kernel.name; }

    /// Asked before any search; may be null. The caller keeps it alive.
    void setKnownScores(const KnownScores* known) { m_known = known; }

    /// `known` narrows the work when something is proved already.
    SolveReport solve(const Position& position, SolveGoal goal = SolveGoal::Strong,
                      const SolveLimits& limits = {}, const SolveContext<SolveReport>& context = {},
                      const ScoreInterval& known = {});

    /// Every column's score, all best moves and, if wanted, best play to the end; it begins with
    /// the first of the best moves unless `choice` takes another.
    ColumnsReport solveColumns(const Position& position, BestLine line = BestLine::Follow,
                               const SolveLimits& limits = {},
                               const SolveContext<ColumnsReport>& context = {},
                               const BestChoice& choice = {});

private:
    std::shared_ptr<SolverTable> m_table;
    SolverKernel m_kernel;
    const KnownScores* m_known = nullptr;
    int m_workers;
    SolverHelpers m_helpers;
};

/// The squares of a position's board in the solver's layout.
SolverNode solverNode(const Position& position);
