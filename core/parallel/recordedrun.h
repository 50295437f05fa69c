// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parallel/taskevents.h"

#include <vector>

/// What the workers of one search say that they did, and how it was shared out among them.
struct RecordedRun
{
    int workers = 1;
    /// The tasks that there were, by their numbers in the events: 255 at most.
    std::vector<int> tasks;
    std::vector<TaskEvent> events;
    /// The root move that each of the tasks belongs to, in their order. Empty where the tasks are
    /// the root moves.
    std::vector<int> moves {};
    /// The root moves, the one first that is the best of equal ones. Empty where that is the one
    /// with the lower number.
    std::vector<int> preferred {};
    /// So many tasks a worker may have begun at a time. It is more than one where a worker that
    /// waits for another one goes on with a further task meanwhile, which it then ends first.
    int open = 1;
};
