// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/solver/solver.h"
#include "core/solver/solverqueue.h"

#include <map>

/// The exact solver for all who ask on one machine at one time: they share a table, which keeps
/// what each of them found out, and the processors, one after the other by urgency. Nothing is made
/// before the first request.
///
/// Scores are those of a Solver of one's own; node counts depend on what others asked before. Where
/// these have to be the same every time (a match, a study, the command line) a Solver of one's own
/// is right.
///
/// All methods may be called from any thread, and block.
class SolverService
{
public:
    struct Settings
    {
        int tableMib = SolverTable::defaultMib;
        /// For who asks for no number; 0 takes one per core.
        int workers = 0;
        /// Asked before any search; may be null. The caller keeps it alive.
        const KnownScores* known = nullptr;
    };
    struct Asker
    {
        Urgency urgency = Urgency::Background;
        /// 0 takes the settings'.
        int workers = 0;
    };
    /// As SolverQueue::Work: false where the token ended it before it was through.
    using Work = std::function<bool(Solver&, const std::stop_token&)>;
    using TableMaker = std::function<std::shared_ptr<SolverTable>(int mebibytes)>;

    /// `makeTable` is called by the first who asks, and again by the next where it throws; empty
    /// for a plain one.
    explicit SolverService(const Settings& settings, TableMaker makeTable = {});
    Q_DISABLE_COPY_MOVE(SolverService)

    /// Calls `work` in the calling thread once it is its turn, and again whenever it had to give
    /// way before it was through. One that is stopped in the queue is called once all the same,
    /// with a small solver of its own: it finds what is seen without a search. Throws
    /// std::bad_alloc where there is no room for the table.
    void ask(const Asker& asker, const std::stop_token& stop, const Work& work);

    /// As Solver::solveColumns(), in one's turn. What was found before it gave way is not lost:
    /// reports never know less than the one before, and their nodes and time are those of all
    /// turns, without the time in between.
    ColumnsReport solveColumns(const Asker& asker, const Position& position, BestLine line,
                               const SolveContext<ColumnsReport>& context = {});

    /// How many wait for their turn.
    std::size_t waiting() const { return m_queue.waiting(); }

private:
    int workersOf(const Asker& asker) const;
    /// Only for whose turn it is.
    Solver& solver(int workers);

    Settings m_settings;
    TableMaker m_makeTable;
    SolverQueue m_queue;
    std::shared_ptr<SolverTable> m_table;
    /// By their workers, on the one table.
    std::map<int, std::unique_ptr<Solver>> m_solvers;
};
