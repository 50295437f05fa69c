// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/check/iteration.h"
#include "core/chance/check/problem/components.h"
#include "core/chance/check/values.h"

namespace fourcast::chance {

/// The equations of a component in which there is nothing to choose, gone through where they are:
/// in the automaton, with the values of the states in their place. It takes no memory to speak of,
/// and more time for a sweep than a Matrix that the processor can keep near.
class InPlaceChainIteration : public Iteration
{
public:
    /// A group is a state of the component, by its place. Values of states elsewhere are known, and
    /// with `below` those of the layer below (see Solver). All must outlive it.
    InPlaceChainIteration(const Problem& problem, const Components& components,
                          Components::Range range, const Values* below, Values& values);

    std::uint32_t groups() const override { return m_range.end - m_range.first; }
    Bounds bounds(std::uint32_t group) const override
    {
        return m_values[m_components.at(m_range.first + group)];
    }

private:
    /// What a branch with a label adds to the value of its state.
    struct Part
    {
        Pair probability; ///< both positive
        const Bounds* values = nullptr; ///< of its target; without them the part is constant
        Pair constant;
        Pair reward; ///< of the choice
    };

    Sweep sweep(Which which, double epsilon, const Look& look) override;
    void setAll(const Pair& value) override;
    void guess(double part) override;
    void forgetHigh() override;
    double inheritedWidth() const override;
    template <Which which> void sweepStates(State first, State end, double epsilon, Sweep& sweep);

    const Automaton& m_automaton;
    const Components& m_components;
    const Components::Range m_range;
    Bounds* const m_values; ///< of all states
    std::vector<Part> m_parts; ///< by label
};

}
