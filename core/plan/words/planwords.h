// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/threats.h"
#include "core/plan/planrule.h"
#include "core/plan/plantree.h"

/// What kind of sentence a plan makes, from the easiest to keep in mind on.
enum class PlanKind : std::uint8_t
{
    FollowUp, ///< arrows alone, on every column that has room
    FollowUpExcept, ///< arrows alone but for some columns
    OnlyThese, ///< one number, with or without arrows
    Card, ///< two or three numbers
    HardCard, ///< four and more
    Tree ///< some moves first
};

template <typename Board> PlanKind kindOf(const BasicPlan<Board>& plan, const Board& position);

/// The plan in one sentence, and the reason behind it where the threats tell one (an odd threat, an
/// even row, follow-up): "Red wins without calculating: answer on top of him everywhere except in
/// column c; take c4 as soon as you can." Addressed to who follows the plan.
QString planSentence(const Plan& plan, const Position& position, const SideNames& names);
/// "Checked against all 13,508 positions that can come up." `states` as PlanVerdict has them.
QString planProofSentence(std::uint64_t states);
/// "First c4; then a plan for each reply (9 plans)."
QString planTreeSentence(const PlanTree& tree, const SideNames& names);
/// Why a plan fails, at the end of a line: "After 4 4 3 nobody ... ": a full sentence.
QString planFailureSentence(const PlanVerdict& verdict, const Plan& plan, const Position& position,
                            const SideNames& names);
/// "No plan of up to 5 numbers was found." or what else a search without a plan came to; never that
/// there is none.
QString planSearchSentence(PlanSearchStatus status, int numbersTried);
/// "Leave c4 to the opponent", "on top of the last disc", "the lowest number that can be reached":
/// which rule named the move, for one who follows or left the plan.
QString planRuleText(const PlanChoice& choice);
