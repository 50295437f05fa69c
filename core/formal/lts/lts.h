// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/lts/labeltable.h"
#include "core/statespace/statespace.h"

#include <array>
#include <cstdint>
#include <limits>
#include <memory>
#include <span>
#include <stop_token>
#include <vector>

namespace fourcast::formal {

/// Numbered from 0 to stateCount() - 1.
using State = std::uint32_t;
using LabelId = LabelTable::Id;

/// No state.
inline constexpr State noState = std::numeric_limits<State>::max();

/// One step out of a state.
using statespace::Transition;

/// A labelled transition system: states, an initial one, and transitions that carry a multi-action.
/// A value that is finished when it is made (LtsBuilder), and may be read by any thread. It takes 8
/// bytes a transition and 8 a state, which copies of it share.
class Lts
{
public:
    /// One state and no transition.
    Lts() = default;
    /// What a generator has put together in the order of the states: the transitions of state s
    /// are those from offsets[s] up to offsets[s + 1], each once, and targets and labels are there.
    /// At least one state.
    Lts(std::vector<std::uint64_t> offsets, std::vector<Transition> transitions, LabelTable labels,
        State initial = 0);
    /// The same, without a copy of its own.
    Lts(std::shared_ptr<const void> keeper, std::span<const std::uint64_t> offsets,
        std::span<const Transition> transitions, LabelTable labels, State initial = 0);

    State stateCount() const { return static_cast<State>(m_offsets.size() - 1); }
    std::uint64_t transitionCount() const { return m_transitions.size(); }
    State initial() const { return m_initial; }
    /// The same system, which begins in another of its states.
    Lts startingIn(State state) const
    {
        Lts other = *this;
        other.m_initial = state;
        return other;
    }

    /// Out of the state, in the order of the builder.
    std::span<const Transition> transitions(State state) const
    {
        return m_transitions.subspan(m_offsets[state], m_offsets[state + 1] - m_offsets[state]);
    }
    /// The number of the first of them among all transitions of the system.
    std::uint64_t firstTransition(State state) const { return m_offsets[state]; }
    /// Transition `index` of all, which are in the order of their sources.
    Transition transition(std::uint64_t index) const { return m_transitions[index]; }
    /// Has it been seen that nothing leads out of it?
    bool isDeadlock(State state) const
    {
        return m_offsets[state] == m_offsets[state + 1] && state < m_expanded;
    }
    /// How many states have known transitions: the first ones, all of them in most systems. Of the
    /// others it is not known what follows (an exploration ended early).
    State expandedCount() const { return m_expanded; }
    bool isComplete() const { return m_expanded == stateCount(); }
    void setExpanded(State count) { m_expanded = count; }

    const LabelTable& labels() const { return m_labels; }
    const Label& label(LabelId id) const { return m_labels[id]; }

private:
    static constexpr std::array<std::uint64_t, 2> oneState {0, 0};

    std::shared_ptr<const void> m_keeper; ///< of the two that follow
    std::span<const std::uint64_t> m_offsets {oneState};
    std::span<const Transition> m_transitions;
    LabelTable m_labels;
    State m_initial = 0;
    State m_expanded = 1;
};

/// The other way round: the transitions into each state. Takes as much memory as the system.
class Predecessors
{
public:
    struct Step
    {
        LabelId label = 0;
        State source = 0;
    };

    /// Where it is stopped it is of no use.
    explicit Predecessors(const Lts& lts, const std::stop_token& stop = {});

    std::span<const Step> into(State state) const
    {
        return std::span(m_steps).subspan(m_offsets[state],
                                          m_offsets[state + 1] - m_offsets[state]);
    }

private:
    std::vector<std::uint64_t> m_offsets;
    std::vector<Step> m_steps;
};

}
