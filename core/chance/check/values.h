// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/automaton/automaton.h"
#include "core/chance/check/problem/checkreport.h"

namespace fourcast::chance {

/// What graph search alone says about meeting the goal.
enum class Reach : std::uint8_t
{
    Unknown, ///< not looked at yet
    Never,
    Maybe, ///< with a probability between 0 and 1
    Sure ///< with probability 1
};

/// What is known of each state: how the goal is met, and bounds of what is asked. A probability is
/// 0 or 1 exactly where graph search says so.
struct Values
{
    std::vector<Reach> reach;
    std::vector<Bounds> bounds;

    void begin(State states, double greatest)
    {
        reach.assign(states, Reach::Unknown);
        bounds.assign(states, {0, greatest});
    }
};

}
