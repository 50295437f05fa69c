// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/planfinder.h"
#include "core/plan/plantext.h"

#include <optional>

/// Does the card have any marks?
bool hasMarks(const AnyRootedPlan& card);
/// The same side, goal and position without marks.
AnyRootedPlan withoutMarks(const AnyRootedPlan& card);

/// A plan for the card's position, for whoever can reach the most: a win for one of the sides,
/// otherwise a draw that one of them holds. Nothing where none was found within the limits, which
/// count for each attempt. The judge is for the standard board, others have their own. Blocks.
std::optional<AnyRootedPlan> lookedUpPlan(const AnyRootedPlan& card, PlanJudge<Position>& judge,
                                          const PlanSearchLimits& limits,
                                          const std::stop_token& stop);
