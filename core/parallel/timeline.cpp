// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parallel/timeline.h"

#include <algorithm>
#include <set>
#include <utility>

using std::chrono::nanoseconds;

double Timeline::busyShare() const
{
    nanoseconds busy {0};
    for (const TaskRecord& task : tasks)
        busy += task.length();
    const double whole = static_cast<double>(length.count()) * workers;
    return whole > 0.0 ? static_cast<double>(busy.count()) / whole : 0.0;
}

std::size_t Timeline::recordedTasks() const
{
    std::set<std::pair<Asked::About, TaskPath>> different;
    for (const TaskRecord& task : tasks)
        different.emplace(task.asked.about, task.path);
    return different.size();
}

nanoseconds Timeline::tail() const
{
    if (tasks.empty())
        return nanoseconds {0};
    std::vector<nanoseconds> ends(static_cast<std::size_t>(workers), nanoseconds {-1});
    for (const TaskRecord& task : tasks) {
        nanoseconds& end = ends[static_cast<std::size_t>(task.worker)];
        end = std::max(end, task.end);
    }
    nanoseconds first = length;
    for (const nanoseconds end : ends)
        if (end >= nanoseconds {0})
            first = std::min(first, end);
    return length - first;
}
