// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/chance/answer/chancesystem.h"
#include "ui/labs/models/stateparts.h"

/// What is said of the states and choices of an automaton.
namespace statewords {

/// Steps from the initial state.
int levelOf(const fourcast::chance::Automaton& automaton, fourcast::chance::State state);
/// "State 12, level 3, deadlock"
QString name(const ChanceSystem& system, fourcast::chance::State state);
/// Its parameters with their data.
std::vector<StatePart> parts(const ChanceSystem& system, fourcast::chance::State state);
/// "0.142045", with "(0.1420454 to 0.1420455)" where it is `exactly` asked for; empty where no
/// value is known.
QString value(const ChanceSystem& system, fourcast::chance::State state, bool exactly = false);
/// "bet", with "@ 2" where it yields something.
QString action(const fourcast::chance::Action& action);
/// "1/6", or a decimal where the fraction is long.
QString probability(const fourcast::chance::Automaton& automaton,
                    const fourcast::chance::Automaton::Branch& branch);
/// "1/6 = 0.1667"
QString bothWays(const fourcast::chance::Automaton& automaton,
                 const fourcast::chance::Automaton::Branch& branch);
/// "1/2 → state 3, 1/2 → state 5"
QString branches(const fourcast::chance::Automaton& automaton,
                 const fourcast::chance::Automaton::Choice& choice);

}
