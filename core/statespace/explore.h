// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/statespace/memorybudget.h"
#include "core/statespace/model.h"
#include "core/statespace/statespace.h"

#include <chrono>
#include <functional>
#include <memory>
#include <stop_token>

namespace fourcast::statespace {

struct ExploreOptions
{
    /// Threads that work, the caller's among them; 0: one per core.
    int workers = 0;
    /// In bytes, for states, transitions and all that is needed on the way. It is counted before
    /// memory is asked for.
    std::uint64_t memoryBudget = std::uint64_t {2} << 30;
    /// What a model takes by itself counts, too: its budget, which holds in place of memoryBudget.
    std::shared_ptr<MemoryBudget> sharedBudget = {};
    /// Ends before there are more; 0: no limit of this kind.
    std::uint64_t mostStates = 0;
    /// Without them only numbers remain: states by level, transitions, terminal states.
    bool keepTransitions = true;
};

/// How far an exploration is. Nobody knows how far it has to go.
struct ExploreProgress
{
    std::uint64_t states = 0; ///< found
    std::uint64_t expanded = 0; ///< of these, whose transitions are known
    std::uint64_t transitions = 0;
    int level = 0; ///< that is expanded, the initial one being 0
    std::uint64_t frontier = 0; ///< states of that level
    double statesPerSecond = 0; ///< expanded, since the start
    std::uint64_t bytes = 0; ///< counted against the budget now; at the end the most that was
    std::chrono::nanoseconds elapsed {0};
    /// Of parts of the model by themselves, where it looks at these first: there is no state then.
    std::uint64_t localStates = 0;
};

using ExploreReport = std::function<void(const ExploreProgress&)>;

/// Finds every state that the model can reach, level by level, and blocks until all are found or
/// something else ends it: a stop, which it answers within 100 ms as long as the model tells the
/// successors of a state in less, a limit, or a failure of the model. `report` is called a few
/// times a second on the calling thread, and once at the end.
///
/// The result does not depend on the number of workers or their pace. What a generator throws is
/// thrown here, but for a lack of memory, which is a status.
StateSpace explore(const Model& model, const ExploreOptions& options = {},
                   const std::stop_token& stop = {}, const ExploreReport& report = {});

}
