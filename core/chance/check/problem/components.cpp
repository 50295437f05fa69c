// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/check/problem/components.h"
#include "core/chance/check/problem/acyclicelimination.h"
#include "core/chance/check/problem/componentsearch.h"

#include <algorithm>

namespace fourcast::chance {

namespace {

/// Asked for the i-th of many short steps: looks only now and then.
bool isStoppedAt(State i, const std::stop_token& stop)
{
    return i % (1 << 16) == 0 && stop.stop_requested();
}

/// The plain branches between the states of an automaton from which circles can be reached.
class PlainGraph
{
public:
    PlainGraph(const Problem& problem, const AcyclicElimination& elimination)
        : m_problem(problem), m_automaton(problem.automaton()), m_elimination(elimination)
    {
    }

    State size() const { return m_automaton.stateCount(); }
    bool has(State state) const { return !m_elimination.isOff(state); }
    const Automaton::Branch* firstEdge(State state) const
    {
        return m_automaton.branches(state).data();
    }
    const Automaton::Branch* endEdge(State state) const
    {
        const auto branches = m_automaton.branches(state);
        return branches.data() + branches.size();
    }
    State target(const Automaton::Branch* branch) const
    {
        return m_problem.kind(branch->label) == ChoiceKind::Plain
                && !m_elimination.isOff(branch->target)
            ? branch->target
            : ComponentSearch<PlainGraph>::none;
    }

private:
    const Problem& m_problem;
    const Automaton& m_automaton;
    const AcyclicElimination& m_elimination;
};

} // namespace

bool Components::isLayered(const Problem& problem, const std::stop_token& stop) const
{
    for (State state = 0; state < m_count && !isStoppedAt(state, stop); ++state)
        for (const Automaton::Branch& branch : problem.automaton().branches(state))
            if (branch.target < state && problem.kind(branch.label) == ChoiceKind::Plain)
                return false;
    return true;
}

bool Components::find(const Problem& problem, const std::stop_token& stop)
{
    m_count = problem.automaton().stateCount();
    m_largest = 1;
    if (isLayered(problem, stop)) {
        m_components = m_count;
        return !stop.stop_requested();
    }
    m_order.reserve(m_count);
    return findAll(problem, stop) && (m_large.empty() || placeLarge(stop));
}

bool Components::findAll(const Problem& problem, const std::stop_token& stop)
{
    AcyclicElimination elimination(problem);
    if (!elimination.run(m_order, stop))
        return false;
    m_components = m_order.size();
    const PlainGraph graph(problem, elimination);
    ComponentSearch search(graph);
    return m_components == m_count || search.run(stop, [&](const State* first, const State* end) {
        const auto size = static_cast<State>(end - first);
        ++m_components;
        m_largest = std::max<std::uint64_t>(m_largest, size);
        const auto place = static_cast<State>(m_order.size());
        if (size > 1)
            m_large.push_back({place, place + size});
        m_order.insert(m_order.end(), first, end);
    });
}

/// Whoever is found late is nearer to an end: with the greatest numbers first a sweep carries what
/// is known of the ends through the whole component.
bool Components::placeLarge(const std::stop_token& stop)
{
    constexpr State none = 0xffffffffu;
    std::vector<State>& component = m_places; // needed no more than this once
    component.assign(m_count, none);
    for (State i = 0; i < m_large.size(); ++i)
        for (State place = m_large[i].first; place < m_large[i].end; ++place)
            component[m_order[place]] = i;
    std::vector<State> next;
    for (const Range& range : m_large)
        next.push_back(range.first);
    for (State state = m_count; state-- > 0 && !isStoppedAt(state, stop);)
        if (component[state] != none)
            m_order[next[component[state]]++] = state;
    for (State place = 0; place < m_count && !isStoppedAt(place, stop); ++place)
        m_places[m_order[place]] = place;
    return !stop.stop_requested();
}

}
