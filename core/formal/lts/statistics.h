// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/lts/lts.h"

#include <functional>
#include <stop_token>

namespace fourcast::formal {

struct LtsStatistics
{
    State states = 0;
    std::uint64_t transitions = 0;
    /// Different ones that occur, tau among them where it does.
    std::size_t labels = 0;
    /// How many of the transitions are tau's.
    std::uint64_t tauTransitions = 0;
    /// States without a transition out of them.
    State deadlocks = 0;
    /// States that a path from the initial state leads to, the initial one among them.
    State reachable = 0;
    /// Of a breadth-first search; the initial state alone is one.
    std::uint32_t levels = 0;
    /// Has no state two transitions of one label?
    bool isDeterministic = true;
    /// Does no path lead back to where it has been?
    bool isAcyclic = true;
    /// False where it was stopped: the sizes are right, of the rest nothing is known.
    bool isComplete = true;

    friend bool operator==(const LtsStatistics&, const LtsStatistics&) = default;
};

/// How much of what statisticsOf() has to read was read, 0 to 1.
using StatisticsProgress = std::function<void(double)>;

/// Blocks for as long as it takes to read each transition a few times. `progress` is called some
/// hundred times for a system of millions, and for a small one hardly ever.
LtsStatistics statisticsOf(const Lts& lts, const std::stop_token& stop = {},
                           const StatisticsProgress& progress = {});

/// In their order.
std::vector<State> deadlocksOf(const Lts& lts);

}
