// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parallel/timeline.h"

/// What of a timeline no number of workers can make shorter, in processor time; as SpeedupBounds
/// says it.
struct CriticalPath
{
    std::chrono::nanoseconds longestTask {0};
    /// Of the longest chain; at least the longest task.
    std::chrono::nanoseconds length {0};
    /// The timeline's tasks that the chain is made of, by their places, in their order. Of a
    /// question that several answered that of the one who was helped.
    std::vector<int> steps {};
    /// Is there a question among them that several answered?
    bool hasShared = false;
};

/// Looks at the tasks below each one that had to wait: fast where waits are few or tasks do not
/// nest.
CriticalPath criticalPathOf(const Timeline& timeline);

/// A question, and who answered it.
struct SharedQuestion
{
    int record = -1; ///< of the one who asked, by its place among the timeline's tasks
    int helpers = 0; ///< those who came to help
    std::chrono::nanoseconds work {0}; ///< of all of them

    /// However the question is divided among as many, one of them has at least an even share of it;
    /// never more than the time that it took.
    std::chrono::nanoseconds least(const Timeline& timeline) const;
};
/// By the worker that asked, then by time; for a timeline of questions.
std::vector<SharedQuestion> questionsOf(const Timeline& timeline);
