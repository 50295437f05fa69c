// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/threats.h"
#include "core/plan/plan.h"

/// Why answering on top of the last disc is enough, as far as the threats on the board tell it.
enum class PlanReason : std::uint8_t
{
    None, ///< the plan has numbers, or the threats tell nothing
    OddThreat, ///< the first player's, below which the other side has to play in the end
    EvenThreat, ///< the second player's, likewise
    StackedThreats, ///< one on the other, of which only one can be blocked
    EvenRows, ///< the second player gets the squares left there, but for those of blocks
    FollowUp ///< arrows on every column, whatever the threats are
};

struct PlanReasonFound
{
    PlanReason reason = PlanReason::None;
    Bitboard squares = 0; ///< of the threats
};

/// Of a plan that has arrows alone; `plan` must be valid.
PlanReasonFound planReason(const Plan& plan, const Position& position);
/// A full sentence: "Red has an odd threat on d3: in the end Blue must play below it." Empty for
/// none.
QString planReasonSentence(const PlanReasonFound& reason, Player side, const SideNames& names);
