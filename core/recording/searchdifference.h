// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parallel/timeline.h"

#include <optional>
#include <vector>

/// Where two searches of one position took their time: their timelines side by side.
struct SearchDifference
{
    using Nanoseconds = std::chrono::nanoseconds;

    /// A task of one of them, beside what the same task took in the other: the same root move at
    /// the same depth, or the same question.
    struct Task
    {
        int search = 0; ///< 0 or 1
        int record = 0; ///< of that timeline's tasks
        Nanoseconds start {0}; ///< as drawn, see `areDepthsAligned`
        Nanoseconds end {0};
        /// The processor time of the task in the second search over that in the first, all its
        /// parts together; the length where that was not counted. Nothing where only one has it.
        std::optional<double> ratio {};
    };
    /// A depth that both searches went through.
    struct Depth
    {
        int depth = 0;
        std::array<std::uint64_t, 2> nodes {};
        std::array<Nanoseconds, 2> time {};
    };

    std::vector<Task> tasks {};
    std::vector<Depth> depths {};
    /// Of the longer one, as drawn.
    Nanoseconds length {0};
    /// Each depth begins at one place in both, when the longer of the two before it is over.
    bool areDepthsAligned = false;
};

/// Searches without depths keep their times, also where depths are to be aligned.
SearchDifference searchDifference(const Timeline& first, const Timeline& second, bool alignDepths);
