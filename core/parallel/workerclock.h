// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parallel/tasktimes.h"
#include "core/parallel/threadtimes.h"
#include "core/parallel/workerindex.h"

#include <cstddef>
#include <deque>
#include <vector>

/// Counts the times of one worker's tasks from the system's counters of its thread.
///
/// The counters are read where a task begins or ends, and not more often than every `distance`.
/// What lies between two readings shares them: the tasks get the processor time first, each in
/// proportion to its length, then the time between them. What was never read, less than `distance`,
/// counts as run.
///
/// All calls come from the worker's thread, or from another one while it has no task.
class WorkerClock
{
public:
    using Time = std::chrono::steady_clock::time_point;

    /// A reading costs less than a hundredth of this.
    static constexpr std::chrono::microseconds usualDistance {100};

    /// `from` is the start of the run. Until the first task the thread counts as it was when it
    /// last ended a task of any run.
    explicit WorkerClock(Time from, std::chrono::nanoseconds distance = usualDistance)
        : m_distance(distance), m_at(from)
    {
    }

    /// The calling thread is the worker, and counts from now.
    void start();
    /// A task begins; returns its number.
    std::size_t begin(Time now);
    /// The task that began last ends.
    void end(Time now);
    /// Reads the counters now, so that all tasks that have ended are known.
    void settle(Time now);

    std::size_t tasks() const { return m_tasks.size(); }
    /// Of a task that has ended.
    const TaskTimes& times(std::size_t task) const { return m_tasks[task]; }
    /// From the start to the last reading, never more than the time that has passed.
    ThreadTimes spent() const { return m_spent; }

    /// Where the counters are read; tests have others. By default those of the calling thread.
    using Counters = ThreadTimes (*)(const ThreadTimes& before, std::chrono::nanoseconds passed);
    void setCounters(Counters counters) { m_counters = counters; }

private:
    struct Part
    {
        std::size_t task = 0;
        bool isTask = false; ///< or the time before it
        std::chrono::nanoseconds length {0};
        TaskTimes earlier {}; ///< of the time before a task what an earlier reading has counted
    };

    void begun(Time now);
    void readIfDue(Time now);
    void share(std::chrono::nanoseconds running, std::optional<std::chrono::nanoseconds> ready);

    static ThreadTimes countersOfThread(const ThreadTimes& before, std::chrono::nanoseconds passed);

    Counters m_counters = countersOfThread;
    std::chrono::nanoseconds m_distance;
    Time m_at; ///< of the last reading
    ThreadTimes m_thread {}; ///< at the last reading
    bool m_isStarted = false;
    Time m_partBegan = m_at; ///< of the task, or of the time after the last one
    ThreadTimes m_spent {};
    std::vector<TaskTimes> m_tasks;
    /// Of the time since the last task, up to the last reading.
    TaskTimes m_sinceTask {};
    /// Since the last reading.
    std::vector<Part> m_parts;
};

/// The clocks of all workers of one search. The thread that makes them is worker 0, others get
/// their numbers in the order in which they turn up.
class WorkerClocks
{
public:
    WorkerClocks(int workers, WorkerClock::Time start);

    int workerOfThisThread() { return m_index.ofThisThread(); }
    int workers() const { return static_cast<int>(m_clocks.size()); }
    WorkerClock& of(int worker) { return m_clocks[static_cast<std::size_t>(worker)]; }
    const WorkerClock& of(int worker) const { return m_clocks[static_cast<std::size_t>(worker)]; }

private:
    WorkerIndex m_index;
    std::deque<WorkerClock> m_clocks;
};
