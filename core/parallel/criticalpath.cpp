// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parallel/criticalpath.h"

#include <algorithm>
#include <map>
#include <optional>

using std::chrono::nanoseconds;

namespace {

using Records = std::vector<TaskRecord>;

/// A parent before its children, and they all before its siblings.
bool comesBefore(const TaskPath& a, const TaskPath& b)
{
    const int both = std::min(a.length(), b.length());
    for (int ply = 0; ply < both; ++ply)
        if (a.column(ply) != b.column(ply))
            return a.column(ply) < b.column(ply);
    return a.length() < b.length();
}

bool isBelow(const TaskPath& path, const TaskPath& above)
{
    if (path.length() <= above.length())
        return false;
    for (int ply = 0; ply < above.length(); ++ply)
        if (path.column(ply) != above.column(ply))
            return false;
    return true;
}

/// All records of one path, and how far its chain has come.
struct PathTask
{
    TaskPath path;
    int open = 0; ///< records that did not end yet
    nanoseconds end {0}; ///< of the last one
    nanoseconds work {0};
    nanoseconds chain {0};
    nanoseconds ranUntil {0}; ///< of those that ended
};

/// In the order of their paths.
std::vector<PathTask> tasksOf(const Records& records)
{
    std::vector<PathTask> tasks;
    for (const TaskRecord& record : records)
        tasks.push_back({record.path, 1, record.end, record.length()});
    std::stable_sort(tasks.begin(), tasks.end(), [](const PathTask& a, const PathTask& b) {
        return comesBefore(a.path, b.path);
    });
    std::size_t kept = 0;
    for (const PathTask& task : tasks) {
        if (kept == 0 || !(tasks[kept - 1].path == task.path)) {
            tasks[kept++] = task;
            continue;
        }
        PathTask& same = tasks[kept - 1];
        ++same.open;
        same.end = std::max(same.end, task.end);
        same.work += task.work;
    }
    tasks.resize(kept);
    return tasks;
}

/// The chain of what a task waited for, from one time to another: none where nothing below it ended
/// then. What is below another task was created by that one, which waits for it itself.
nanoseconds chainWaitedFor(const std::vector<PathTask>& tasks, std::size_t waiting,
                           nanoseconds from, nanoseconds to)
{
    std::optional<nanoseconds> shortest;
    std::size_t i = waiting + 1;
    while (i < tasks.size() && isBelow(tasks[i].path, tasks[waiting].path)) {
        const PathTask& task = tasks[i];
        if (task.open == 0 && task.end > from && task.end <= to)
            shortest = std::min(shortest.value_or(task.chain), task.chain);
        for (++i; i < tasks.size() && isBelow(tasks[i].path, task.path);)
            ++i;
    }
    return shortest.value_or(nanoseconds {0});
}

CriticalPath pathOfTasks(const Records& records)
{
    std::vector<PathTask> tasks = tasksOf(records);
    // What a record waited for has ended before it begins.
    std::vector<const TaskRecord*> byEnd;
    for (const TaskRecord& record : records)
        byEnd.push_back(&record);
    std::stable_sort(byEnd.begin(), byEnd.end(), [](const TaskRecord* a, const TaskRecord* b) {
        return std::pair(a->end, a->start) < std::pair(b->end, b->start);
    });
    CriticalPath path;
    for (const TaskRecord* const record : byEnd) {
        const auto place = std::lower_bound(tasks.begin(), tasks.end(), record->path,
                                            [](const PathTask& task, const TaskPath& wanted) {
                                                return comesBefore(task.path, wanted);
                                            });
        PathTask& task = *place;
        if (task.ranUntil > nanoseconds {0})
            task.chain
                = std::max(task.chain,
                           chainWaitedFor(tasks, static_cast<std::size_t>(place - tasks.begin()),
                                          task.ranUntil, record->start));
        task.chain += record->length();
        task.ranUntil = record->end;
        --task.open;
        path.length = std::max(path.length, task.chain);
    }
    for (const PathTask& task : tasks)
        path.longestTask = std::max(path.longestTask, task.work);
    return path;
}

/// All workers may answer a question together, but nobody helps with one of these.
CriticalPath pathOfQuestions(const Timeline& timeline)
{
    std::vector<nanoseconds> alone(static_cast<std::size_t>(timeline.workers), nanoseconds {0});
    CriticalPath path;
    for (const TaskRecord& record : timeline.tasks) {
        if (record.run != TaskRecord::Run::Own)
            continue;
        nanoseconds& chain = alone[static_cast<std::size_t>(record.worker)];
        chain += record.length();
        path.length = std::max(path.length, chain);
        path.longestTask = std::max(path.longestTask, record.length());
    }
    return path;
}

}

CriticalPath criticalPathOf(const Timeline& timeline)
{
    if (timeline.sharing == Timeline::Sharing::Questions)
        return pathOfQuestions(timeline);
    // A depth begins when the one before is over.
    std::map<int, Records> depths;
    for (const TaskRecord& record : timeline.tasks)
        depths[record.depth].push_back(record);
    CriticalPath path;
    for (const auto& [depth, records] : depths) {
        const CriticalPath one = pathOfTasks(records);
        path.length += one.length;
        path.longestTask = std::max(path.longestTask, one.longestTask);
    }
    return path;
}
