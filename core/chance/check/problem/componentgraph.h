// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/check/problem/components.h"

#include <span>

namespace fourcast::chance {

/// The choices of the states of one component, whose states have numbers of their own, in the order
/// of the component.
class ComponentGraph
{
public:
    static constexpr std::uint32_t none = 0xffffffffu;

    struct Choice
    {
        std::span<const Automaton::Branch> branches; ///< all of them
        std::uint32_t state = 0;
        std::uint64_t firstTarget = 0; ///< of its targets in the component
        bool leaves = false; ///< some branch does not go on within the component
    };

    ComponentGraph(const Problem& problem, const Components& components, Components::Range range);

    std::uint32_t size() const { return static_cast<std::uint32_t>(m_firstChoice.size() - 1); }
    std::uint32_t firstChoice(std::uint32_t state) const { return m_firstChoice[state]; }
    std::uint32_t endChoice(std::uint32_t state) const { return m_firstChoice[state + 1]; }
    std::uint32_t choiceCount() const { return static_cast<std::uint32_t>(m_choices.size()) - 1; }
    const Choice& choice(std::uint32_t choice) const { return m_choices[choice]; }
    std::span<const std::uint32_t> targets(std::uint32_t choice) const
    {
        const std::uint64_t first = m_choices[choice].firstTarget;
        return std::span(m_targets).subspan(first, m_choices[choice + 1].firstTarget - first);
    }
    std::uint64_t firstTarget(std::uint32_t choice) const { return m_choices[choice].firstTarget; }
    std::uint32_t target(std::uint64_t index) const { return m_targets[index]; }
    std::uint32_t choiceOfTarget(std::uint64_t index) const { return m_targetChoices[index]; }
    /// The choices that lead to a state.
    std::span<const std::uint32_t> into(std::uint32_t state) const
    {
        return std::span(m_into).subspan(m_firstInto[state],
                                         m_firstInto[state + 1] - m_firstInto[state]);
    }
    State global(std::uint32_t state) const { return m_components->at(m_range.first + state); }
    /// `none` for a state of another component.
    std::uint32_t local(State state) const
    {
        const State place = m_components->placeOf(state) - m_range.first;
        return place < m_range.end - m_range.first ? place : none;
    }

private:
    void addState(const Problem& problem, std::uint32_t state);

    const Components* m_components;
    Components::Range m_range;
    std::vector<std::uint32_t> m_firstChoice;
    std::vector<Choice> m_choices; ///< and one more
    std::vector<std::uint32_t> m_targets;
    std::vector<std::uint32_t> m_targetChoices;
    std::vector<std::uint64_t> m_firstInto;
    std::vector<std::uint32_t> m_into;
};

}
