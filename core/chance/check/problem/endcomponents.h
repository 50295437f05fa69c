// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/check/problem/componentgraph.h"

namespace fourcast::chance {

/// The maximal end components of a component: sets of states that can be stayed in for ever, going
/// from each to each other one.
struct EndComponents
{
    static constexpr std::uint32_t none = ComponentGraph::none;

    /// Of each state the number of its end component, or none.
    std::vector<std::uint32_t> of;
    /// Choices that stay in the end component of their state.
    std::vector<bool> stays;
    std::uint32_t count = 0;
};

/// `allowed` says for each choice whether it may be taken.
EndComponents findEndComponents(const ComponentGraph& graph, const std::vector<bool>& allowed,
                                const std::stop_token& stop);

}
