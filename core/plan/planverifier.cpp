// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/planverifier.h"

#include "core/plan/planrule.h"
#include "core/plan/replywalk.h"

#include <utility>

namespace {

/// A plan as what ReplyWalk walks by.
template <typename Board> class VerifiedPlan
{
public:
    explicit VerifiedPlan(const BasicPlan<Board>& plan) : m_plan(plan) { }

    Player side() const { return m_plan.side; }
    bool bearsDraw() const { return m_plan.goal == PlanGoal::Hold; }
    int remembered(int last) const { return m_plan.arrows != 0 ? last : -1; }
    std::pair<Bitboard, PlanFailure> named(const Board& position, int last) const
    {
        const BasicPlanChoice<Board> choice = planChoice(m_plan, position, last);
        return {choice.squares,
                choice.rule == PlanRule::TwoThreats ? PlanFailure::TwoThreats
                                                    : PlanFailure::NoMove};
    }

private:
    const BasicPlan<Board>& m_plan;
};

}

template <typename Board>
PlanVerdict verifyPlan(const BasicPlan<Board>& plan, const Board& position,
                       const PlanCheckLimits& limits, const std::stop_token& stop)
{
    const VerifiedPlan<Board> rule(plan);
    return ReplyWalk<Board, VerifiedPlan<Board>, PlanVerdict>(rule, limits, stop).run(position);
}

#define PLAN_BOARD(W, H, K)                                                                        \
    template PlanVerdict verifyPlan(const BasicPlan<BasicPosition<W, H, (K)>>&,                    \
                                    const BasicPosition<W, H, K>&, const PlanCheckLimits&,         \
                                    const std::stop_token&);
#include "core/plan/planboards.def"
