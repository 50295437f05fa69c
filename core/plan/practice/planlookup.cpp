// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/practice/planlookup.h"

#include "core/plan/planjudges.h"

namespace {

template <typename Board>
std::optional<AnyRootedPlan> lookUp(const BasicRootedPlan<Board>& card, PlanJudge<Board>& judge,
                                    const PlanSearchLimits& limits, const std::stop_token& stop)
{
    const Player mover = card.position.sideToMove();
    for (const PlanGoal goal : {PlanGoal::Win, PlanGoal::Hold})
        for (const Player side : {mover, other(mover)}) {
            const BasicPlanSearch<Board> search
                = findPlan(card.position, side, goal, judge, limits, {.stop = stop, .report = {}});
            if (search.isFound())
                return BasicRootedPlan<Board> {card.moves, card.position, search.plan};
            if (stop.stop_requested())
                return {};
        }
    return {};
}

}

bool hasMarks(const AnyRootedPlan& card)
{
    return std::visit([](const auto& rooted) { return rooted.plan.marks() > 0; }, card);
}

AnyRootedPlan withoutMarks(const AnyRootedPlan& card)
{
    return std::visit(
        []<typename Board>(BasicRootedPlan<Board> rooted) -> AnyRootedPlan {
            rooted.plan.arrows = 0;
            rooted.plan.numbers = {};
            return rooted;
        },
        card);
}

std::optional<AnyRootedPlan> lookedUpPlan(const AnyRootedPlan& card, PlanJudge<Position>& judge,
                                          const PlanSearchLimits& limits,
                                          const std::stop_token& stop)
{
    return std::visit(
        [&]<typename Board>(const BasicRootedPlan<Board>& rooted) {
            if constexpr (std::is_same_v<Board, Position>) {
                return lookUp(rooted, judge, limits, stop);
            } else {
                const auto small = makeSmallJudge<Board>();
                return lookUp<Board>(rooted, *small, limits, stop);
            }
        },
        card);
}
