// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solver/traps.h"

#include <algorithm>

namespace {

using Clock = std::chrono::steady_clock;

class TrapSearch
{
public:
    /// The times of its spans count from `start`.
    TrapSearch(Solver& solver, std::uint64_t nodes, Clock::time_point start,
               Clock::time_point deadline, std::stop_token stop)
        : m_solver(solver), m_left(nodes), m_start(start), m_deadline(deadline),
          m_stop(std::move(stop))
    {
    }

    std::uint64_t nodes() const { return m_nodes; }
    const SearchStatistics& statistics() const { return m_statistics; }
    const std::vector<SolverSpan>& spans() const { return m_spans; }

    /// `after` is won for the side to move, the opponent of who sets the traps.
    double valueOf(const Position& after, int exchanges)
    {
        int replies = 0;
        double sum = 0;
        for (int column = 0; column < Position::Shape::width; ++column) {
            if (!after.canPlay(column))
                continue;
            ++replies;
            if (after.wins(column))
                continue;
            const Position next = after.after(column);
            if (next.isFull() || throwsAway(next))
                sum += 1;
            else if (exchanges > 1)
                sum += bestFrom(next, exchanges - 1) / 2;
        }
        return sum / replies;
    }

private:
    bool isSpent() const
    {
        return m_left == 0 || m_stop.stop_requested()
            || (m_deadline != Clock::time_point::max() && Clock::now() >= m_deadline);
    }

    SolveLimits limits() const
    {
        if (m_deadline == Clock::time_point::max())
            return {.nodes = m_left};
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(m_deadline - Clock::now());
        return {.nodes = m_left, .time = std::max(std::chrono::milliseconds(1), left)};
    }

    /// What a search that began at `start` has cost.
    void spend(const SolveReport& report, Clock::time_point start)
    {
        m_nodes += report.nodes;
        m_statistics += report.statistics;
        m_left -= std::min(m_left, report.nodes);
        for (SolverSpan span : report.spans) {
            span.start += start - m_start;
            span.end += start - m_start;
            m_spans.push_back(span);
        }
    }

    /// Does the side to move no longer lose?
    bool throwsAway(const Position& next)
    {
        if (isSpent())
            return false;
        const auto start = Clock::now();
        const SolveReport report = m_solver.solve(next, SolveGoal::Weak, limits(), {m_stop, {}});
        spend(report, start);
        return report.score.lower >= 0;
    }

    /// The value of the best of the slowest losses of the side to move.
    double bestFrom(const Position& lost, int exchanges)
    {
        if (isSpent())
            return 0;
        const auto start = Clock::now();
        const ColumnsReport columns
            = m_solver.solveColumns(lost, BestLine::None, limits(), {m_stop, {}});
        spend(columns.whole, start);
        double best = 0;
        if (columns.whole.score.upper < 0)
            for (const Move move : columns.best)
                best = std::max(best, valueOf(lost.after(move.column()), exchanges));
        return best;
    }

    Solver& m_solver;
    std::uint64_t m_left;
    std::uint64_t m_nodes = 0;
    SearchStatistics m_statistics;
    Clock::time_point m_start;
    Clock::time_point m_deadline;
    std::stop_token m_stop;
    std::vector<SolverSpan> m_spans;
};

}

std::vector<Move> TrapReport::best() const
{
    double most = 0;
    for (const TrapValue& each : moves)
        most = std::max(most, each.value);
    std::vector<Move> result;
    for (const TrapValue& each : moves)
        if (each.value == most)
            result.push_back(each.move);
    return result;
}

TrapReport findTraps(Solver& solver, const Position& root, const std::vector<Move>& moves,
                     const TrapLimits& limits, const std::stop_token& stop)
{
    const Clock::time_point start = Clock::now();
    const Clock::time_point deadline
        = limits.time.count() > 0 ? start + limits.time : Clock::time_point::max();
    TrapReport report;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        // Each move its part of what is left, so that the last ones are not the forgotten ones.
        const std::uint64_t left = limits.nodes - std::min(limits.nodes, report.nodes);
        TrapSearch search(solver, left / (moves.size() - i), start, deadline, stop);
        report.moves.push_back(
            {moves[i], search.valueOf(root.after(moves[i].column()), limits.exchanges)});
        report.nodes += search.nodes();
        report.statistics += search.statistics();
        for (SolverSpan span : search.spans()) {
            span.topic = SolverSpan::Topic::Trap;
            span.move = moves[i];
            report.spans.push_back(span);
        }
    }
    return report;
}
