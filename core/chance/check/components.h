// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/check/problem.h"

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
    State placeOf(State state) const
    {
        return m_places.empty() ? m_count - 1 - state : m_places[state];
    }
    State count() const { return m_count; }
    /// Those of several states, by their places; every other state is a component by itself.
    const std::vector<Range>& large() const { return m_large; }
    std::uint64_t components() const { return m_components; }
    std::uint64_t largest() const { return m_largest; }

private:
    bool isLayered(const Problem& problem, const std::stop_token& stop) const;
    void sortLarge(const std::stop_token& stop);

    State m_count = 0;
    /// Empty where each state's successors have greater numbers.
    std::vector<State> m_order;
    std::vector<State> m_places;
    std::vector<Range> m_large;
    std::uint64_t m_components = 0;
    std::uint64_t m_largest = 0;
};

}
