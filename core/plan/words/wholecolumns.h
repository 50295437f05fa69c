// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/planverifier.h"

#include <vector>

/// How far the arrows of a plan go in each column. A square that can be reached already needs none:
/// nobody can play below it any more.
struct ArrowColumns
{
    std::vector<int> whole; ///< an arrow on every square that can carry one
    std::vector<int> without; ///< none
    std::vector<int> partly;
};

template <typename Board>
ArrowColumns arrowColumns(const BasicPlan<Board>& plan, const Board& position);

/// The plan with arrows on whole columns, as far as it stays valid: more marks, but easier to say
/// and to keep in mind than single arrows. `plan` must be valid; what comes back is. Costs a walk
/// for each column, none longer than `limits`; a plan without arrows comes back as it is.
template <typename Board>
BasicPlan<Board> withWholeColumns(const BasicPlan<Board>& plan, const Board& position,
                                  const PlanCheckLimits& limits = {},
                                  const std::stop_token& stop = {});
