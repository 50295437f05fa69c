// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/automaton/automaton.h"
#include "core/support/random.h"

namespace fourcast::chance {

/// One of the branches of a choice, each as probable as it is (to 53 binary digits): its index.
std::uint32_t drawBranch(const Automaton& automaton, std::span<const Automaton::Branch> branches,
                         SeededRandom& random);

/// One of the choices of a state, each as probable as the others: its number. There must be one.
std::uint32_t drawChoice(const Automaton& automaton, State state, SeededRandom& random);

}
