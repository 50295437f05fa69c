// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plantext.h"
#include "core/plan/planverifier.h"

#include <optional>

/// A valid plan with one square's marks taken out or changed, so that it fails.
template <typename Board> struct BrokenPlan
{
    BasicRootedPlan<Board> rooted; ///< fails
    Bitboard square = 0; ///< where the change is
    PlanVerdict verdict; ///< of the plan that fails
};

/// *Mend*: breaks a valid plan in one square, chosen by the seed. Nothing where no change of one
/// square makes it fail, or where it is not valid within the limits. Costs a walk for each change
/// that is tried, most of which fail early.
template <typename Board>
std::optional<BrokenPlan<Board>> brokenPlan(const BasicRootedPlan<Board>& valid, std::uint64_t seed,
                                            const PlanCheckLimits& limits = {},
                                            const std::stop_token& stop = {});
