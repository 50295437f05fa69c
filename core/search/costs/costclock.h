// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parallel/threadtimes.h"
#include "core/search/costtree.h"

#include <vector>

/// Gives the boxes of a tree the processor time of the thread that counts them.
///
/// To read the clock of a thread takes as long as a dozen nodes, so that it is read every
/// `distance` nodes, and where the search goes on to another box after half as many. Boxes that
/// were visited between two readings share that time by their nodes; how much of each box's time
/// came about so is kept with it.
class CostClock
{
public:
    /// Reading takes less than a hundredth of the time for so many nodes.
    static constexpr std::uint64_t usualDistance = 4096;
    /// Of the calling thread.
    using Reading = std::chrono::nanoseconds (*)();

    explicit CostClock(std::uint64_t distance = usualDistance,
                       Reading reading = ThreadTimes::runningOfThisThread)
        : m_distance(distance), m_reading(reading), m_last(reading())
    {
    }

    /// A node of this box is visited.
    void visited(CostTree& tree, int box)
    {
        if (m_parts.empty() || m_parts.back().box != box)
            m_parts.push_back({box, 0});
        ++m_parts.back().nodes;
        if (++m_nodes >= m_distance)
            settle(tree);
    }
    /// The search goes to another box.
    void moved(CostTree& tree)
    {
        if (2 * m_nodes >= m_distance)
            settle(tree);
    }
    /// Gives away all time so far.
    void settle(CostTree& tree);

private:
    /// Visited in a row.
    struct Part
    {
        int box = 0;
        std::uint64_t nodes = 0;
    };

    std::uint64_t m_distance;
    Reading m_reading;
    std::chrono::nanoseconds m_last;
    /// Since the last reading.
    std::vector<Part> m_parts;
    std::uint64_t m_nodes = 0;
};
