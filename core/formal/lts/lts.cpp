// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/lts/lts.h"

namespace fourcast::formal {

namespace {

/// Steps through a long list between two looks at whether to stop.
constexpr std::uint64_t betweenLooks = std::uint64_t {1} << 18;

struct Lists
{
    std::vector<std::uint64_t> offsets;
    std::vector<Transition> transitions;
};

}

Lts::Lts(std::vector<std::uint64_t> offsets, std::vector<Transition> transitions, LabelTable labels,
         State initial)
{
    const auto lists
        = std::make_shared<const Lists>(Lists {std::move(offsets), std::move(transitions)});
    *this = Lts(lists, lists->offsets, lists->transitions, std::move(labels), initial);
}

Lts::Lts(std::shared_ptr<const void> keeper, std::span<const std::uint64_t> offsets,
         std::span<const Transition> transitions, LabelTable labels, State initial)
    : m_keeper(std::move(keeper)), m_offsets(offsets), m_transitions(transitions),
      m_labels(std::move(labels)), m_initial(initial), m_expanded(stateCount())
{
    Q_ASSERT(m_offsets.size() >= 2 && m_offsets.front() == 0);
    Q_ASSERT(m_offsets.back() == m_transitions.size() && m_initial < stateCount());
}

Predecessors::Predecessors(const Lts& lts, const std::stop_token& stop)
    : m_offsets(lts.stateCount() + std::size_t {2})
{
    // Counted one place further on, so that filling in moves each offset to where it belongs.
    for (std::uint64_t i = 0; i < lts.transitionCount(); ++i) {
        if (i % betweenLooks == 0 && stop.stop_requested())
            return;
        ++m_offsets[lts.transition(i).target + std::size_t {2}];
    }
    for (std::size_t i = 2; i < m_offsets.size(); ++i)
        m_offsets[i] += m_offsets[i - 1];
    m_steps.resize(lts.transitionCount());
    for (State source = 0; source < lts.stateCount(); ++source) {
        if (source % betweenLooks == 0 && stop.stop_requested())
            return;
        for (const Transition& transition : lts.transitions(source))
            m_steps[m_offsets[transition.target + std::size_t {1}]++] = {transition.label, source};
    }
    m_offsets.pop_back();
}

}
