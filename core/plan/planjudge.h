// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan.h"

#include <optional>
#include <stop_token>

/// Who knows what best play leads to. Finding a plan takes many answers; checking one none.
template <typename Board> class PlanJudge
{
public:
    PlanJudge() = default;
    PlanJudge(const PlanJudge&) = delete;
    PlanJudge& operator=(const PlanJudge&) = delete;
    virtual ~PlanJudge() = default;

    /// Can `side` still reach the goal against every defence? Either side is to move, or the game
    /// has ended. Nothing where it was stopped or its budget is used up.
    virtual std::optional<bool> canReach(const Board& position, Player side, PlanGoal goal,
                                         const std::stop_token& stop)
        = 0;
};
