// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parallel/timeline.h"

#include <algorithm>
#include <set>
#include <tuple>

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
    std::set<std::tuple<int, TaskQuery::About, TaskPath>> different;
    for (const TaskRecord& task : tasks)
        different.emplace(task.depth, task.asked.about, task.path);
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

Timeline lastDepthOf(Timeline timeline)
{
    if (timeline.iterations.empty())
        return timeline;
    const auto whole = std::find_if(timeline.iterations.rbegin(), timeline.iterations.rend(),
                                    [](const auto& iteration) { return iteration.complete; });
    const int depth
        = whole != timeline.iterations.rend() ? whole->depth : timeline.iterations.front().depth;
    timeline.iterations.clear();
    std::erase_if(timeline.tasks, [depth](const TaskRecord& task) { return task.depth != depth; });
    nanoseconds start = timeline.length;
    for (const TaskRecord& task : timeline.tasks)
        start = std::min(start, task.start);
    timeline.begin = timeline.sinceStart(start);
    timeline.length = nanoseconds {0};
    timeline.stolen = timeline.ranInline = 0;
    for (TaskRecord& task : timeline.tasks) {
        task.start -= start;
        task.end -= start;
        timeline.length = std::max(timeline.length, task.end);
        timeline.stolen += task.run == TaskRecord::Run::Stolen ? 1 : 0;
        timeline.ranInline += task.run == TaskRecord::Run::Inline ? 1 : 0;
    }
    timeline.created = timeline.stolen + timeline.ranInline;
    return timeline;
}
