// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/hint.h"

#include "core/analysis/movereason.h"
#include "core/evaluation/h1.h"
#include "core/search/deepeningengine.h"
#include "core/search/sequentialroot.h"

#include <QCoreApplication>

#include <algorithm>

using std::chrono::milliseconds;

namespace {

struct HintLabel
{
    Q_DECLARE_TR_FUNCTIONS(Hint)
};

using Shape = Position::Shape;
/// One hint being looked for.
class HintRun
{
public:
    HintRun(const Position& position, Solver& solver, std::stop_token stop, milliseconds limit)
        : m_position(position), m_solver(solver), m_stop(std::move(stop)), m_start(Clock::now()),
          m_deadline(m_start + limit)
    {
    }

    Hint find()
    {
        // What is left is enough to tell the columns apart as far as they can be.
        m_columns = m_solver.solveColumns(m_position, BestLine::Briefly,
                                          {.time = std::max(milliseconds(1), remaining() * 3 / 4)},
                                          {m_stop, {}});
        m_hint.nodes = m_columns.whole.nodes;
        if (!m_columns.best.empty())
            takeExact();
        else if (!takeKeeper())
            takeEstimate();
        m_hint.time = Clock::now() - m_start;
        return m_hint;
    }

    const ColumnsReport& columns() const { return m_columns; }

private:
    using Clock = std::chrono::steady_clock;

    milliseconds remaining() const
    {
        return std::chrono::duration_cast<milliseconds>(m_deadline - Clock::now());
    }
    bool isOver() const { return m_stop.stop_requested() || remaining().count() <= 0; }

    const ScoreInterval& scoreOf(int column) const
    {
        return *m_columns.moves[static_cast<std::size_t>(column)];
    }

    void takeExact()
    {
        m_hint.best = m_columns.best;
        m_hint.line = m_columns.line;
        if (m_hint.line.empty())
            m_hint.line = {m_columns.best.front()};
        m_hint.lineIsExact = true;
        take(m_hint.line.front(), Hint::Source::Exact);
        m_hint.score = m_columns.whole.score;
    }

    void take(Move move, Hint::Source source)
    {
        m_hint.move = move;
        m_hint.source = source;
        m_hint.exact = source == Hint::Source::Exact;
        m_hint.score = scoreOf(move.column());
        if (m_hint.line.empty())
            m_hint.line = {move};
    }

    /// A column that is worth what the position is proved to be worth.
    bool takeKeeper()
    {
        const ScoreInterval whole = m_columns.whole.score;
        // While a win, a draw and a loss are all possible a bound is worth less than an estimate.
        if (whole.lower < 0 && !whole.isDecided())
            return false;
        for (const int column : columnsFromCentre) {
            if (isOver())
                return false;
            if (!m_position.canPlay(column) || scoreOf(column).upper < whole.lower
                || !isWorth(column, whole.lower))
                continue;
            ScoreInterval& score = *m_columns.moves[static_cast<std::size_t>(column)];
            score.lower = std::max(score.lower, whole.lower);
            take(Move(column), whole.isExact() ? Hint::Source::Exact : Hint::Source::Proven);
            if (m_hint.exact)
                m_hint.best = {m_hint.move};
            return true;
        }
        return false;
    }

    /// Is it proved, in the time that is left, that the column's score is at least this?
    bool isWorth(int column, int score)
    {
        if (scoreOf(column).lower >= score)
            return true;
        // One null window: whether the opponent gets more than -score, not how much.
        const ScoreInterval window {-score, -score + 1};
        const SolveReport reply = m_solver.solve(m_position.after(column), SolveGoal::Strong,
                                                 {.time = std::max(milliseconds(1), remaining())},
                                                 {m_stop, {}}, window);
        m_hint.nodes += reply.nodes;
        return reply.status == SolveStatus::Solved && reply.score.upper <= -score;
    }

    /// The columns that may still be best, from the middle outwards.
    std::vector<int> candidates() const
    {
        int most = -exactscore::largest;
        for (const auto& score : m_columns.moves)
            if (score)
                most = std::max(most, score->lower);
        std::vector<int> result;
        for (const int column : columnsFromCentre)
            if (m_position.canPlay(column) && scoreOf(column).upper >= most)
                result.push_back(column);
        return result;
    }

    void takeEstimate()
    {
        const std::vector<int> left = candidates();
        Move move(left.front());
        if (!isOver() && left.size() > 1) {
            DeepeningEngine engine(
                {.name = "hint", .variant = {}, .alwaysDeepen = true},
                std::make_unique<OrderedRoot<H1>>(H1(), TerminalValues::preferring()));
            const SearchReport report = engine.search(
                m_position, {.time = std::max(milliseconds(1), remaining())}, {m_stop, {}});
            m_hint.nodes += report.nodes;
            m_depth = report.depth;
            if (std::ranges::find(left, report.bestMove.column()) != left.end()) {
                move = report.bestMove;
                m_hint.line = report.principalVariation;
            }
        }
        const bool isKnown = scoreOf(move.column()).isDecided();
        take(move, isKnown ? Hint::Source::Proven : Hint::Source::Estimate);
        m_hint.label = m_depth > 0
            ? HintLabel::tr("Estimate: H1 at a depth of %n plies, not proved", nullptr, m_depth)
            : HintLabel::tr("Estimate: nothing proved");
    }

    Position m_position;
    Solver& m_solver;
    std::stop_token m_stop;
    Clock::time_point m_start;
    Clock::time_point m_deadline;
    ColumnsReport m_columns;
    int m_depth = 0;
    Hint m_hint;
};

/// Of three neighbouring columns with the move's among them, not always in the middle, those from
/// the first to the last that has room; three with room where there are such. The same ones for the
/// same position.
void chooseWindow(Hint& hint, const Position& position)
{
    constexpr int width = 3;
    const auto hasRoom = [&position](int column) { return position.canPlay(column); };
    const auto shift = static_cast<int>(position.key() % width);
    int most = 0;
    for (int i = 0; i < width; ++i) {
        const int first
            = std::clamp(hint.move.column() - (shift + i) % width, 0, Shape::width - width);
        int room = 0;
        int last = first;
        for (int column = first; column < first + width; ++column)
            if (hasRoom(column)) {
                ++room;
                last = column;
            }
        if (room <= most)
            continue;
        most = room;
        hint.firstColumn = first;
        while (!hasRoom(hint.firstColumn))
            ++hint.firstColumn;
        hint.lastColumn = last;
    }
}

/// The longest that proving follow-up takes, with room for a slow machine.
constexpr milliseconds followUpTime {20};

/// What follow-up brings after the hint's move; nothing where more is possible than it proves.
std::optional<FollowUpProof> followUpAfter(const Position& position, const Hint& hint,
                                           const std::stop_token& stop)
{
    const auto proof = proveFollowUp(position.after(hint.move.column()), followUpLimits, stop);
    if (!proof || (proof->goal == PlanGoal::Hold && hint.score.upper > 0))
        return {};
    return proof;
}

}

Hint findHint(const Position& position, Solver& solver, const SideNames& names,
              const std::stop_token& stop, std::chrono::milliseconds limit)
{
    if (position.isFinished())
        return {};
    HintRun run(position, solver, stop, limit);
    Hint hint = run.find();
    chooseWindow(hint, position);
    hint.why = hintReason(position, hint.move, &run.columns());
    hint.reason = moveReason(position, hint.move, names, &run.columns());
    const QString score = hint.score.toText(position.plies());
    if (hint.source == Hint::Source::Exact)
        hint.label = HintLabel::tr("Exact: %1").arg(score);
    else if (hint.source == Hint::Source::Proven)
        hint.label = HintLabel::tr("Proved, but perhaps not the best column: %1").arg(score);
    if (limit - hint.time > followUpTime)
        hint.followUp = followUpAfter(position, hint, stop);
    if (hint.followUp)
        hint.reason += QLatin1Char(' ') + followUpText(*hint.followUp, names);
    return hint;
}

Hint hintFrom(const Position& position, Move move)
{
    Hint hint;
    hint.move = move;
    hint.line = {move};
    chooseWindow(hint, position);
    hint.why = hintReason(position, move);
    return hint;
}
