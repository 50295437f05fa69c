// SPDX-License-Identifier: GPL-3.0-or-later
//
// For the .cpp files of this library alone.
#pragma once

#include "core/chance/automaton/automaton.h"
#include "core/chance/automaton/evaluate/rational.h"

#include <stop_token>

namespace fourcast::chance {

/// What the labels of a state space stand for, in the order in which it came up.
struct MetLabels
{
    std::vector<Automaton::Label> labels;
    std::vector<Action> actions;
    std::vector<Rational> probabilities;
};

/// Puts actions, probabilities and labels into an order of their own, which does not depend on who
/// met them first, into `parts`, and gives the labels of its space their new numbers. Counts the
/// choices. Where it is stopped on the way fewer levels of the space are left.
void putInOrder(const MetLabels& met, Automaton::Parts& parts, const std::stop_token& stop = {});

}
