// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statespace/statespace.h"

#include <QtGlobal>

#include <algorithm>

namespace fourcast::statespace {

std::optional<std::uint32_t> StateSpace::find(const std::uint64_t* state) const
{
    const auto words = static_cast<std::uint64_t>(wordsPerState());
    std::uint64_t first = 0;
    for (const std::uint64_t end : levelEnds()) {
        std::uint64_t count = end - first;
        while (count > 0) { // a binary search within the level
            const std::uint64_t half = count / 2;
            const std::uint64_t* middle = this->state(first + half);
            if (std::lexicographical_compare(middle, middle + words, state, state + words)) {
                first += half + 1;
                count -= half + 1;
            } else {
                count = half;
            }
        }
        if (first < end && std::equal(state, state + words, this->state(first)))
            return static_cast<std::uint32_t>(first);
        first = end;
    }
    return {};
}

int StateSpace::levelOf(std::uint64_t number) const
{
    Q_ASSERT(number < stateCount());
    return static_cast<int>(std::ranges::upper_bound(levelEnds(), number) - levelEnds().begin());
}

void StateSpace::relabel(std::span<const std::uint32_t> newLabels, const std::stop_token& stop)
{
    constexpr std::uint64_t look = 4096;
    Transition* const transitions = m_parts.transitions.data();
    for (std::uint64_t number = 0; number < expandedCount(); ++number) {
        if (number % look == 0 && stop.stop_requested())
            return cutBefore(number);
        Transition* const first = transitions + m_parts.firstTransition[number];
        Transition* const end = transitions + m_parts.firstTransition[number + 1];
        for (Transition* transition = first; transition != end; ++transition)
            transition->label = newLabels[transition->label];
        std::sort(first, end);
    }
}

void StateSpace::cutBefore(std::uint64_t number)
{
    if (stateCount() == 0)
        return;
    // The transitions of a level lead to the next one, which is known as far as that.
    const auto level = static_cast<std::size_t>(levelOf(number));
    m_parts.expanded = level == 0 ? 0 : m_parts.levelEnds[level - 1];
    m_parts.levelEnds.resize(level + 1);
    m_parts.status = ExploreStatus::Stopped;
    m_parts.words.truncate(stateCount() * static_cast<std::uint64_t>(wordsPerState()));
    m_parts.firstTransition.truncate(m_parts.expanded + 1);
    m_parts.transitionCount = m_parts.firstTransition[m_parts.expanded];
    m_parts.transitions.truncate(m_parts.transitionCount);
    m_parts.terminalCount = 0;
    for (std::uint64_t state = 0; state < m_parts.expanded; ++state)
        m_parts.terminalCount += transitions(state).empty() ? 1 : 0;
}

StateSpace::Transitions StateSpace::takeTransitions()
{
    Q_ASSERT(keepsTransitions() && stateCount() > 0);
    m_parts.keepsTransitions = false;
    Transitions taken {std::move(m_parts.firstTransition), std::move(m_parts.transitions)};
    while (taken.first.size() <= stateCount())
        taken.first.push(m_parts.transitionCount);
    return taken;
}

void StateSpace::keepFirst(std::uint64_t expanded)
{
    if (expanded >= expandedCount())
        return;
    m_parts.terminalCount = 0;
    for (std::uint64_t number = 0; number < expanded; ++number)
        m_parts.terminalCount += transitions(number).empty() ? 1 : 0;
    m_parts.expanded = expanded;
    m_parts.transitionCount = m_parts.firstTransition[expanded];
    m_parts.transitions.truncate(m_parts.transitionCount);
    m_parts.firstTransition.truncate(expanded + 1);
}

std::uint64_t StateSpace::bytes() const
{
    return m_parts.words.bytes() + m_parts.firstTransition.bytes() + m_parts.transitions.bytes()
        + m_parts.levelEnds.capacity() * sizeof(std::uint64_t);
}

}
