// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parallel/timeline.h"

/// A task as it lies within others on one worker: an iteration holds its root moves, a root move
/// the tasks that it was split into, what is asked about a move its questions. Its records and
/// those of all tasks within it follow one another; where another task comes between, it goes on as
/// a further one.
struct NestedTask
{
    enum class Kind : std::uint8_t
    {
        Iteration,
        Group, ///< no task itself: what several have in common
        Task ///< has records of its own, and may have waited for tasks within it
    };

    Kind kind = Kind::Task;
    TaskRecord::Run run = TaskRecord::Run::Own; ///< of a task
    int worker = 0;
    int level = 0; ///< so many others it lies within
    int parent = -1; ///< by its place among the nested tasks; -1 for none
    int behind = 0; ///< the place after the last one within it
    /// The timeline's records that lie within it: from the first to before the last.
    int firstRecord = 0;
    int lastRecord = 0;
    int ownRecords = 0;
    /// An iteration's are the engine's on the worker that has it, otherwise from the start of the
    /// first record to the end of the last.
    std::chrono::nanoseconds start {0};
    std::chrono::nanoseconds end {0};
    /// Of its own records, and with those of all tasks within it. What is left of its length is
    /// idle.
    std::chrono::nanoseconds self {0};
    std::chrono::nanoseconds busy {0};
    /// By this worker, of all records within it.
    std::uint64_t nodes = 0;
    TaskPath path {};
    int depth = 0; ///< as TaskRecord has it
    /// Of a group of questions what they are about.
    TaskQuery::About about = TaskQuery::About::Nothing;

    std::chrono::nanoseconds length() const { return end - start; }
    std::chrono::nanoseconds idle() const { return length() - busy; }
};

/// Time in which a worker had no task, drawn below the innermost task that it lies in.
struct IdleGap
{
    std::chrono::nanoseconds start {0};
    std::chrono::nanoseconds end {0};
    int within = -1; ///< a nested task, or -1
};

/// The tasks of a timeline inside one another.
struct NestedTimeline
{
    /// What lies so many levels deep on one worker; neither overlaps with its like.
    struct Lane
    {
        std::vector<int> tasks;
        std::vector<IdleGap> idle;
    };

    /// By worker, then by start; what lies within a task follows it.
    std::vector<NestedTask> tasks;
    /// By worker, then by level; each worker has one at least.
    std::vector<std::vector<Lane>> workers;
    /// Of each of the timeline's records the task whose own it is.
    std::vector<int> ownerOf;

    int levels(int worker) const
    {
        return static_cast<int>(workers[static_cast<std::size_t>(worker)].size());
    }
    const Lane& lane(int worker, int level) const
    {
        return workers[static_cast<std::size_t>(worker)][static_cast<std::size_t>(level)];
    }
    const NestedTask& task(int place) const { return tasks[static_cast<std::size_t>(place)]; }
};

/// Which task lies in which is read off the paths: a root move holds what is behind it, and so does
/// every task or recorded ply in between. A worker's self times add up to its records'.
NestedTimeline nestedTimeline(const Timeline& timeline);
/// How long each task took itself, without what it waited for and what lies within it; in their
/// order. What only holds tasks has none.
std::vector<std::chrono::nanoseconds> ownTaskTimes(const NestedTimeline& nested);
