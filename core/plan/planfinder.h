// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/planjudge.h"
#include "core/plan/planverifier.h"

#include <chrono>
#include <functional>

enum class PlanSearchStatus : std::uint8_t
{
    Found, ///< the plan has passed verifyPlan()
    GoalOutOfReach, ///< best play does not lead there
    /// The search was exhaustive: no plan with these marks. Says nothing about other ways to
    /// explain the position, and is not certified.
    NoneFound,
    LimitReached, ///< nothing is known
    Stopped ///< nothing is known
};

/// What a plan may consist of, and how much work may be spent. The same limits give the same plan
/// on every machine as long as `time` is 0.
struct PlanSearchLimits
{
    int numbers = 5; ///< 0 to 9
    bool arrows = true;
    /// Of the SAT solver, for all attempts together; 0: no limit.
    std::uint64_t conflicts = 0;
    /// Walked, for all attempts together; 0: no limit.
    std::uint64_t states = 0;
    /// 0: no limit.
    std::chrono::milliseconds time {0};
};

struct PlanSearchProgress
{
    int numbers = 0; ///< how many the attempt that runs may use
    std::uint64_t states = 0;
    std::uint64_t conflicts = 0;
};

struct PlanSearchContext
{
    std::stop_token stop;
    /// A few times a second, from the thread that called.
    std::function<void(const PlanSearchProgress&)> report;
};

template <typename Board> struct BasicPlanSearch
{
    PlanSearchStatus status = PlanSearchStatus::Stopped;
    BasicPlan<Board> plan; ///< tidied; only where one was found
    PlanVerdict verdict; ///< of the plan
    int numbersTried = 0; ///< exhaustively, where none was found
    std::uint64_t states = 0; ///< walked in all attempts
    std::uint64_t conflicts = 0;
    std::chrono::nanoseconds time {0};

    bool isFound() const { return status == PlanSearchStatus::Found; }
};

using PlanSearch = BasicPlanSearch<Position>;

/// Looks for a plan with as few numbers as possible: arrows alone, then 1, 2, 3, 5 and so on up to
/// the limit. Each attempt is guided by counterexamples: a SAT solver (CaDiCaL) chooses all marks
/// at once, the plan is walked, and where it fails the judge says which move of the line was wrong,
/// which becomes clauses. What is found is tidied and has passed the verifier.
///
/// Blocks; answers a stop within 100 ms. The position must not be finished. Instantiated for the
/// boards of planboards.def.
template <typename Board>
BasicPlanSearch<Board> findPlan(const Board& position, Player side, PlanGoal goal,
                                PlanJudge<Board>& judge, const PlanSearchLimits& limits = {},
                                const PlanSearchContext& context = {});

/// The plan without each mark that it can do without, from the top down, and with equal numbers
/// where that holds as well. `plan` must be valid; what comes back is. Costs a walk for each mark.
template <typename Board>
BasicPlan<Board> tidiedPlan(const BasicPlan<Board>& plan, const Board& position,
                            const std::stop_token& stop = {});
