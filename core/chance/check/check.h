// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/automaton/automaton.h"
#include "core/chance/check/problem/checkoptions.h"

#include <stop_token>

namespace fourcast::chance {

/// Answers the question for every state, and blocks until it knows, or is asked to stop, which it
/// does within 100 ms with the bounds so far. The automaton must be complete; otherwise, and where
/// a reward is negative, it fails with a sentence. `report` is called a few times a second on the
/// calling thread.
///
/// Where the goal is met for certain, or never, is found by graph search alone. Components are
/// solved one after the other, those of one state at once, the others by interval iteration for
/// probabilities (Haddad and Monmege 2014) and optimistic value iteration for rewards (Hartmanns
/// and Kaminski 2020), after end components were made one state.
CheckReport check(const Automaton& automaton, const Until& until, const CheckOptions& options = {},
                  const std::stop_token& stop = {}, const CheckReporter& report = {});

}
