// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/check/problem/componentgraph.h"

namespace fourcast::chance {

ComponentGraph::ComponentGraph(const Problem& problem, const Components& components,
                               Components::Range range)
    : m_components(&components), m_range(range)
{
    const std::uint32_t size = range.end - range.first;
    for (std::uint32_t state = 0; state < size; ++state)
        addState(problem, state);
    m_firstChoice.push_back(static_cast<std::uint32_t>(m_choices.size()));
    m_choices.push_back({{}, size, m_targets.size(), false});
    m_firstInto.assign(size + 1, 0);
    for (const std::uint32_t target : m_targets)
        ++m_firstInto[target];
    std::uint64_t place = 0;
    for (std::uint64_t& first : m_firstInto)
        first = std::exchange(place, place + first);
    m_into.resize(m_targets.size());
    for (std::size_t i = 0; i < m_targets.size(); ++i)
        m_into[m_firstInto[m_targets[i]]++] = m_targetChoices[i];
    for (std::uint32_t state = size; state > 0; --state)
        m_firstInto[state] = m_firstInto[state - 1];
    m_firstInto[0] = 0;
}

void ComponentGraph::addState(const Problem& problem, std::uint32_t state)
{
    m_firstChoice.push_back(static_cast<std::uint32_t>(m_choices.size()));
    const auto branches = problem.automaton().branches(global(state));
    for (std::size_t i = 0; i < branches.size();) {
        std::size_t end = i + 1;
        while (end < branches.size()
               && problem.isSameChoice(branches[i].label, branches[end].label))
            ++end;
        Choice choice {branches.subspan(i, end - i), state, m_targets.size(), false};
        const bool isPlain = problem.kind(branches[i].label) == ChoiceKind::Plain;
        for (; i < end; ++i) {
            const std::uint32_t target = isPlain ? local(branches[i].target) : none;
            if (target == none) {
                choice.leaves = true;
                continue;
            }
            m_targets.push_back(target);
            m_targetChoices.push_back(static_cast<std::uint32_t>(m_choices.size()));
        }
        m_choices.push_back(choice);
    }
}

}
