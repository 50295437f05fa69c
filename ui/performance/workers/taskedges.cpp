// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/workers/taskedges.h"

#include <algorithm>
#include <cmath>

std::vector<double> taskEdges(const Timeline& timeline)
{
    std::vector<double> edges;
    edges.reserve(2 * (timeline.tasks.size() + timeline.iterations.size() + 1));
    const auto add = [&edges](std::chrono::nanoseconds start, std::chrono::nanoseconds end) {
        edges.push_back(static_cast<double>(start.count()));
        edges.push_back(static_cast<double>(end.count()));
    };
    add(std::chrono::nanoseconds {0}, timeline.length);
    for (const Timeline::Iteration& iteration : timeline.iterations)
        add(iteration.start, iteration.end);
    for (const TaskRecord& task : timeline.tasks)
        add(task.start, task.end);
    std::sort(edges.begin(), edges.end());
    edges.erase(std::unique(edges.begin(), edges.end()), edges.end());
    return edges;
}

double nearestEdge(const std::vector<double>& edges, double time, double reach)
{
    const auto behind = std::lower_bound(edges.begin(), edges.end(), time);
    double found = time;
    double distance = reach;
    if (behind != edges.begin() && time - *(behind - 1) <= distance) {
        found = *(behind - 1);
        distance = time - found;
    }
    const bool nothingBefore = found == time;
    if (behind != edges.end()
        && (*behind - time < distance || (nothingBefore && *behind - time <= distance)))
        found = *behind;
    return found;
}
