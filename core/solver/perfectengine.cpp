// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solver/perfectengine.h"

#include "core/search/searchreport.h"
#include "core/solver/solvertasks.h"
#include "core/solver/traps.h"

#include <QCoreApplication>

#include <algorithm>
#include <tuple>

namespace {

struct EngineText
{
    Q_DECLARE_TR_FUNCTIONS(PerfectEngine)
};

constexpr std::chrono::milliseconds betweenReports {100};

SearchReport::Status statusOf(SolveStatus status)
{
    switch (status) {
    case SolveStatus::Running:
        return SearchReport::Status::Deepening;
    case SolveStatus::Solved:
        return SearchReport::Status::Completed;
    case SolveStatus::LimitReached:
        return SearchReport::Status::LimitReached;
    case SolveStatus::Stopped:
        return SearchReport::Status::Stopped;
    }
    return SearchReport::Status::Completed;
}

}

PerfectEngine::PerfectEngine(const Settings& settings)
    : m_settings(settings), m_choice(settings.seed)
{
}

PerfectEngine::~PerfectEngine() = default;

void PerfectEngine::newGame()
{
    m_choice.beginNextGame();
    m_forgets = true;
}

SearchReport PerfectEngine::search(const Position& root, const SearchLimits& limits,
                                   const SearchContext& context)
{
    Q_ASSERT(!root.isFinished());
    if (!m_settings.service)
        return searchWith(ownSolver(), root, limits, context);
    SearchReport report;
    m_settings.service->ask({Urgency::Awaited, m_settings.solver.workers}, context.stop,
                            [&](Solver& solver, const std::stop_token& stop) {
                                report = searchWith(solver, root, limits, {stop, context.report});
                                return true; // there is nobody to give way to
                            });
    return report;
}

Solver& PerfectEngine::ownSolver()
{
    if (!m_solver) {
        m_solver = std::make_unique<Solver>(m_settings.solver);
        m_solver->setKnownScores(m_settings.known);
    } else if (m_forgets) {
        m_solver->clearTable();
    }
    m_forgets = false;
    return *m_solver;
}

SearchReport PerfectEngine::searchWith(Solver& solver, const Position& root,
                                       const SearchLimits& limits,
                                       const SearchContext& context) const
{
    const ThreadTimes before = ThreadTimes::ofThisThread();
    const std::vector<ThreadTimes> helpersBefore = solver.helperTimes();
    SolveContext<ColumnsReport> told {context.stop, {}};
    if (context.report)
        told.report
            = [&, last = std::chrono::nanoseconds {0}](const ColumnsReport& columns) mutable {
                  if (columns.whole.time - last < betweenReports)
                      return;
                  last = columns.whole.time;
                  context.report(toReport(root, columns));
              };
    const BestChoice choice
        = [&](std::size_t count) -> std::size_t { return m_choice.pick(root.key(), count); };
    ColumnsReport columns = solver.solveColumns(
        root, BestLine::Briefly, {.nodes = limits.nodes, .time = limits.time}, told, choice);
    if (m_settings.setsTraps)
        setTraps(solver, root, columns, limits, context.stop);
    SearchReport report = toReport(root, columns);
    report.workerTimes = {ThreadTimes::ofThisThread().since(before)};
    const std::vector<ThreadTimes> helpers = solver.helperTimes();
    for (std::size_t helper = 0; helper < helpers.size(); ++helper)
        report.workerTimes.push_back(helpers[helper].since(helpersBefore[helper]));
    if (report.statistics.table) {
        report.statistics.table->bytes = static_cast<std::uint64_t>(solver.tableMib()) << 20;
        report.statistics.table->fill = solver.tableFill();
    }
    return report;
}

/// Leaves of the best moves of a lost game those that set most traps, as far as the limits reach.
void PerfectEngine::setTraps(Solver& solver, const Position& root, ColumnsReport& columns,
                             const SearchLimits& limits, const std::stop_token& stop)
{
    SolveReport& whole = columns.whole;
    if (whole.score.upper >= 0 || columns.best.size() < 2)
        return;
    TrapLimits trapLimits {.exchanges = trapExchanges(root.plies())};
    if (limits.nodes > 0)
        trapLimits.nodes
            = std::min(trapLimits.nodes, limits.nodes - std::min(limits.nodes, whole.nodes));
    if (limits.time.count() > 0)
        trapLimits.time
            = std::max(std::chrono::milliseconds(1),
                       std::chrono::floor<std::chrono::milliseconds>(limits.time - whole.time));
    const auto start = std::chrono::steady_clock::now();
    const TrapReport traps = findTraps(solver, root, columns.best, trapLimits, stop);
    columns.best = traps.best();
    whole.nodes += traps.nodes;
    whole.statistics += traps.statistics;
    for (SolverSpan span : traps.spans) {
        span.start += whole.time;
        span.end += whole.time;
        whole.spans.push_back(span);
    }
    whole.time += std::chrono::steady_clock::now() - start;
}

SearchReport PerfectEngine::toReport(const Position& root, const ColumnsReport& columns) const
{
    const int plies = root.plies();
    const ScoreInterval& whole = columns.whole.score;
    SearchReport report;
    report.root = root;
    report.engine = QString::fromStdString(m_settings.name);
    report.variant = variant();
    report.status = statusOf(columns.whole.status);
    report.bestMove = chooseMove(root, columns);
    report.score = whole.toScore(plies);
    for (std::size_t column = 0; column < report.columnScores.size(); ++column)
        if (const auto& score = columns.moves[column])
            report.columnScores[column] = score->toScore(plies);
    report.principalVariation = columns.line;
    if (columns.line.empty() || columns.line.front() != report.bestMove)
        report.principalVariation = {report.bestMove};
    report.nodes = columns.whole.nodes;
    report.statistics = columns.whole.statistics;
    report.cutoffs = report.statistics.cutoffs();
    report.depth = whole.isExact() ? exactscore::pliesToEnd(whole.lower, plies) : 0;
    report.time = columns.whole.time;
    report.workers = columns.whole.workers;
    report.tasks = solverTasks(columns.whole.spans, plies);
    return report;
}

Move PerfectEngine::chooseMove(const Position& root, const ColumnsReport& columns) const
{
    if (!columns.best.empty())
        return columns.best[m_choice.pick(root.key(), columns.best.size())];
    // What is worth most for certain, then what could be, then what is nearest to the middle.
    Move best;
    std::tuple<int, int, int> most;
    for (int column = 0; column < ColumnsReport::columns; ++column) {
        const auto& score = columns.moves[static_cast<std::size_t>(column)];
        if (!score)
            continue;
        const std::tuple worth {score->lower, score->upper,
                                -std::abs(column - ColumnsReport::columns / 2)};
        if (best.isNone() || worth > most) {
            best = Move(column);
            most = worth;
        }
    }
    return best;
}

LazyText PerfectEngine::variant() const
{
    return LazyText([traps = m_settings.setsTraps, seed = m_settings.seed,
                     shares = m_settings.service != nullptr, workers = m_settings.solver.workers] {
        const QString exact = (traps ? EngineText::tr("exact, sets traps, seed %1")
                                     : EngineText::tr("exact, seed %1"))
                                  .arg(seed);
        if (shares)
            return EngineText::tr(
                       "%1, node counts vary: analysis, hints and review share the table")
                .arg(exact);
        return workers > 1 ? EngineText::tr("%1, node counts vary with several workers").arg(exact)
                           : exact;
    });
}
