// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solver/solver.h"

#include "core/solver/solverrun.h"

SolverNode solverNode(const Position& position)
{
    return solverNode(bytecolumns::fromBitboard(position.own(), Position::Shape::stride),
                      bytecolumns::fromBitboard(position.opponent(), Position::Shape::stride));
}

Solver::Solver() : Solver(Settings {}) { }

Solver::Solver(const Settings& settings)
    : Solver(std::make_shared<SolverTable>(settings.tableMib), settings)
{
}

Solver::Solver(std::shared_ptr<SolverTable> table, const Settings& settings)
    : m_table(std::move(table)),
      m_kernel(solverKernels()[static_cast<std::size_t>(settings.kernel)]),
      m_workers(std::max(1, settings.workers)), m_helpers(m_workers - 1)
{
}

Solver::~Solver() = default;

SolveReport Solver::solve(const Position& position, SolveGoal goal, const SolveLimits& limits,
                          const SolveContext<SolveReport>& context, const ScoreInterval& known)
{
    SolverRun run({m_kernel, m_table->view(), m_helpers, m_workers, m_known}, limits, context.stop);
    SolveReport report;
    report.root = position;
    report.workers = m_workers;
    report.score = SolverRun::narrowed(position, known);
    const auto measure = [&] {
        report.nodes = run.nodes();
        report.time = run.time();
        report.spans = run.spans();
        report.statistics = run.statistics();
    };
    const auto tell = [&](const ScoreInterval& interval) {
        if (!context.report)
            return;
        report.score = interval;
        measure();
        context.report(report);
    };
    if (context.report)
        run.setPulse([&] { tell(report.score); });
    report.score = run.solve(position, goal, report.score, tell);
    report.status = run.status();
    measure();
    return report;
}

namespace {

ScoreInterval exactly(int score)
{
    return {score, score};
}

/// What the opponent's score after a move means for the side that moved, and the other way round.
ScoreInterval seenByMover(const ScoreInterval& reply)
{
    return {-reply.upper, -reply.lower};
}

/// What a line may cost that is wanted briefly: some hundredths of a second.
constexpr std::uint64_t nodesForBriefLine = 300'000;

/// Solves the columns one after another, best first as far as that is known.
class ColumnsRun
{
public:
    ColumnsRun(SolverRun& run, const Position& position, ColumnsReport& report,
               std::function<void()> tell)
        : m_run(run), m_position(position), m_report(report), m_tell(std::move(tell))
    {
    }

    void solve(BestLine line, const BestChoice& choice)
    {
        lookAtColumns();
        solvePosition();
        for (const int column : columnsFromCentre)
            if (m_position.canPlay(column) && !m_run.hasEnded())
                solveColumn(column);
        collectBest();
        SolveStatus status = m_run.status();
        if (line != BestLine::None && !m_report.best.empty() && !m_run.hasEnded()) {
            if (line == BestLine::Briefly)
                m_run.allow(nodesForBriefLine);
            followLine(m_report.best[choice ? choice(m_report.best.size()) : 0]);
            if (line == BestLine::Follow)
                status = m_run.status();
        }
        m_report.whole.status = status;
    }

private:
    /// What is seen of each move without a search, so that a stop in the first moment is answered
    /// with a sensible one.
    void lookAtColumns()
    {
        const int plies = m_position.plies();
        for (int column = 0; column < ColumnsReport::columns; ++column) {
            if (!m_position.canPlay(column))
                continue;
            auto& score = m_report.moves[static_cast<std::size_t>(column)];
            const Position next = m_position.after(column);
            if (m_position.wins(column))
                score = exactly(exactscore::ofWinNow(plies));
            else if (next.isFull())
                score = exactly(0);
            else if (next.winningSquares())
                score = exactly(-exactscore::ofWinNow(plies + 1));
            else
                score = seenByMover(SolverRun::narrowed(next, {}));
        }
    }

    void solvePosition()
    {
        m_run.setTopic(SolverSpan::Topic::Root, Move::none());
        m_report.whole.score
            = m_run.solve(m_position, SolveGoal::Strong, SolverRun::narrowed(m_position, {}),
                          [this](const ScoreInterval& interval) {
                              take(interval);
                              m_tell();
                          });
        take(m_report.whole.score);
    }

    /// No move is worth more than the position.
    void take(const ScoreInterval& whole)
    {
        m_report.whole.score = whole;
        for (auto& move : m_report.moves)
            if (move)
                move->upper = std::min(move->upper, whole.upper);
    }

    void solveColumn(int column)
    {
        ScoreInterval& score = *m_report.moves[static_cast<std::size_t>(column)];
        if (!score.isExact()) {
            m_run.setTopic(SolverSpan::Topic::Column, Move(column));
            const ScoreInterval reply
                = m_run.solve(m_position.after(column), SolveGoal::Strong, seenByMover(score),
                              [&](const ScoreInterval& interval) {
                                  score = seenByMover(interval);
                                  m_tell();
                              });
            score = seenByMover(reply);
        }
        m_tell();
    }

    void collectBest()
    {
        if (!m_report.whole.score.isExact())
            return;
        for (int column = 0; column < ColumnsReport::columns; ++column) {
            const auto& score = m_report.moves[static_cast<std::size_t>(column)];
            if (score && score->isExact() && score->lower == m_report.whole.score.lower)
                m_report.best.emplace_back(column);
        }
    }

    /// From here on the score is known, so at every ply the first move that keeps it will do.
    void followLine(Move move)
    {
        Position position = m_position;
        int score = m_report.whole.score.lower;
        m_run.setTopic(SolverSpan::Topic::Line, move);
        for (;;) {
            m_report.line.push_back(move);
            if (position.wins(move.column()))
                return;
            position.play(move);
            score = -score;
            if (position.isFull())
                return;
            move = keepingMove(position, score);
            if (move.isNone() || m_run.hasEnded()) {
                m_tell();
                return;
            }
        }
    }

    Move keepingMove(const Position& position, int score)
    {
        for (const int column : columnsFromCentre)
            if (position.canPlay(column) && m_run.keeps(position, column, score))
                return Move(column);
        return Move::none(); // the run has ended, or a known score was wrong
    }

    SolverRun& m_run;
    Position m_position;
    ColumnsReport& m_report;
    std::function<void()> m_tell;
};

}

ColumnsReport Solver::solveColumns(const Position& position, BestLine line,
                                   const SolveLimits& limits,
                                   const SolveContext<ColumnsReport>& context,
                                   const BestChoice& choice)
{
    SolverRun run({m_kernel, m_table->view(), m_helpers, m_workers, m_known}, limits, context.stop);
    ColumnsReport report;
    report.whole.root = position;
    report.whole.workers = m_workers;
    const auto measure = [&] {
        report.whole.nodes = run.nodes();
        report.whole.time = run.time();
        report.whole.spans = run.spans();
        report.whole.statistics = run.statistics();
    };
    const auto tell = [&] {
        if (!context.report)
            return;
        measure();
        context.report(report);
    };
    if (context.report)
        run.setPulse(tell);
    ColumnsRun(run, position, report, tell).solve(line, choice);
    measure();
    return report;
}
