// SPDX-License-Identifier: GPL-3.0-or-later
//
// For the .cpp files of this library alone.
#pragma once

#include "core/chance/check/control.h"
#include "core/chance/check/linearsystem.h"
#include "core/chance/check/problem/components.h"
#include "core/chance/check/values.h"

namespace fourcast::chance {

/// Solves a problem in fractions: policy iteration (Howard) component by component, from a strategy
/// that for Pmax and Rmin turns in no circle for ever: then none that is better does.
class ExactSolver
{
public:
    /// `values` says which states graph search has solved. All must outlive it.
    ExactSolver(const Problem& problem, const Components& components, const Values& values,
                std::vector<std::uint32_t> strategy, Control& control);

    /// TooLarge where a component has more than so many states.
    CheckStatus run(std::uint64_t mostStates);

    /// Infinite where there is none.
    const std::optional<Rational>& value(State state) const { return m_exact[state]; }
    std::vector<std::uint32_t> takeStrategy() { return std::move(m_strategy); }

private:
    using Branches = std::span<const Automaton::Branch>;

    bool isOpen(State state) const
    {
        return m_values.reach[state] == (m_problem.asksReward() ? Reach::Sure : Reach::Maybe);
    }
    void setFixed(State state);
    CheckStatus solve(Components::Range range);
    bool evaluate(Components::Range range);
    bool improve(Components::Range range);
    bool mayTake(Branches choice) const;
    LinearEquation equation(Components::Range range, Branches choice) const;
    Rational valueOf(Branches choice) const;
    std::optional<Rational> known(ChoiceKind kind, State target) const;

    const Problem& m_problem;
    const Components& m_components;
    const Values& m_values;
    std::vector<std::uint32_t> m_strategy;
    Control& m_control;
    std::vector<Rational> m_probabilities; ///< by index
    std::vector<Rational> m_rewards; ///< by index of the action
    std::vector<std::optional<Rational>> m_exact;
    State m_place = 0;
};

}
