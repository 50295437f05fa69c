// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/check/decisions.h"

#include <algorithm>
#include <cmath>

namespace fourcast::chance {

namespace {

/// Sums of products are rounded: what is closer than this part of it is no difference.
constexpr double noDifference = 1e-12;

bool isOver(const Until& until, const Action& action)
{
    return matches(until.goal, action) || !matches(until.stay, action);
}

/// Beyond doubt, whatever is true between the bounds.
bool isWorse(const Bounds& one, const Bounds& best, bool wantsLeast)
{
    const double gap = wantsLeast ? one.low - best.high : best.low - one.high;
    return gap > noDifference * std::max(1.0, std::abs(best.low));
}

} // namespace

Bounds choiceBounds(const Automaton& automaton, const Until& until, const CheckOptions& asked,
                    std::span<const Bounds> values, const Automaton::Choice& choice)
{
    const Action& action = automaton.actions()[choice.action];
    Bounds sum;
    if (asksReward(asked.question)) {
        const auto& counted = asked.reward.counted;
        sum.low = sum.high = counted ? (matches(*counted, action) ? 1 : 0) : action.reward;
    } else if (matches(until.goal, action)) {
        return {1, 1};
    }
    if (isOver(until, action))
        return sum;
    for (const Automaton::Branch& branch : choice.branches) {
        const Bounds& value = values[branch.target];
        const double probability = automaton.probability(branch);
        sum.low += probability * value.low;
        sum.high += probability * value.high;
    }
    return sum;
}

std::vector<Decision> firstDecisions(const Automaton& automaton, const Until& until,
                                     const CheckOptions& asked, const CheckReport& report,
                                     std::size_t most, const std::stop_token& stop)
{
    const std::size_t states = automaton.stateCount();
    std::vector<Decision> found;
    if (states == 0 || report.strategy.size() != states || report.values.size() != states)
        return found;
    std::vector<bool> isSeen(states, false);
    std::vector<State> open {0};
    isSeen[0] = true;
    for (std::size_t i = 0; i < open.size() && found.size() < most; ++i) {
        if (i % (1 << 12) == 0 && stop.stop_requested())
            break;
        const State state = open[i];
        const auto choices = automaton.choices(state);
        const auto taken
            = std::ranges::find(choices, report.strategy[state], &Automaton::Choice::number);
        if (taken == choices.end())
            continue;
        const auto bounds = [&](const Automaton::Choice& choice) {
            return choiceBounds(automaton, until, asked, report.values, choice);
        };
        const Bounds best = bounds(*taken);
        if (choices.size() > 1 && std::ranges::any_of(choices, [&](const Automaton::Choice& other) {
                return isWorse(bounds(other), best, asksLeast(asked.question));
            }))
            found.push_back({state, taken->number, taken->action});
        if (isOver(until, automaton.actions()[taken->action]))
            continue;
        for (const Automaton::Branch& branch : taken->branches) {
            const auto target = static_cast<State>(branch.target);
            if (isSeen[target])
                continue;
            isSeen[target] = true;
            open.push_back(target);
        }
    }
    return found;
}

}
