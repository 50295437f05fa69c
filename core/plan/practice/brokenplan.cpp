// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/practice/brokenplan.h"

#include "core/support/random.h"

#include <algorithm>

namespace {

struct MarkChange
{
    Bitboard square = 0;
    bool arrow = false;
    int number = 0;
};

/// Every other content of the marked squares: nothing first, then the numbers that are used.
template <typename Board>
std::vector<MarkChange> markChanges(const BasicPlan<Board>& plan, SeededRandom& random)
{
    std::vector<MarkChange> changes;
    int highest = 0;
    for (std::size_t i = 0; i < plan.numbers.size(); ++i)
        if (plan.numbers[i] != 0)
            highest = static_cast<int>(i) + 1;
    for (Bitboard rest = plan.arrows | plan.numbered(); rest != 0; rest &= rest - 1) {
        const Bitboard square = rest & -rest;
        const bool hasArrow = (plan.arrows & square) != 0;
        const int number = plan.numberOn(square);
        if (hasArrow)
            changes.push_back({square, false, number});
        if (number == 0)
            continue;
        for (int other = 0; other <= highest; ++other)
            if (other != number)
                changes.push_back({square, hasArrow, other});
    }
    for (std::size_t i = changes.size(); i > 1; --i)
        std::swap(changes[i - 1], changes[random.below(static_cast<std::uint32_t>(i))]);
    return changes;
}

}

template <typename Board>
std::optional<BrokenPlan<Board>> brokenPlan(const BasicRootedPlan<Board>& valid, std::uint64_t seed,
                                            const PlanCheckLimits& limits,
                                            const std::stop_token& stop)
{
    if (!verifyPlan(valid.plan, valid.position, limits, stop).isValid())
        return {};
    SeededRandom random(seed);
    for (const MarkChange& change : markChanges(valid.plan, random)) {
        BrokenPlan<Board> broken {valid, change.square, {}};
        BasicPlan<Board>& plan = broken.rooted.plan;
        plan.arrows = change.arrow ? plan.arrows | change.square : plan.arrows & ~change.square;
        plan.setNumber(change.square, change.number);
        broken.verdict = verifyPlan(plan, valid.position, limits, stop);
        if (broken.verdict.status == PlanCheckStatus::Refuted)
            return broken;
        if (stop.stop_requested())
            return {};
    }
    return {};
}

#define PLAN_BOARD(W, H, K)                                                                        \
    template std::optional<BrokenPlan<BasicPosition<W, H, (K)>>> brokenPlan(                       \
        const BasicRootedPlan<BasicPosition<W, H, (K)>>&, std::uint64_t, const PlanCheckLimits&,   \
        const std::stop_token&);
#include "core/plan/planboards.def"
