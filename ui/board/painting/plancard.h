// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/planrule.h"
#include "ui/board/painting/square.h"

#include <vector>

/// A plan to be shown on the board, wherever the game has come from the position it is for.
struct PlanCard
{
    Plan plan;
    /// Where the plan begins. The last move before it is no answer's occasion.
    Position root;

    friend bool operator==(const PlanCard&, const PlanCard&) = default;
};

/// What a plan says of an empty square.
struct PlanMark
{
    Square square;
    int number = 0; ///< 1 to 9; 0 for none
    bool arrow = false;
    bool landing = false; ///< a disc dropped now lands there
    bool named = false; ///< what the plan plays now: any of those that are

    friend bool operator==(const PlanMark&, const PlanMark&) = default;
};

/// The marks that can still be reached, and the squares that the plan names while its side is to
/// move, though a block or a four may carry no mark. Empty where the game has ended. `last` is the
/// column of the move that led to `position`, negative where it is unknown. Arrows on landing
/// squares answer nothing any more; `deadArrows`: they come all the same, for those who write a
/// plan.
std::vector<PlanMark> planMarks(const PlanCard& card, const Position& position, int last,
                                bool deadArrows = false);
