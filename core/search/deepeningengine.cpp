// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/deepeningengine.h"

/// A search under way.
struct DeepeningEngine::Progress
{
    Position root;
    int workers = 1;
    SearchPoll::Clock::time_point start = SearchPoll::Clock::now();
    WorkerClocks clocks {workers, start};
    SearchReport report;
};

DeepeningEngine::DeepeningEngine(DeepeningSettings settings, std::unique_ptr<RootSearch> rootSearch)
    : m_settings(std::move(settings)), m_choice(m_settings.seed),
      m_rootSearch(std::move(rootSearch))
{
}

int DeepeningEngine::targetDepth(const Position& root, const SearchLimits& limits) const
{
    const int emptySquares = Position::Shape::squares - root.plies();
    const int wanted = m_settings.fixedDepth > 0 ? m_settings.fixedDepth : limits.depth;
    return wanted > 0 ? std::min(wanted, emptySquares) : emptySquares;
}

bool DeepeningEngine::deepens(const SearchLimits& limits) const
{
    return m_settings.fixedDepth == 0
        && (m_settings.alwaysDeepen || limits.nodes > 0 || limits.time.count() > 0
            || limits.depth == 0);
}

SearchReport DeepeningEngine::search(const Position& root, const SearchLimits& limits,
                                     const SearchContext& context)
{
    Q_ASSERT(!root.isFinished());
    Progress progress {.root = root, .workers = m_rootSearch->workers(), .report = {}};
    SearchReport& report = progress.report;
    report.root = root;
    report.engine = QString::fromStdString(m_settings.name);
    report.variant = m_settings.variant;
    report.workers = progress.workers;

    RootBudget budget {.stop = context.stop, .clocks = &progress.clocks};
    if (limits.time.count() > 0)
        budget.deadline = progress.start + limits.time;
    const int target = targetDepth(root, limits);
    RootResult previous;
    for (int depth = deepens(limits) ? 1 : target; depth <= target; ++depth) {
        if (limits.nodes > 0)
            budget.nodes = limits.nodes - report.nodes;
        const SearchPoll::Clock::time_point begun = SearchPoll::Clock::now();
        RootResult result = m_rootSearch->search(root, depth, budget, previous);
        progress.clocks.of(0).settle(SearchPoll::Clock::now());
        report.nodes += result.counts.nodes;
        report.leaves += result.counts.leaves;
        report.cutoffs += result.counts.cutoffs;
        if (result.complete || report.depth == 0)
            take(progress, result, depth);
        addUp(progress, result, depth, begun);
        const bool outOfBudget
            = !result.complete || (limits.nodes > 0 && report.nodes >= limits.nodes);
        const bool seenToTheEnd = std::abs(result.bestValue()) > value::provenWin;
        if (outOfBudget || depth == target || seenToTheEnd) {
            report.status = result.complete && (depth == target || seenToTheEnd)
                ? SearchReport::Status::Completed
                : context.stop.stop_requested() ? SearchReport::Status::Stopped
                                                : SearchReport::Status::LimitReached;
            break;
        }
        report.status = SearchReport::Status::Deepening;
        if (context.report)
            context.report(report);
        previous = std::move(result);
    }
    return report;
}

void DeepeningEngine::take(Progress& progress, const RootResult& result, int depth) const
{
    SearchReport& report = progress.report;
    report.bestMove = chooseBest(progress.root, result);
    // A depth that was cut short answers only when there is nothing better; its depth stays 0.
    report.depth = result.complete ? depth : 0;
    describeMoves(progress, result, depth);
    report.score = report.columnScores[static_cast<std::size_t>(report.bestMove.column())];
}

/// Without those that were never begun, because the search was stopped before: they have no times.
std::vector<RootMoveReport> DeepeningEngine::reportsOf(const RootResult& result,
                                                       const Progress& progress)
{
    const SearchPoll::Clock::time_point start = progress.start;
    std::vector<RootMoveReport> reports;
    reports.reserve(result.moves.size());
    for (const RootMove& move : result.moves) {
        if (move.start == SearchPoll::Clock::time_point {})
            continue;
        reports.push_back({move.move, move.worker, move.start - start, move.end - start,
                           move.counts.nodes, std::nullopt, move.bound});
        const WorkerClock& clock = progress.clocks.of(move.worker);
        if (move.timed < clock.tasks())
            reports.back().times = clock.times(move.timed);
        if (move.done)
            reports.back().value = move.value;
    }
    return reports;
}

/// The depth, which was begun then, becomes one of the iterations.
void DeepeningEngine::addUp(Progress& progress, const RootResult& result, int depth,
                            SearchPoll::Clock::time_point begun)
{
    SearchReport& report = progress.report;
    IterationReport iteration;
    iteration.depth = depth;
    iteration.counts = result.counts;
    iteration.start = begun - progress.start;
    iteration.complete = result.complete;
    iteration.rootMoves = reportsOf(result, progress);
    if (result.complete) {
        iteration.bestMove = report.bestMove;
        iteration.score = report.score;
    }
    iteration.time = SearchPoll::Clock::now() - begun;
    report.iterations.push_back(std::move(iteration));
    report.statistics += result.statistics;
    const SearchPoll::Clock::time_point now = SearchPoll::Clock::now();
    report.time = now - progress.start;
    progress.clocks.of(0).settle(now);
    // Of those that came to a task.
    report.workerTimes.clear();
    for (int worker = 0; worker < progress.clocks.workers(); ++worker)
        if (worker == 0 || progress.clocks.of(worker).tasks() > 0)
            report.workerTimes.resize(static_cast<std::size_t>(worker) + 1);
    for (std::size_t worker = 0; worker < report.workerTimes.size(); ++worker)
        report.workerTimes[worker] = progress.clocks.of(static_cast<int>(worker)).spent();
}

Move DeepeningEngine::chooseBest(const Position& root, const RootResult& result) const
{
    const std::vector<const RootMove*> best = result.bestMoves();
    if (!best.empty())
        return best[m_settings.firstBestStands ? 0 : m_choice.pick(root.key(), best.size())]->move;
    // Stopped before the first move was searched: a win if there is one, else the centre.
    for (int column = 0; column < Position::Shape::width; ++column)
        if (root.canPlay(column) && root.wins(column))
            return Move(column);
    for (const int column : columnsFromCentre)
        if (root.canPlay(column))
            return Move(column);
    return Move::none();
}

void DeepeningEngine::describeMoves(Progress& progress, const RootResult& result, int depth) const
{
    SearchReport& report = progress.report;
    report.rootMoves = reportsOf(result, progress);
    report.events = result.events;
    report.columnScores.fill({});
    report.principalVariation = {report.bestMove};
    const bool seesFullBoard
        = !m_settings.drawIsHeuristic && depth >= Position::Shape::squares - progress.root.plies();
    for (const RootMove& move : result.moves) {
        if (!move.done)
            continue;
        report.columnScores[static_cast<std::size_t>(move.move.column())]
            = Score::fromValue(move.value, move.bound, seesFullBoard);
        if (move.move == report.bestMove)
            report.principalVariation = move.line;
    }
}
