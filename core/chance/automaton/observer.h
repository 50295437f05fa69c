// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/automaton/automaton.h"

namespace fourcast::chance {

/// The size of an automaton beside which an observer watches `until`: it sees that the goal is met
/// or missed, and nothing happens afterwards. So tools count that have no formulas about actions.
struct ObserverCounts
{
    std::uint64_t states = 0; ///< also with the observer's verdict
    std::uint64_t met = 0; ///< of these, where the goal is met
    std::uint64_t missed = 0; ///< where an action came that is not allowed before
    std::uint64_t branches = 0;
    std::uint64_t deadlocks = 0; ///< where nothing follows, met and missed among them
    std::uint64_t choices = 0;
};

/// The automaton must be complete.
ObserverCounts countWithObserver(const Automaton& automaton, const Until& until);

}
