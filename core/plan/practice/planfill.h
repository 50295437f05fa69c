// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plantext.h"
#include "core/plan/planverifier.h"

enum class PlanFillStatus : std::uint8_t
{
    Filled, ///< the plan is valid
    NoneFits, ///< every content of the squares was refuted
    LimitReached, ///< nothing is known
    Stopped ///< nothing is known
};

struct PlanFillLimits
{
    int numbers = 0; ///< the highest to use; 0: one more than the plan's own
    std::uint64_t checks = 20'000; ///< plans that are verified; 0: no limit
    std::uint64_t states = 200'000; ///< for each of them
};

template <typename Board> struct PlanFill
{
    PlanFillStatus status = PlanFillStatus::Stopped;
    BasicPlan<Board> plan; ///< only where it was filled
    std::uint64_t checks = 0;
};

/// *Help me*: marks on the squares of `asked` that make the plan valid together with the marks that
/// it has elsewhere, which are not touched. Goes through all contents and leaves out those that
/// fail by the same line as one before. `first` has the marks to try before all others: those of a
/// plan that was found for the position, or the plan itself.
///
/// Blocks; answers a stop between two walks.
template <typename Board>
PlanFill<Board> filledPlan(const BasicRootedPlan<Board>& rooted, Bitboard asked,
                           const BasicPlan<Board>& first, const PlanFillLimits& limits = {},
                           const std::stop_token& stop = {});
