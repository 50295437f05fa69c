// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parallel/threadtimes.h"
#include "core/search/costtree.h"

#include <vector>

/// Gives the boxes of a tree the processor time of the thread that counts them.
///
/// To read the clock of a thread takes as long as a dozen nodes, so that it is read where the
/// search goes to another box or has just done so, but not before a hundred times as long has
/// passed. Boxes that were visited between two readings share that time by their nodes; how much of
/// each box's time came about so is kept with it.
class CostClock
{
public:
    /// Between two readings, if the next nodes take as long as the last ones did.
    static constexpr std::chrono::microseconds usualInterval {50};
    /// Of the calling thread.
    using Reading = std::chrono::nanoseconds (*)();

    CostClock() : CostClock(firstDistance, ThreadTimes::runningOfThisThread)
    {
        m_interval = usualInterval;
    }
    /// Reads every so many nodes, however long they take.
    CostClock(std::uint64_t distance, Reading reading)
        : m_distance(distance), m_reading(reading), m_last(reading())
    {
    }

    /// A node of this box is visited.
    void visited(CostTree& tree, int box)
    {
        if (m_parts.empty() || m_parts.back().box != box)
            m_parts.push_back({box, 0});
        ++m_parts.back().nodes;
        ++m_nodes;
        // As long as it is one box all of the time is its own.
        if (m_nodes >= m_distance && m_parts.size() > 1)
            settle(tree);
    }
    /// The search goes to another box.
    void moved(CostTree& tree)
    {
        if (m_nodes >= m_distance)
            settle(tree);
    }
    /// Gives away all time so far.
    void settle(CostTree& tree);

private:
    static constexpr std::uint64_t firstDistance = 256;
    static constexpr std::uint64_t leastDistance = 16;
    static constexpr std::uint64_t longestDistance = 65'536;

    void adapt(std::chrono::nanoseconds passed);

    /// Visited in a row.
    struct Part
    {
        int box = 0;
        std::uint64_t nodes = 0;
    };

    std::uint64_t m_distance; ///< in nodes
    std::chrono::nanoseconds m_interval {0}; ///< that the distance is to take; 0: however long
    Reading m_reading;
    std::chrono::nanoseconds m_last;
    /// Since the last reading.
    std::vector<Part> m_parts;
    std::uint64_t m_nodes = 0;
};
