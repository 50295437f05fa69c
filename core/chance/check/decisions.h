// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/check/problem/checkoptions.h"

#include <span>
#include <stop_token>

namespace fourcast::chance {

/// What a strategy does in a state.
struct Decision
{
    State state = 0;
    std::uint32_t choice = 0; ///< its number in the state
    std::uint32_t action = 0; ///< index in Automaton::actions()

    friend bool operator==(const Decision&, const Decision&) = default;
};

/// What a choice is worth where the states that it leads to are worth what `values` says: one for
/// each state. What comes after the goal is met or missed does not count.
Bounds choiceBounds(const Automaton& automaton, const Until& until, const CheckOptions& asked,
                    std::span<const Bounds> values, const Automaton::Choice& choice);

/// The first decisions of the best strategy, up to `most`: in states that are reached under it
/// before the goal is met or missed, those first to which fewer steps lead. Where no other choice
/// is known to be worse there is nothing to decide. The report must have values and a strategy,
/// otherwise there are none; a stop ends it early.
std::vector<Decision> firstDecisions(const Automaton& automaton, const Until& until,
                                     const CheckOptions& asked, const CheckReport& report,
                                     std::size_t most, const std::stop_token& stop = {});

}
