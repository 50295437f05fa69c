// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/statespace/model.h"
#include "core/statespace/statespace.h"

#include <stop_token>

namespace fourcast::statespace {

/// A state on a way, and the label of the transition that leads to it.
struct PathStep
{
    std::uint32_t label = 0; ///< 0 for the first one
    std::uint32_t state = 0;

    friend bool operator==(const PathStep&, const PathStep&) = default;
};

/// A shortest way from an initial state to the state with that number, both included; of several
/// always the same one. Without kept transitions the model is asked again for those of the levels
/// before, which takes about as long as it took to explore them on one thread.
///
/// Empty when stopped.
std::vector<PathStep> shortestWay(const Model& model, const StateSpace& space, std::uint64_t state,
                                  const std::stop_token& stop = {});

}
