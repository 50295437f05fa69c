// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/planverifier.h"
#include "core/plan/visitedstates.h"

/// The walk through everything that can happen while one side plays by a rule and the other as it
/// likes. `Verdict` has a status, a failure, a line and states, as PlanVerdict; `Rule` is what
/// differs:
///
/// - `side()`; `bearsDraw()`, whether a full board is no failure;
/// - `remembered(last)`, the column of the last move as far as the rule looks at it, or -1;
/// - `named(position, last)`, the squares to play on, any of them, with no four at hand; without a
///   square the failure says why.
template <typename Board, typename Rule, typename Verdict> class ReplyWalk
{
    using Shape = typename Board::Shape;
    using Failure = decltype(Verdict::failure);

public:
    ReplyWalk(const Rule& rule, const PlanCheckLimits& limits, const std::stop_token& stop)
        : m_rule(rule), m_limits(limits), m_stop(stop)
    {
    }

    Verdict run(const Board& root)
    {
        if (root.sideToMove() == m_rule.side() ? ownTurn(root, -1) : replies(root))
            m_verdict.status = PlanCheckStatus::Valid;
        m_verdict.states = m_visited.count();
        return m_verdict;
    }

private:
    /// These return false where the walk is over: a failure, a limit or a stop.
    bool ownTurn(const Board& position, int last)
    {
        if (position.winningSquares() != 0)
            return true;
        if (position.isFull())
            return isHeld();
        if (!m_visited.insert(VisitedStates::key(position, m_rule.remembered(last))))
            return true;
        if (isOver())
            return false;
        const auto [squares, failure] = m_rule.named(position, last);
        if (squares == 0)
            return fails(failure);
        for (int column = 0; column < Shape::width; ++column) {
            if ((squares & Shape::columnMask(column)) == 0)
                continue;
            m_verdict.line.push_back(Move(column));
            if (!replies(position.after(column)))
                return false;
            m_verdict.line.pop_back();
        }
        return true;
    }

    bool replies(const Board& position)
    {
        if (position.isFull())
            return isHeld();
        if (const Bitboard wins = position.winningSquares()) {
            m_verdict.line.push_back(Move(std::countr_zero(wins) / Shape::stride));
            return fails(Failure::OpponentWins);
        }
        for (int column = 0; column < Shape::width; ++column) {
            if (!position.canPlay(column))
                continue;
            m_verdict.line.push_back(Move(column));
            if (!ownTurn(position.after(column), column))
                return false;
            m_verdict.line.pop_back();
        }
        return true;
    }

    bool isHeld() { return m_rule.bearsDraw() || fails(Failure::Draw); }

    bool fails(Failure failure)
    {
        m_verdict.status = PlanCheckStatus::Refuted;
        m_verdict.failure = failure;
        return false;
    }

    bool isOver()
    {
        const std::uint64_t count = m_visited.count();
        if (m_limits.states != 0 && count > m_limits.states)
            m_verdict.status = PlanCheckStatus::LimitReached;
        else if (count % 1024 == 0 && m_stop.stop_requested())
            m_verdict.status = PlanCheckStatus::Stopped;
        else
            return false;
        m_verdict.line.clear();
        return true;
    }

    const Rule& m_rule;
    const PlanCheckLimits m_limits;
    const std::stop_token& m_stop;
    VisitedStates m_visited;
    Verdict m_verdict;
};
