// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/check/exactsolver.h"

namespace fourcast::chance {

ExactSolver::ExactSolver(const Problem& problem, const Components& components, const Values& values,
                         std::vector<std::uint32_t> strategy, Control& control)
    : m_problem(problem), m_components(components), m_values(values),
      m_strategy(std::move(strategy)), m_control(control), m_exact(components.count())
{
    for (const Probability& probability : problem.automaton().probabilities())
        m_probabilities.push_back(*readRational(probability.exact));
    m_rewards.resize(problem.automaton().actions().size());
    const auto labels = problem.automaton().labels();
    for (std::uint32_t label = 0; label < labels.size(); ++label)
        m_rewards[labels[label].action] = *readRational(problem.exactReward(label));
}

CheckStatus ExactSolver::run(std::uint64_t mostStates)
{
    auto large = m_components.large().begin();
    for (m_place = 0; m_place < m_components.count();) {
        Components::Range range {m_place, m_place + 1};
        if (large != m_components.large().end() && large->first == m_place)
            range = *large++;
        if (range.end - range.first > mostStates)
            return CheckStatus::TooLarge;
        if (const CheckStatus status = solve(range); status != CheckStatus::Converged)
            return status;
        m_place = range.end;
    }
    return CheckStatus::Converged;
}

void ExactSolver::setFixed(State state)
{
    if (!m_problem.asksReward())
        m_exact[state] = m_values.reach[state] == Reach::Sure ? 1 : 0;
}

CheckStatus ExactSolver::solve(Components::Range range)
{
    for (State place = range.first; place < range.end; ++place)
        if (!isOpen(m_components.at(place)))
            setFixed(m_components.at(place));
    do {
        if (!evaluate(range))
            return CheckStatus::Stopped;
    } while (improve(range));
    return CheckStatus::Converged;
}

/// What the strategy gives.
bool ExactSolver::evaluate(Components::Range range)
{
    std::vector<LinearEquation> equations(range.end - range.first);
    for (State place = range.first; place < range.end; ++place) {
        const State state = m_components.at(place);
        if (isOpen(state))
            equations[place - range.first]
                = equation(range, m_problem.automaton().branches(state, m_strategy[state]));
        else if (m_exact[state])
            equations[place - range.first].constant = *m_exact[state];
    }
    const auto isStopped = [this] {
        return m_control.look([this] {
            CheckProgress progress;
            progress.solved = m_place;
            progress.states = m_components.count();
            progress.bounds = m_values.bounds.front();
            return progress;
        });
    };
    const auto solution = solveExactly(std::move(equations), isStopped);
    if (!solution)
        return false;
    for (State place = range.first; place < range.end; ++place)
        if (isOpen(m_components.at(place)))
            m_exact[m_components.at(place)] = (*solution)[place - range.first];
    return true;
}

std::optional<Rational> ExactSolver::known(ChoiceKind kind, State target) const
{
    if (kind == ChoiceKind::Goal)
        return m_problem.asksReward() ? 0 : 1;
    if (kind != ChoiceKind::Plain)
        return m_problem.asksReward() ? std::optional<Rational>() : 0;
    return m_exact[target];
}

LinearEquation ExactSolver::equation(Components::Range range, Branches choice) const
{
    const std::span<const Automaton::Label> labels = m_problem.automaton().labels();
    const ChoiceKind kind = m_problem.kind(choice.front().label);
    LinearEquation equation;
    equation.constant = m_rewards[labels[choice.front().label].action];
    for (const Automaton::Branch& branch : choice) {
        const Rational& probability = m_probabilities[labels[branch.label].probability];
        const State place = m_components.placeIn(range, branch.target);
        if (kind == ChoiceKind::Plain && place < range.end - range.first && isOpen(branch.target))
            equation.terms[place] += probability;
        else
            equation.constant += probability * known(kind, branch.target).value_or(0);
    }
    return equation;
}

bool ExactSolver::mayTake(Branches choice) const
{
    const ChoiceKind kind = m_problem.kind(choice.front().label);
    if (!m_problem.asksReward() || kind == ChoiceKind::Goal)
        return true;
    if (kind != ChoiceKind::Plain)
        return false;
    for (const Automaton::Branch& branch : choice)
        if (m_values.reach[branch.target] != Reach::Sure)
            return false;
    return true;
}

Rational ExactSolver::valueOf(Branches choice) const
{
    const std::span<const Automaton::Label> labels = m_problem.automaton().labels();
    const ChoiceKind kind = m_problem.kind(choice.front().label);
    Rational value = m_rewards[labels[choice.front().label].action];
    for (const Automaton::Branch& branch : choice)
        value += m_probabilities[labels[branch.label].probability]
            * known(kind, branch.target).value_or(0);
    return value;
}

/// Only where something is really better: so the goal is still reached, and it ends.
bool ExactSolver::improve(Components::Range range)
{
    bool isImproved = false;
    for (State place = range.first; place < range.end; ++place) {
        const State state = m_components.at(place);
        if (!isOpen(state))
            continue;
        Rational best = *m_exact[state];
        for (const Automaton::Choice& choice : m_problem.automaton().choices(state)) {
            if (!mayTake(choice.branches))
                continue;
            const Rational value = valueOf(choice.branches);
            if (m_problem.asksLeast() ? value < best : value > best) {
                best = value;
                m_strategy[state] = choice.number;
                isImproved = true;
            }
        }
    }
    return isImproved;
}

}
