// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/automaton/action.h"
#include "core/chance/lppe/lppe.h"
#include "core/statespace/statelayout.h"
#include "core/statespace/statespace.h"

#include <span>
#include <vector>

namespace fourcast::chance {

using State = std::uint32_t;

/// A probability that occurs, once.
struct Probability
{
    double value = 0; ///< the nearest one
    double low = 0; ///< the greatest that is not above the exact one
    double high = 0; ///< the least that is not below it
    QString exact; ///< "1/6"
};

/// A probabilistic automaton (a Markov decision process): in a state some choices, each an action
/// and a distribution over states. Numbers of states, choices, actions and probabilities do not
/// depend on how many threads explored; state 0 is the initial one. Finished when it is made (see
/// generate() and AutomatonBuilder), and may be read by any thread.
class Automaton
{
public:
    /// What a label of the state space stands for. Labels ascend by choice, so that the branches of
    /// a choice stand together; within a choice its branches are by probability, then by target.
    struct Label
    {
        std::uint32_t choice = 0; ///< its number in its state, from 0
        std::uint32_t action = 0; ///< index in actions()
        std::uint32_t probability = 0; ///< index in probabilities()
    };
    /// Where a datum of a state is found.
    struct Field
    {
        statespace::StateField field;
        std::int64_t low = 0; ///< added to what stands there
    };
    struct Parts
    {
        statespace::StateSpace space;
        std::vector<Label> labels; ///< by choice, action and probability
        std::vector<Action> actions; ///< by name, arguments and reward
        std::vector<Probability> probabilities; ///< ascending
        std::vector<Lppe::Parameter> parameters;
        std::vector<Field> fields; ///< one for each parameter
        std::uint64_t choices = 0;
        std::uint64_t branchesBeforeMerging = 0;
        bool leavesOutHidden = false;
    };
    /// A branch of a choice: its label says how probable it is.
    using Branch = statespace::Transition;
    /// A choice of a state: branches with one action.
    struct Choice
    {
        std::uint32_t number = 0; ///< in its state, from 0
        std::uint32_t action = 0; ///< index in actions()
        std::span<const Branch> branches; ///< at least one, each to another state
    };

    Automaton() = default;
    explicit Automaton(Parts parts) : m_parts(std::move(parts)) { }

    statespace::ExploreStatus status() const { return m_parts.space.status(); }
    bool isComplete() const { return m_parts.space.isComplete(); }
    /// Where it failed: a sentence.
    const std::optional<Error>& error() const { return m_parts.space.error(); }

    State stateCount() const { return static_cast<State>(m_parts.space.stateCount()); }
    /// States whose choices are known: the first ones, all of them if it is complete.
    State expandedCount() const { return static_cast<State>(m_parts.space.expandedCount()); }
    std::uint64_t choiceCount() const { return m_parts.choices; }
    /// Is there a state with more than one, among those that are known?
    bool hasChoices() const { return choiceCount() + deadlockCount() > expandedCount(); }
    std::uint64_t branchCount() const { return m_parts.space.transitionCount(); }
    /// Before branches of a choice with equal targets were made one, those without probability not
    /// counted. Only where it is complete, otherwise 0.
    std::uint64_t branchesBeforeMerging() const { return m_parts.branchesBeforeMerging; }
    /// Were hidden steps taken at once? Then no question may be asked that sees them (see
    /// overlooksHidden()).
    bool leavesOutHidden() const { return m_parts.leavesOutHidden; }
    /// States without a choice, among those whose choices are known.
    std::uint64_t deadlockCount() const { return m_parts.space.terminalCount(); }
    bool isDeadlock(State state) const
    {
        return state < expandedCount() && branches(state).empty();
    }
    /// For each level (steps from the initial state) the first state that comes after it.
    std::span<const std::uint64_t> levelEnds() const { return m_parts.space.levelEnds(); }

    /// All branches of all choices of a state, choice after choice.
    std::span<const Branch> branches(State state) const { return m_parts.space.transitions(state); }
    /// Lets the processor fetch where the branches of a state are, and then these.
    void fetchPlace(State state) const { m_parts.space.fetchPlace(state); }
    void fetchBranches(State state) const { m_parts.space.fetchTransitions(state); }
    const Label& label(const Branch& branch) const { return m_parts.labels[branch.label]; }
    const Action& action(const Branch& branch) const
    {
        return m_parts.actions[label(branch).action];
    }
    double probability(const Branch& branch) const
    {
        return m_parts.probabilities[label(branch).probability].value;
    }
    /// "1/6"
    const QString& exactProbability(const Branch& branch) const
    {
        return m_parts.probabilities[label(branch).probability].exact;
    }
    /// In the order of their numbers.
    std::vector<Choice> choices(State state) const;
    /// The branches of one of them; none where there is no choice with this number.
    std::span<const Branch> branches(State state, std::uint32_t choice) const;

    std::span<const Label> labels() const { return m_parts.labels; }
    std::span<const Action> actions() const { return m_parts.actions; }
    std::span<const Probability> probabilities() const { return m_parts.probabilities; }
    std::span<const Lppe::Parameter> parameters() const { return m_parts.parameters; }

    /// The datum of a parameter in a state.
    std::int64_t value(State state, std::size_t parameter) const
    {
        const Field& field = m_parts.fields[parameter];
        return static_cast<std::int64_t>(field.field.of(m_parts.space.state(state))) + field.low;
    }
    /// "turn=3, dice=5"; what a person calls the state.
    QString stateText(State state) const;
    /// The state in which the parameters have these data, if there is one.
    std::optional<State> find(std::span<const std::int64_t> values) const;

    /// Bytes that it holds.
    std::uint64_t bytes() const { return m_parts.space.bytes(); }

private:
    Parts m_parts;
};

}
