// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solver/solverservice.h"

#include <QThread>

#include <algorithm>

SolverService::SolverService(const Settings& settings, TableMaker makeTable)
    : m_settings(settings), m_makeTable(std::move(makeTable))
{
    if (!m_makeTable)
        m_makeTable = [](int mebibytes) { return std::make_shared<SolverTable>(mebibytes); };
}

int SolverService::workersOf(const Asker& asker) const
{
    const int workers = asker.workers > 0 ? asker.workers : m_settings.workers;
    return workers > 0 ? workers : std::max(1, QThread::idealThreadCount());
}

Solver& SolverService::solver(int workers)
{
    if (!m_table)
        m_table = m_makeTable(m_settings.tableMib);
    std::unique_ptr<Solver>& solver = m_solvers[workers];
    if (!solver) {
        solver = std::make_unique<Solver>(m_table, Solver::Settings {.workers = workers});
        solver->setKnownScores(m_settings.known);
    }
    return *solver;
}

void SolverService::ask(const Asker& asker, const std::stop_token& stop, const Work& work)
{
    const int workers = workersOf(asker);
    const bool hadTurn = m_queue.work(asker.urgency, stop, [&](const std::stop_token& ending) {
        return work(solver(workers), ending);
    });
    if (hadTurn)
        return;
    Solver glance({.tableMib = SolverTable::minimumMib, .workers = workers});
    glance.setKnownScores(m_settings.known);
    work(glance, stop);
}

ColumnsReport SolverService::solveColumns(const Asker& asker, const Position& position,
                                          BestLine line, const SolveContext<ColumnsReport>& context)
{
    std::optional<ColumnsReport> found;
    ask(asker, context.stop, [&](Solver& solver, const std::stop_token& stop) {
        const auto before = found;
        const auto all = [&before](const ColumnsReport& report) {
            return before ? joined(*before, report) : report;
        };
        SolveContext<ColumnsReport> told {stop, {}};
        if (context.report)
            told.report = [&](const ColumnsReport& report) { context.report(all(report)); };
        found = all(solver.solveColumns(position, line, {}, told));
        return found->whole.status != SolveStatus::Stopped;
    });
    return *found;
}
