// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/plans/positionplans.h"

#include "core/plan/plandeadline.h"
#include "core/plan/words/wholecolumns.h"

#include <algorithm>

namespace {

using Status = PositionPlans::Status;
using WhyClock = std::chrono::steady_clock;

/// The longest walk to make a plan easier to say: some 20 ms.
constexpr std::uint64_t mostStates = 200'000;

/// Without a mark where winning and blocking is enough; otherwise one that answers on top of the
/// last disc wherever that is possible, and does nothing else by choice.
std::optional<PlanSearch> followUp(const Position& position, Player side,
                                   const std::stop_token& stop)
{
    const auto began = WhyClock::now();
    // Nobody can play below a square that can be reached already.
    const Bitboard above
        = Position::Shape::boardMask() & ~position.occupied() & ~position.available();
    for (const Bitboard arrows : {Bitboard {0}, above}) {
        Plan plan {.side = side};
        plan.arrows = arrows;
        const PlanVerdict verdict = verifyPlan(plan, position, {.states = mostStates}, stop);
        if (!verdict.isValid())
            continue;
        PlanSearch search;
        search.status = PlanSearchStatus::Found;
        search.plan = plan;
        search.verdict = verdict;
        search.states = verdict.states;
        search.time = WhyClock::now() - began;
        return search;
    }
    return {};
}

/// Who wins, or in a draw that both sides hold; empty where the judge could not tell.
std::vector<PlanClaim> claimsOf(const Position& position, PlanJudge<Position>& judge,
                                const std::stop_token& stop)
{
    const Player mover = position.sideToMove();
    const auto wins = judge.canReach(position, mover, PlanGoal::Win, stop);
    if (!wins)
        return {};
    if (*wins)
        return {{.side = mover, .goal = PlanGoal::Win, .search = {}}};
    const auto holds = judge.canReach(position, mover, PlanGoal::Hold, stop);
    if (!holds)
        return {};
    if (!*holds)
        return {{.side = other(mover), .goal = PlanGoal::Win, .search = {}}};
    return {{.side = mover, .goal = PlanGoal::Hold, .search = {}},
            {.side = other(mover), .goal = PlanGoal::Hold, .search = {}}};
}

void widen(PlanSearch& search, const Position& position, const std::stop_token& stop)
{
    if (!search.isFound() || search.plan.arrows == 0)
        return;
    const Plan plan = withWholeColumns(search.plan, position, {.states = mostStates}, stop);
    if (plan == search.plan)
        return;
    // What is shown is what was checked.
    const PlanVerdict verdict = verifyPlan(plan, position, {}, stop);
    if (!verdict.isValid())
        return;
    search.plan = plan;
    search.verdict = verdict;
}

}

const PlanClaim* PositionPlans::firstFound() const
{
    const auto found = std::ranges::find_if(claims, &PlanClaim::isFound);
    return found == claims.end() ? nullptr : &*found;
}

PositionPlans findPositionPlans(const Position& position, PlanJudge<Position>& judge,
                                const PositionPlanLimits& limits, const std::stop_token& stop,
                                const std::function<void(const PositionPlans&)>& report)
{
    Q_ASSERT(!position.isFinished());
    PositionPlans plans;
    plans.position = position;
    const auto tell = [&] {
        if (report)
            report(plans);
    };
    const auto began = WhyClock::now();
    PlanDeadline deadline(stop, limits.time);
    for (const Player side : {other(position.sideToMove()), position.sideToMove()})
        if (auto search = followUp(position, side, deadline.token())) {
            plans.claims = {{.side = side, .goal = PlanGoal::Win, .search = std::move(search)}};
            plans.status = Status::Done;
            return plans;
        }
    plans.claims = claimsOf(position, judge, deadline.token());
    for (std::size_t i = 0; i < plans.claims.size() && !stop.stop_requested(); ++i) {
        tell();
        PlanClaim& claim = plans.claims[i];
        PlanSearchLimits own = limits.plan;
        own.time = {};
        if (limits.time.count() > 0) {
            const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(
                limits.time - (WhyClock::now() - began));
            const auto share = left / static_cast<int>(plans.claims.size() - i);
            own.time = std::max(share, std::chrono::milliseconds(1));
        }
        claim.search = findPlan(position, claim.side, claim.goal, judge, own, {stop, {}});
        widen(*claim.search, position, deadline.token());
    }
    plans.status = stop.stop_requested() ? Status::Stopped
        : plans.claims.empty()           ? Status::NotSolved
                                         : Status::Done;
    return plans;
}
