// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parallel/nestedtimeline.h"
#include "core/parallel/workerstates.h"

/// Where the states of a timeline's workers are drawn: below the tasks that they lie in, as the
/// tasks are.
class StateLines
{
public:
    struct Line
    {
        /// What the worker did without a task.
        std::vector<StateStretch> free;
        /// In a task of this line, while others had the processors.
        std::vector<StateStretch> waits;
    };

    StateLines(const Timeline& timeline, const NestedTimeline& nested);

    const Line& line(int worker, int level) const
    {
        return m_lines[static_cast<std::size_t>(worker)][static_cast<std::size_t>(level)];
    }
    /// Of all workers.
    const StateSums& sums() const { return m_sums; }

private:
    std::vector<std::vector<Line>> m_lines;
    StateSums m_sums;
};
