// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandline.h"
#include "core/plan/planjudges.h"
#include "core/plan/plantext.h"

#include <memory>
#include <optional>

/// What `plan find` and `plan tree` are asked: a position, whose plan, its goal, and what it may
/// consist of.
struct PlanRequest
{
    AnyRootedPlan root; ///< without marks
    std::optional<Player> side;
    std::optional<PlanGoal> goal;
    int numbers = 0;
    bool arrows = true;
    std::chrono::milliseconds time {0};
    /// For the standard board alone.
    std::unique_ptr<Solver> solver;
};

/// POSITION, --board, --side, --goal, --numbers, --no-arrows, --time, and those of the solver.
void addPlanRequestOptions(CommandLine& line, int usualNumbers, qint64 usualTime);
PlanRequest readPlanRequest(CommandLine& line, int usualNumbers, qint64 usualTime);

/// Who knows what best play leads to on the board. Not for two at a time.
template <typename Board> std::unique_ptr<PlanJudge<Board>> judgeFor(const PlanRequest& request)
{
    if constexpr (std::is_same_v<Board, Position>)
        return std::make_unique<SolverJudge>(*request.solver);
    else
        return makeSmallJudge<Board>();
}

/// Whose plan and to what end: as asked for, and where that is left open, the side that wins, or
/// holds where nobody does; the side to move where both do. False where the judge was stopped.
template <typename Board>
bool settleClaim(const PlanRequest& request, PlanJudge<Board>& judge,
                 BasicRootedPlan<Board>& rooted, const std::stop_token& stop)
{
    const Player mover = rooted.position.sideToMove();
    for (const PlanGoal goal : {PlanGoal::Win, PlanGoal::Hold})
        for (const Player side : {mover, other(mover)}) {
            if (request.side.value_or(side) != side || request.goal.value_or(goal) != goal)
                continue;
            rooted.plan.side = side;
            rooted.plan.goal = goal;
            if (request.side && request.goal)
                return true;
            const std::optional<bool> can = judge.canReach(rooted.position, side, goal, stop);
            if (!can)
                return false;
            if (*can)
                return true;
        }
    return true;
}
