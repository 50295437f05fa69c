// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/followup.h"

#include "core/plan/planrule.h"

namespace {

using Shape = Position::Shape;

/// With fewer discs only double threats are won by it.
constexpr int fewestDiscs = 6;
/// With fewer there is nothing to keep in mind.
constexpr std::uint64_t fewestStates = 4;

/// Does the plan find an answer to each disc when the other side fills up one column after another?
/// A cheap look: most positions fail here.
bool survivesFilling(const Plan& plan, const Position& position)
{
    for (int column = 0; column < Shape::width; ++column) {
        Position line = position;
        while (!line.isFinished() && line.canPlay(column)) {
            line.play(column);
            if (line.isFinished())
                break;
            const PlanChoice choice = planChoice(plan, line, column);
            if (!choice.hasMove())
                return false;
            // A block elsewhere leaves the column to the walk.
            if (!choice.allows(column) || choice.rule == PlanRule::Win)
                break;
            line.play(column);
        }
    }
    return true;
}

}

Plan followUpPlan(const Position& position, Player side, PlanGoal goal)
{
    Plan plan;
    plan.side = side;
    plan.goal = goal;
    plan.arrows = Shape::boardMask() & ~position.occupied();
    return plan;
}

std::optional<FollowUpProof> proveFollowUp(const Position& position, const PlanCheckLimits& limits,
                                           const std::stop_token& stop)
{
    if (position.isFinished() || position.plies() < fewestDiscs || position.winningSquares() != 0
        || std::popcount(position.threatenedSquares()) > 1)
        return {};
    const Player side = other(position.sideToMove());
    Plan plan = followUpPlan(position, side, PlanGoal::Win);
    if (!survivesFilling(plan, position))
        return {};
    PlanVerdict verdict = verifyPlan(plan, position, limits, stop);
    // Only the end of a full board is better for a plan that promises less.
    if (verdict.status == PlanCheckStatus::Refuted && verdict.failure == PlanFailure::Draw) {
        plan.goal = PlanGoal::Hold;
        verdict = verifyPlan(plan, position, limits, stop);
    }
    if (!verdict.isValid() || verdict.states < fewestStates)
        return {};
    return FollowUpProof {side, plan.goal, verdict.states};
}

std::optional<FollowUpLeft> leftFollowUp(const Position& earlier, Move reply, Move move,
                                         const std::stop_token& stop)
{
    const auto proof = proveFollowUp(earlier, followUpLimits, stop);
    if (!proof)
        return {};
    Position before = earlier;
    before.play(reply);
    if (before.isFinished())
        return {};
    const PlanChoice choice
        = planChoice(followUpPlan(earlier, proof->side, proof->goal), before, reply.column());
    if (!choice.hasMove() || choice.allows(move.column()))
        return {};
    return FollowUpLeft {*proof, choice.squares};
}
