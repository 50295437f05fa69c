// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/chance/system/choicevalue.h"

using fourcast::chance::Automaton;
using fourcast::chance::Bounds;

std::optional<Bounds> choiceValue(const ChanceSystem& system, const Automaton::Choice& choice)
{
    if (!system.hasValues() || !system.until)
        return {};
    return choiceBounds(system.automaton(), *system.until, system.options, system.answer->values,
                        choice);
}

bool isBestChoice(const Automaton& automaton, std::span<const std::uint32_t> strategy,
                  fourcast::chance::State state, std::uint32_t choice)
{
    return !strategy.empty() && strategy[state] == choice
        && automaton.label(automaton.branches(state).back()).choice > 0;
}
