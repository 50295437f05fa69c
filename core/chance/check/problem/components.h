// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/check/problem/problem.h"

namespace fourcast::chance {

/// The strongly connected components of the plain choices of a problem.
class Components
{
public:
    struct Range
    {
        State first = 0; ///< a place in the order
        State end = 0;
    };

    /// False where it was stopped.
    bool find(const Problem& problem, const std::stop_token& stop);

    /// The state that stands at a place. A state's successors are in its own component or stand
    /// before it.
    State at(State place) const { return m_order.empty() ? m_count - 1 - place : m_order[place]; }
    /// Only where there are components of several states.
    State placeOf(State state) const
    {
        return m_places.empty() ? m_count - 1 - state : m_places[state];
    }
    /// Which state of a component it is, from 0; no less than there are, where it is none of them.
    State placeIn(Range range, State state) const
    {
        if (range.end - range.first == 1)
            return state == at(range.first) ? 0 : 1;
        return placeOf(state) - range.first;
    }
    bool has(Range range, State state) const
    {
        return placeIn(range, state) < range.end - range.first;
    }
    State count() const { return m_count; }
    /// Lets the processor fetch the branches of the states that come soon after a place: they lie
    /// anywhere in memory.
    void fetchAhead(const Automaton& automaton, State place) const
    {
        constexpr State soon = 8;
        if (m_order.empty() || m_count - place <= 2 * soon)
            return;
        automaton.fetchPlace(m_order[place + 2 * soon]);
        automaton.fetchBranches(m_order[place + soon]);
    }
    /// Those of several states, by their places; every other state is a component by itself.
    const std::vector<Range>& large() const { return m_large; }
    std::uint64_t components() const { return m_components; }
    std::uint64_t largest() const { return m_largest; }

private:
    bool isLayered(const Problem& problem, const std::stop_token& stop) const;
    bool findAll(const Problem& problem, const std::stop_token& stop);
    /// Puts the states of large components in order, and finds the places of all.
    bool placeLarge(const std::stop_token& stop);

    State m_count = 0;
    /// Empty where each state's successors have greater numbers.
    std::vector<State> m_order;
    std::vector<State> m_places; ///< only where there are large ones
    std::vector<Range> m_large;
    std::uint64_t m_components = 0;
    std::uint64_t m_largest = 0;
};

}
