// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/planverifier.h"

#include "core/plan/planrule.h"
#include "core/plan/visitedstates.h"

#include <algorithm>

namespace {

/// The walk through everything that can happen under one plan.
template <typename Board> class PlanWalk
{
    using Shape = typename Board::Shape;

public:
    PlanWalk(const BasicPlan<Board>& plan, const PlanCheckLimits& limits,
             const std::stop_token& stop)
        : m_plan(plan), m_limits(limits), m_stop(stop)
    {
    }

    PlanVerdict run(const Board& root)
    {
        const bool goesOn = root.sideToMove() == m_plan.side ? ownTurn(root, -1) : replies(root);
        m_verdict.states = m_visited.count();
        if (goesOn)
            m_verdict.status = PlanCheckStatus::Valid;
        return m_verdict;
    }

private:
    /// These return false where the walk is over: the plan failed, a limit or a stop.
    bool ownTurn(const Board& position, int last)
    {
        if (position.winningSquares() != 0)
            return true;
        if (position.isFull())
            return isHeld();
        if (!m_visited.insert(VisitedStates::key(position, m_plan.arrows != 0 ? last : -1)))
            return true;
        if (isOver())
            return false;
        const BasicPlanChoice<Board> choice = planChoice(m_plan, position, last);
        if (!choice.hasMove())
            return fail(choice.rule == PlanRule::TwoThreats ? PlanFailure::TwoThreats
                                                            : PlanFailure::NoMove);
        for (int column = 0; column < Shape::width; ++column) {
            if (!choice.allows(column))
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
            return fail(PlanFailure::OpponentWins);
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

    bool isHeld() { return m_plan.goal == PlanGoal::Hold || fail(PlanFailure::Draw); }

    bool fail(PlanFailure failure)
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

    const BasicPlan<Board>& m_plan;
    const PlanCheckLimits m_limits;
    const std::stop_token& m_stop;
    VisitedStates m_visited;
    PlanVerdict m_verdict;
};

}

template <typename Board>
PlanVerdict verifyPlan(const BasicPlan<Board>& plan, const Board& position,
                       const PlanCheckLimits& limits, const std::stop_token& stop)
{
    return PlanWalk<Board>(plan, limits, stop).run(position);
}

#define PLAN_BOARD(W, H, K)                                                                        \
    template PlanVerdict verifyPlan(const BasicPlan<BasicPosition<W, H, (K)>>&,                    \
                                    const BasicPosition<W, H, K>&, const PlanCheckLimits&,         \
                                    const std::stop_token&);
#include "core/plan/planboards.def"
