// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parallel/timeline.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <tuple>

using std::chrono::nanoseconds;

namespace {

double shareOfWorkers(nanoseconds time, const Timeline& timeline)
{
    const double whole = static_cast<double>(timeline.length.count()) * timeline.workers;
    return whole > 0.0 ? static_cast<double>(time.count()) / whole : 0.0;
}

/// What followed a worker's last task of a part of the timeline is what came before its next one.
std::vector<Timeline::Rest> restsAfter(const Timeline& whole, const std::vector<TaskRecord>& part)
{
    std::vector<Timeline::Rest> rests = whole.rests;
    for (std::size_t worker = 0; worker < rests.size(); ++worker) {
        const auto isItsOwn
            = [worker](const TaskRecord& task) { return task.worker == static_cast<int>(worker); };
        const auto last = std::find_if(part.rbegin(), part.rend(), isItsOwn);
        const nanoseconds end = last != part.rend() ? last->end : part.front().start;
        const auto next
            = std::find_if(whole.tasks.begin(), whole.tasks.end(), [&](const TaskRecord& task) {
                  return isItsOwn(task) && task.start >= end;
              });
        if (next != whole.tasks.end())
            rests[worker] = {next->start, next->times.ranBefore, next->times.readyBefore};
    }
    return rests;
}

}

double Timeline::taskShare() const
{
    nanoseconds busy {0};
    for (const TaskRecord& task : tasks)
        busy += task.length();
    return shareOfWorkers(busy, *this);
}

std::optional<double> Timeline::busyShare() const
{
    if (!knowsProcessorTime())
        return std::nullopt;
    nanoseconds busy {0};
    for (const TaskRecord& task : tasks)
        busy += task.work();
    return shareOfWorkers(busy, *this);
}

bool Timeline::knowsProcessorTime() const
{
    return std::all_of(tasks.begin(), tasks.end(), [](const TaskRecord& task) {
        return task.times.running || task.length() <= nanoseconds {0};
    });
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
    std::vector<TaskRecord> tasks;
    std::copy_if(timeline.tasks.begin(), timeline.tasks.end(), std::back_inserter(tasks),
                 [depth](const TaskRecord& task) { return task.depth == depth; });
    if (!tasks.empty())
        timeline.rests = restsAfter(timeline, tasks);
    timeline.tasks = std::move(tasks);
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
    for (Timeline::Rest& rest : timeline.rests)
        rest.end -= start;
    timeline.created = timeline.stolen + timeline.ranInline;
    return timeline;
}
