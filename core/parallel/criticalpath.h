// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parallel/timeline.h"

/// What of a timeline no number of workers can make shorter; as SpeedupBounds says it.
struct CriticalPath
{
    std::chrono::nanoseconds longestTask {0};
    /// Of the longest chain; at least the longest task.
    std::chrono::nanoseconds length {0};
};

/// Looks at the tasks below each one that had to wait: fast where waits are few or tasks do not
/// nest.
CriticalPath criticalPathOf(const Timeline& timeline);
