// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/check/steps/steppeddata.h"

#include <QCoreApplication>
#include <cmath>

namespace fourcast::chance {

/// From which states the strategy reaches something that counts; what it gives elsewhere is 0.
std::vector<bool> SteppedCheck::Data::reaching(const std::vector<std::uint32_t>& strategy) const
{
    std::vector<bool> reaches(automaton.stateCount(), false);
    for (bool grows = true; grows;) {
        grows = false;
        for (State state = automaton.stateCount(); state-- > 0;) {
            if (reaches[state] || !isOpen(state))
                continue;
            const Row& row = rows[state][strategy[state]];
            bool does = row.kind == EquationChoice::Kind::Meets;
            if (row.kind == EquationChoice::Kind::Goes)
                for (const Automaton::Branch& branch : row.choice.branches)
                    does = does || reaches[branch.target]
                        || (!isOpen(branch.target) && *fixed[branch.target] > 0);
            reaches[state] = does;
            grows = grows || does;
        }
    }
    return reaches;
}

std::vector<Rational> SteppedCheck::Data::evaluate(const std::vector<std::uint32_t>& strategy) const
{
    const std::vector<bool> reaches = reaching(strategy);
    std::vector<LinearEquation> equations(automaton.stateCount());
    for (State state = 0; state < automaton.stateCount(); ++state) {
        LinearEquation& equation = equations[state];
        if (!isOpen(state)) {
            equation.constant = *fixed[state];
            continue;
        }
        if (!reaches[state])
            continue;
        const Row& row = rows[state][strategy[state]];
        equation.constant = row.reward;
        if (row.kind == EquationChoice::Kind::Meets && !problem.asksReward())
            equation.constant = 1;
        if (row.kind == EquationChoice::Kind::Goes)
            for (const Automaton::Branch& branch : row.choice.branches)
                equation.terms[branch.target] += probabilities[automaton.label(branch).probability];
    }
    return *solveExactly(std::move(equations), [] { return false; });
}

Rational SteppedCheck::Data::valueOf(const Row& row, const std::vector<Rational>& values) const
{
    if (row.kind == EquationChoice::Kind::Meets && !problem.asksReward())
        return 1;
    Rational value = row.reward;
    if (row.kind == EquationChoice::Kind::Goes)
        for (const Automaton::Branch& branch : row.choice.branches)
            value += probabilities[automaton.label(branch).probability] * values[branch.target];
    return value;
}

void SteppedCheck::Data::keepPolicy(const std::vector<std::uint32_t>& strategy,
                                    const std::vector<Rational>& values)
{
    Policy policy;
    for (State state = 0; state < automaton.stateCount(); ++state) {
        policy.choices.push_back(isOpen(state) ? strategy[state] : CheckReport::noChoice);
        policy.values.push_back(infinite[state] ? HUGE_VAL
                                                : enclosingDoubles(values[state]).nearest);
        policy.exact.push_back(infinite[state] ? QCoreApplication::translate("Chance", "infinite")
                                               : text(values[state]));
        if (!policies.empty() && policies.back().choices[state] != policy.choices[state])
            policy.changed.push_back(state);
    }
    policies.push_back(std::move(policy));
}

void SteppedCheck::Data::improve(std::vector<std::uint32_t> strategy)
{
    strategy.resize(automaton.stateCount(), 0);
    const auto isBetter = [this](const Rational& one, const Rational& other) {
        return problem.asksLeast() ? one < other : one > other;
    };
    for (bool isImproved = true; isImproved;) {
        const std::vector<Rational> values = evaluate(strategy);
        keepPolicy(strategy, values);
        isImproved = false;
        for (State state = 0; state < automaton.stateCount(); ++state) {
            if (!isOpen(state))
                continue;
            Rational best = values[state];
            for (std::uint32_t choice = 0; choice < rows[state].size(); ++choice) {
                const Row& row = rows[state][choice];
                if (row.isInfinite)
                    continue;
                const Rational value = valueOf(row, values);
                if (!isBetter(value, best))
                    continue;
                best = value;
                strategy[state] = choice;
                isImproved = true;
            }
        }
    }
}

}
