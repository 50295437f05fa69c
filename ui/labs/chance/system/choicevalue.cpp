// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/chance/system/choicevalue.h"

using fourcast::chance::Action;
using fourcast::chance::Automaton;
using fourcast::chance::Bounds;

std::optional<Bounds> choiceValue(const ChanceSystem& system, const Automaton::Choice& choice)
{
    if (!system.hasValues())
        return {};
    const Action& action = system.automaton().actions()[choice.action];
    const bool isGoal = system.until && matches(system.until->goal, action);
    const bool isMiss = system.until && !isGoal && !matches(system.until->stay, action);
    Bounds sum;
    if (system.asksReward()) {
        const auto& counted = system.options.reward.counted;
        sum.low = sum.high = counted ? (matches(*counted, action) ? 1 : 0) : action.reward;
    } else if (isGoal) {
        return Bounds {1, 1};
    }
    if (isGoal || isMiss)
        return sum;
    for (const Automaton::Branch& branch : choice.branches) {
        const Bounds& value = system.value(branch.target);
        const double probability = system.automaton().probability(branch);
        sum.low += probability * value.low;
        sum.high += probability * value.high;
    }
    return sum;
}

bool isBestChoice(const Automaton& automaton, std::span<const std::uint32_t> strategy,
                  fourcast::chance::State state, std::uint32_t choice)
{
    return !strategy.empty() && strategy[state] == choice
        && automaton.label(automaton.branches(state).back()).choice > 0;
}
