// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/lts/ltsbuilder.h"

#include <algorithm>
#include <utility>

namespace fourcast::formal {

void LtsBuilder::setInitial(State state)
{
    addState(state);
    m_initial = state;
}

void LtsBuilder::addState(State state)
{
    Q_ASSERT(state < noState);
    m_states = std::max(m_states, state + 1);
}

void LtsBuilder::addTransition(State source, LabelId label, State target)
{
    addState(source);
    addState(target);
    m_entries.push_back({source, {label, target}});
}

Lts LtsBuilder::build()
{
    return *build(std::stop_token());
}

std::optional<Lts> LtsBuilder::build(const std::stop_token& stop)
{
    // Each of them is looked at after as many short steps as take some milliseconds.
    const auto isStoppedAt
        = [&stop](std::size_t step) { return step % 65536 == 0 && stop.stop_requested(); };
    std::vector<std::uint64_t> offsets(m_states + std::size_t {1});
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        if (isStoppedAt(i))
            return {};
        ++offsets[m_entries[i].source + std::size_t {1}];
    }
    for (std::size_t i = 1; i < offsets.size(); ++i)
        offsets[i] += offsets[i - 1];
    std::vector<Transition> transitions(m_entries.size());
    {
        std::vector<std::uint64_t> next(offsets.begin(), offsets.end() - 1);
        for (std::size_t i = 0; i < m_entries.size(); ++i) {
            if (isStoppedAt(i))
                return {};
            transitions[next[m_entries[i].source]++] = m_entries[i].transition;
        }
    }

    std::uint64_t kept = 0;
    for (std::size_t state = 0; state + 1 < offsets.size(); ++state) {
        if (isStoppedAt(state))
            return {};
        const auto begin = transitions.begin() + static_cast<std::ptrdiff_t>(offsets[state]);
        const auto end = transitions.begin() + static_cast<std::ptrdiff_t>(offsets[state + 1]);
        offsets[state] = kept;
        std::sort(begin, end);
        for (auto each = begin; each != end; ++each) {
            if (each == begin || *each != transitions[kept - 1])
                transitions[kept++] = *each;
        }
    }
    offsets.back() = kept;
    transitions.resize(kept);
    m_entries = {};
    m_states = 1;
    return Lts(std::move(offsets), std::move(transitions), std::exchange(m_labels, {}),
               std::exchange(m_initial, 0));
}

}
