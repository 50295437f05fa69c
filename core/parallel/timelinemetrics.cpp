// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parallel/timelinemetrics.h"

#include "core/parallel/criticalpath.h"
#include "core/parallel/workerstates.h"

#include <algorithm>
#include <functional>

using std::chrono::nanoseconds;

namespace {

/// Nodes that a task had visited by a time, at one pace; one that took no time visits them as it
/// begins, and at the end of the timeline all are visited.
std::uint64_t nodesBefore(const TaskRecord& task, nanoseconds time, nanoseconds length)
{
    if (time >= length || time >= std::max(task.end, task.start + nanoseconds {1}))
        return task.nodes;
    if (time <= task.start)
        return 0;
    return static_cast<std::uint64_t>(static_cast<double>(task.nodes)
                                      * static_cast<double>((time - task.start).count())
                                      / static_cast<double>(task.length().count()));
}

void addTo(SpanSums& sums, const TaskRecord& task, nanoseconds length)
{
    const nanoseconds first = std::max(task.start, sums.from);
    const nanoseconds last = std::min(task.end, sums.to);
    const auto isBefore = [&](nanoseconds time) {
        return task.start < time || (time >= length && time > sums.from);
    };
    const bool begins = task.start >= sums.from && isBefore(sums.to);
    const bool isWhole = begins && task.end <= sums.to;
    if (last > first) {
        nanoseconds& busy = sums.workers[static_cast<std::size_t>(task.worker)].busy;
        busy += last - first;
        sums.nodesAreShared = sums.nodesAreShared || (!isWhole && task.nodes > 0);
    }
    sums.touched += last > first || begins ? 1 : 0;
    sums.begun += begins ? 1 : 0;
    sums.whole += isWhole ? 1 : 0;
    const std::uint64_t nodes
        = nodesBefore(task, sums.to, length) - nodesBefore(task, sums.from, length);
    sums.nodes += nodes;
    for (SpanSums::OfDepth& each : sums.depths)
        if (each.depth == task.depth) {
            each.busy += std::max(nanoseconds {0}, last - first);
            each.nodes += nodes;
        }
}

}

std::vector<IdleStretch> idleStretches(const Timeline& timeline)
{
    std::vector<IdleStretch> stretches;
    const auto offer = [&stretches](const IdleStretch& stretch) {
        if (stretch.length() > nanoseconds {0})
            stretches.push_back(stretch);
    };
    auto task = timeline.tasks.begin();
    for (int worker = 0; worker < timeline.workers; ++worker) {
        nanoseconds free {0};
        for (; task != timeline.tasks.end() && task->worker == worker; ++task) {
            offer({worker, free, task->start});
            free = std::max(free, task->end);
        }
        offer({worker, free, timeline.length});
    }
    std::ranges::stable_sort(stretches, std::ranges::greater(), &IdleStretch::length);
    return stretches;
}

double SpanSums::busyShare() const
{
    const auto time = static_cast<double>((all.busy + all.idle).count());
    return time > 0 ? static_cast<double>(all.busy.count()) / time : 0;
}

SpanSums sumsBetween(const Timeline& timeline, nanoseconds from, nanoseconds to)
{
    SpanSums sums;
    const auto within = [&timeline](nanoseconds time) {
        return std::clamp(time, nanoseconds {0}, std::max(nanoseconds {0}, timeline.length));
    };
    sums.from = within(std::min(from, to));
    sums.to = within(std::max(from, to));
    sums.workers.resize(static_cast<std::size_t>(timeline.workers));
    for (const Timeline::Iteration& each : timeline.iterations)
        if (each.start < sums.to && each.end > sums.from)
            sums.depths.push_back({.depth = each.depth});
    for (const TaskRecord& task : timeline.tasks)
        addTo(sums, task, timeline.length);
    for (SpanSums::Share& worker : sums.workers) {
        worker.idle = sums.to - sums.from - worker.busy;
        sums.all.busy += worker.busy;
        sums.all.idle += worker.idle;
    }
    return sums;
}

SpeedupBounds speedupBounds(const Timeline& timeline)
{
    SpeedupBounds bounds;
    for (const TaskRecord& task : timeline.tasks)
        bounds.work += task.work();
    if (!timeline.knowsProcessorTime() || bounds.work <= nanoseconds {0}
        || timeline.length <= nanoseconds {0})
        return {};
    const CriticalPath path = criticalPathOf(timeline);
    bounds.isKnown = true;
    bounds.longestTask = path.longestTask;
    bounds.criticalPath = path.length;
    bounds.pathHasShared = path.hasShared;

    const auto states = statesOf(timeline);
    bounds.serial = serialTime(states);
    for (const StateSums& worker : stateSums(states, nanoseconds {0}, timeline.length))
        bounds.processor += worker.processor();

    const auto number = [](nanoseconds time) { return static_cast<double>(time.count()); };
    bounds.reached = number(bounds.work) / number(timeline.length);
    // A chain has one of the tasks that took time at least.
    bounds.byTasks = number(bounds.work) / std::max(1.0, number(bounds.criticalPath));
    bounds.serialShare = number(bounds.serial) / number(bounds.processor);
    bounds.amdahl = 1 / (bounds.serialShare + (1 - bounds.serialShare) / timeline.workers);
    return bounds;
}
