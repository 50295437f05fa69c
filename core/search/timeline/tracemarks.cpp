// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/timeline/tracemarks.h"

#include "core/search/timeline/timelinefigures.h"
#include "core/search/timeline/timelinetext.h"

#include <QJsonObject>
#include <cmath>
#include <map>

using std::chrono::nanoseconds;

namespace {

struct HandOver
{
    int worker = 0;
    nanoseconds time {0};
};

/// Who had a task before it was taken.
class HandOvers
{
public:
    explicit HandOvers(const Timeline& timeline) : m_timeline(timeline)
    {
        for (const TaskRecord& task : timeline.tasks)
            m_byPath[task.path].push_back(&task);
    }

    /// In the part of another worker's task that began last before this one, or in the iteration.
    std::optional<HandOver> of(const TaskRecord& task) const
    {
        const TaskRecord* creator = nullptr;
        if (m_timeline.sharing == Timeline::Sharing::Questions) {
            creator = lastBefore(task, task.path);
        } else {
            TaskPath above;
            for (int ply = 0; ply < task.path.length(); ++ply) {
                if (const TaskRecord* const found = lastBefore(task, above);
                    found && (!creator || found->start >= creator->start))
                    creator = found;
                above = above.then(task.path.column(ply));
            }
        }
        if (creator)
            return HandOver {creator->worker, std::min(task.start, creator->end)};
        for (const Timeline::Iteration& iteration : m_timeline.iterations)
            if (iteration.depth == task.depth && task.worker != 0 && iteration.start <= task.start
                && task.start <= iteration.end)
                return HandOver {0, task.start};
        return std::nullopt;
    }

private:
    /// A helper comes to one that is helped.
    bool canHandOver(const TaskRecord& from, const TaskRecord& to) const
    {
        return from.worker != to.worker && from.depth == to.depth && from.start <= to.start
            && from.asked.about == to.asked.about
            && (m_timeline.sharing == Timeline::Sharing::Tasks
                || from.run == TaskRecord::Run::Inline);
    }

    const TaskRecord* lastBefore(const TaskRecord& task, const TaskPath& path) const
    {
        const TaskRecord* last = nullptr;
        if (const auto found = m_byPath.find(path); found != m_byPath.end())
            for (const TaskRecord* const other : found->second)
                if (canHandOver(*other, task) && (!last || other->start > last->start))
                    last = other;
        return last;
    }

    const Timeline& m_timeline;
    std::map<TaskPath, std::vector<const TaskRecord*>> m_byPath;
};

QJsonObject counter(const QString& name, const QJsonObject& values, nanoseconds time, int process,
                    const Timeline& timeline)
{
    return {{"ph", "C"},
            {"name", name},
            {"pid", process},
            {"tid", 0},
            {"ts", tracemarks::timeOf(time, timeline)},
            {"args", values}};
}

}

double tracemarks::timeOf(nanoseconds time, const Timeline& timeline)
{
    constexpr double grid = 2048;
    return std::round(static_cast<double>(timeline.sinceStart(time).count()) * (grid / 1000))
        / grid;
}

QJsonObject tracemarks::slice(const QString& name, const QString& category, int process, int thread,
                              nanoseconds start, nanoseconds end, const QJsonObject& arguments,
                              const Timeline& timeline)
{
    const double from = timeOf(start, timeline);
    return {{"ph", "X"},
            {"name", name},
            {"cat", category},
            {"pid", process},
            {"tid", thread},
            {"ts", from},
            {"dur", timeOf(end, timeline) - from},
            {"args", arguments}};
}

int tracemarks::stateThread(int worker, const Timeline& timeline)
{
    return timeline.workers + worker + 1;
}

QJsonArray tracemarks::states(const Timeline& timeline, int process)
{
    QJsonArray events;
    const auto states = statesOf(timeline);
    for (std::size_t worker = 0; worker < states.size(); ++worker)
        for (const StateStretch& stretch : states[worker]) {
            QJsonObject arguments;
            if (stretch.record >= 0)
                arguments.insert(
                    "task",
                    taskLabel(timeline.tasks[static_cast<std::size_t>(stretch.record)], timeline));
            events.append(slice(stateName(stretch.state), QStringLiteral("state"), process,
                                stateThread(static_cast<int>(worker), timeline), stretch.start,
                                stretch.end, arguments, timeline));
        }
    return events;
}

QJsonArray tracemarks::steals(const Timeline& timeline, int process)
{
    QJsonArray events;
    const HandOvers handOvers(timeline);
    int number = 0;
    for (const TaskRecord& task : timeline.tasks) {
        if (task.run != TaskRecord::Run::Stolen)
            continue;
        const auto from = handOvers.of(task);
        if (!from)
            continue;
        const QString name = taskRunName(task.run, timeline.sharing);
        const auto end = [&](const char* kind, int worker, nanoseconds time) {
            return QJsonObject {{"ph", kind},
                                {"id", number},
                                {"name", name},
                                {"cat", "steal"},
                                {"pid", process},
                                {"tid", worker + 1},
                                {"ts", timeOf(time, timeline)}};
        };
        ++number;
        events.append(end("s", from->worker, from->time));
        QJsonObject arrives = end("f", task.worker, task.start);
        // To the slice that begins there, and not to the next one.
        arrives.insert("bp", "e");
        events.append(arrives);
    }
    return events;
}

QJsonArray tracemarks::counters(const Timeline& timeline, int process)
{
    struct Change
    {
        int running = 0;
        int ready = 0;
        double rate = 0;
    };
    std::map<nanoseconds, Change> changes;
    for (const auto& worker : statesOf(timeline))
        for (const StateStretch& stretch : worker) {
            const bool runs
                = stretch.state == WorkerState::Running || stretch.state == WorkerState::Overhead;
            const bool waits = stretch.state == WorkerState::Ready;
            changes[stretch.start].running += runs ? 1 : 0;
            changes[stretch.end].running -= runs ? 1 : 0;
            changes[stretch.start].ready += waits ? 1 : 0;
            changes[stretch.end].ready -= waits ? 1 : 0;
        }
    for (const TaskRecord& task : timeline.tasks) {
        const double seconds = static_cast<double>(task.length().count()) / 1e9;
        const double rate = seconds > 0 ? static_cast<double>(task.nodes) / seconds : 0;
        changes[task.start].rate += rate;
        changes[task.end].rate -= rate;
    }
    QJsonArray events;
    Change now;
    for (const auto& [time, change] : changes) {
        now.running += change.running;
        now.ready += change.ready;
        now.rate += change.rate;
        if (timeline.knowsProcessorTime())
            events.append(counter(QStringLiteral("workers"),
                                  {{stateName(WorkerState::Running), now.running},
                                   {stateName(WorkerState::Ready), now.ready}},
                                  time, process, timeline));
        events.append(counter(QStringLiteral("nodes per second"),
                              {{"nodes", std::round(std::max(0.0, now.rate))}}, time, process,
                              timeline));
    }
    return events;
}
