// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/planfinder.h"

#include "core/plan/planattempt.h"
#include "core/plan/plandeadline.h"

namespace {

using PlanClock = std::chrono::steady_clock;

/// 0 stays 0, which is no limit; nothing else becomes 0.
std::chrono::milliseconds partOf(std::chrono::milliseconds time, double share)
{
    if (time.count() == 0)
        return time;
    return std::max(std::chrono::milliseconds(1),
                    std::chrono::duration_cast<std::chrono::milliseconds>(time * share));
}

/// Numbers of an attempt, its part of the time, and the part of the work that may be done when it
/// ends, with that of the attempts before.
struct PlanRound
{
    int numbers = 0;
    double time = 1;
    double work = 1;
};

/// Few numbers are easier to remember; but most of the work is left to the last attempt, which
/// finds the most.
std::vector<PlanRound> planRounds(int numbers)
{
    std::vector<PlanRound> rounds;
    for (const int count : {1, 2, 3, 5, 7})
        if (count < numbers)
            rounds.push_back({count, 0.15, 0.15 * static_cast<double>(rounds.size() + 1)});
    if (numbers > 0)
        rounds.push_back({numbers, 1, 1});
    return rounds;
}

}

template <typename Board>
BasicPlanSearch<Board> findPlan(const Board& position, Player side, PlanGoal goal,
                                PlanJudge<Board>& judge, const PlanSearchLimits& limits,
                                const PlanSearchContext& context)
{
    BasicPlanSearch<Board> search;
    const auto began = PlanClock::now();
    PlanDeadline deadline(context.stop, limits.time);
    const std::stop_token stop = deadline.token();
    const auto ended = [&](PlanSearchStatus status) {
        search.status = status == PlanSearchStatus::Stopped && deadline.isUp()
            ? PlanSearchStatus::LimitReached
            : status;
        search.time = PlanClock::now() - began;
        return search;
    };
    const auto take = [&](const BasicPlan<Board>& plan) {
        search.plan = tidiedPlan(plan, position, stop);
        search.verdict = verifyPlan(search.plan, position);
        return ended(search.verdict.isValid() ? PlanSearchStatus::Found
                                              : PlanSearchStatus::Stopped);
    };
    bool arrowsMetLimit = false;
    if (limits.arrows) {
        BasicPlan<Board> followUp {.side = side, .goal = goal};
        followUp.arrows = Board::Shape::boardMask() & ~position.occupied();
        const PlanVerdict verdict = verifyPlan(followUp, position, {.states = limits.states}, stop);
        search.states = verdict.states;
        if (verdict.isValid())
            return take(followUp);
        if (verdict.status == PlanCheckStatus::Stopped)
            return ended(PlanSearchStatus::Stopped);
        arrowsMetLimit = verdict.status == PlanCheckStatus::LimitReached;
    }
    const auto isReachable = judge.canReach(position, side, goal, stop);
    if (!isReachable)
        return ended(stop.stop_requested() ? PlanSearchStatus::Stopped
                                           : PlanSearchStatus::LimitReached);
    if (!*isReachable)
        return ended(PlanSearchStatus::GoalOutOfReach);

    PlanSearchProgress progress;
    auto reported = began;
    const std::uint64_t before = search.states;
    PlanAttempts<Board>* running = nullptr;
    PlanAttempts<Board> attempts(position, side, goal, judge, [&] {
        const auto now = PlanClock::now();
        if (!context.report || now - reported < std::chrono::milliseconds(200))
            return;
        reported = now;
        progress.states = before + running->states();
        progress.conflicts = running->conflicts();
        context.report(progress);
    });
    running = &attempts;
    const auto part = [](std::uint64_t limit, double share) {
        return limit == 0 ? 0
                          : std::max<std::uint64_t>(
                              1, static_cast<std::uint64_t>(static_cast<double>(limit) * share));
    };
    // Arrows alone can only be one thing: without numbers the walk has told.
    PlanSearchStatus status
        = arrowsMetLimit ? PlanSearchStatus::LimitReached : PlanSearchStatus::NoneFound;
    for (const PlanRound& round : planRounds(limits.numbers)) {
        progress.numbers = round.numbers;
        // The last attempt has what is left, and ends with the search's own deadline.
        PlanDeadline own(
            stop, round.time < 1 ? partOf(limits.time, round.time) : std::chrono::milliseconds(0));
        status = attempts.run(round.numbers, limits.arrows,
                              {.conflicts = part(limits.conflicts, round.work),
                               .states = part(limits.states, round.work)},
                              own.token());
        search.states = before + attempts.states();
        search.conflicts = attempts.conflicts();
        if (status == PlanSearchStatus::Found)
            return take(attempts.plan());
        if (status == PlanSearchStatus::NoneFound)
            search.numbersTried = round.numbers;
        if (status == PlanSearchStatus::GoalOutOfReach)
            break;
        if (stop.stop_requested()) {
            // What few numbers can't do says nothing of more.
            if (round.numbers < limits.numbers)
                status = PlanSearchStatus::Stopped;
            break;
        }
    }
    return ended(status);
}

#define PLAN_BOARD(W, H, K)                                                                        \
    template BasicPlanSearch<BasicPosition<W, H, (K)>> findPlan(                                   \
        const BasicPosition<W, H, K>&, Player, PlanGoal, PlanJudge<BasicPosition<W, H, (K)>>&,     \
        const PlanSearchLimits&, const PlanSearchContext&);
#include "core/plan/planboards.def"
