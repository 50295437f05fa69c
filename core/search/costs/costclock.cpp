// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/costs/costclock.h"

#include <algorithm>
#include <cmath>

using std::chrono::nanoseconds;

namespace {

/// The last box that has both below it, or is one of them; a box comes after its parent.
int boxAboveBoth(const CostTree& tree, int one, int other)
{
    while (one != other) {
        if (one > other)
            one = tree.box(one).parent;
        else
            other = tree.box(other).parent;
    }
    return one;
}

/// So much of the time as these nodes are of all.
nanoseconds partOfTime(nanoseconds time, std::uint64_t nodes, std::uint64_t all)
{
    return nanoseconds(std::llround(static_cast<double>(time.count()) * static_cast<double>(nodes)
                                    / static_cast<double>(all)));
}

}

void CostClock::settle(CostTree& tree)
{
    const nanoseconds now = m_reading();
    const nanoseconds passed = std::max(now - m_last, nanoseconds(0));
    m_last = now;
    if (m_parts.empty()) {
        tree.own(0).running += passed;
        return;
    }
    int above = m_parts.front().box;
    std::uint64_t before = 0;
    nanoseconds given {0};
    for (const Part& part : m_parts) {
        above = boxAboveBoth(tree, above, part.box);
        before += part.nodes;
        // Rounded as a sum, so that nothing is lost or given twice.
        const nanoseconds sum = partOfTime(passed, before, m_nodes);
        CostCounts& own = tree.own(part.box);
        own.running += sum - given;
        own.shared += sum - given;
        given = sum;
    }
    // All of it was spent in that box.
    tree.own(above).shared -= passed;
    adapt(passed);
    m_parts.clear();
    m_nodes = 0;
}

/// As many nodes as take the interval, going by the last ones.
void CostClock::adapt(nanoseconds passed)
{
    if (m_interval.count() == 0)
        return;
    const double nodes = static_cast<double>(m_nodes) * static_cast<double>(m_interval.count())
        / std::max(1.0, static_cast<double>(passed.count()));
    m_distance = static_cast<std::uint64_t>(std::clamp(nodes, static_cast<double>(leastDistance),
                                                       static_cast<double>(longestDistance)));
}
