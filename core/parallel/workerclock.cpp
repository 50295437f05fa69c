// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parallel/workerclock.h"

#include <algorithm>
#include <cstdint>
#include <utility>

using std::chrono::nanoseconds;

namespace {

/// A thread that was off its processor for less has hardly waited for one: that is not worth the
/// system's file.
constexpr std::chrono::microseconds shortestWait {5};

/// As a task of the calling thread last ended.
thread_local ThreadTimes atLastTask;

/// So much of `all` belongs to what ends at `end` of `length`; parts add up to the whole.
nanoseconds partUntil(nanoseconds all, nanoseconds end, nanoseconds length)
{
    return nanoseconds(static_cast<std::int64_t>(static_cast<double>(all.count())
                                                 * static_cast<double>(end.count())
                                                 / static_cast<double>(length.count())));
}

/// Hands out `all` in proportion to lengths that add up to `length`, at most that.
class Shares
{
public:
    Shares(nanoseconds all, nanoseconds length) : m_all(std::min(all, length)), m_length(length) { }

    nanoseconds next(nanoseconds length)
    {
        const nanoseconds before = m_given;
        m_end += length;
        m_given = m_end >= m_length ? m_all : partUntil(m_all, m_end, m_length);
        return std::min(m_given - before, length);
    }

private:
    nanoseconds m_all;
    nanoseconds m_length;
    nanoseconds m_end {0};
    nanoseconds m_given {0};
};

}

ThreadTimes WorkerClock::countersOfThread(const ThreadTimes& before, nanoseconds passed)
{
    ThreadTimes now {ThreadTimes::runningOfThisThread(), before.waiting};
    if (passed - (now.running - before.running) >= shortestWait || !before.waiting)
        now.waiting = ThreadTimes::ofThisThread().waiting;
    return now;
}

void WorkerClock::start()
{
    m_thread = ThreadTimes::ofThisThread();
    m_isStarted = true;
}

void WorkerClock::begun(Time now)
{
    if (!m_isStarted)
        m_thread = atLastTask;
    m_isStarted = true;
    m_partBegan = std::max(m_partBegan, now);
}

std::size_t WorkerClock::begin(Time now)
{
    const nanoseconds before = std::max(now - std::max(m_partBegan, m_at), nanoseconds(0));
    begun(now);
    const std::size_t task = m_tasks.size();
    const TaskTimes earlier = std::exchange(m_sinceTask, {});
    m_tasks.push_back({.ranBefore = earlier.ranBefore + before,
                       .readyBefore = earlier.readyBefore.value_or(nanoseconds(0))});
    m_parts.push_back({task, false, before, earlier});
    readIfDue(now);
    return task;
}

void WorkerClock::end(Time now)
{
    const nanoseconds length = std::max(now - m_partBegan, nanoseconds(0));
    m_partBegan = std::max(m_partBegan, now);
    const std::size_t task = m_tasks.size() - 1;
    if (ThreadTimes::hasClock)
        m_tasks[task].running = length;
    m_parts.push_back({task, true, length});
    readIfDue(now);
    if (m_parts.empty())
        atLastTask = m_thread;
}

void WorkerClock::readIfDue(Time now)
{
    if (now - m_at >= m_distance)
        settle(now);
}

void WorkerClock::settle(Time now)
{
    if (!m_isStarted)
        return;
    const nanoseconds passed = std::max(now - m_at, nanoseconds(0));
    const ThreadTimes thread = m_counters(m_thread, passed);
    const ThreadTimes since = thread.since(m_thread);
    const nanoseconds running = std::clamp(since.running, nanoseconds(0), passed);
    std::optional<nanoseconds> ready = thread.waiting;
    if (ready)
        ready = std::clamp(*ready - m_thread.waiting.value_or(nanoseconds(0)), nanoseconds(0),
                           passed - running);
    m_spent += ThreadTimes {running, ready};
    share(running, ready);
    m_thread = thread;
    m_at = std::max(m_at, now);
    m_parts.clear();
}

/// To the tasks first: in a task a worker either runs or waits for a processor.
void WorkerClock::share(nanoseconds running, std::optional<nanoseconds> ready)
{
    nanoseconds ofTasks {0};
    nanoseconds between {0};
    for (const Part& part : m_parts)
        (part.isTask ? ofTasks : between) += part.length;
    const nanoseconds ranInTasks = std::min(running, ofTasks);
    const nanoseconds ranBetween = std::min(running - ranInTasks, between);
    const nanoseconds waited = ready.value_or(nanoseconds(0));
    const nanoseconds waitedBetween
        = std::min(waited - std::min(waited, ofTasks - ranInTasks), between - ranBetween);
    Shares tasks(ranInTasks, ofTasks);
    Shares ran(ranBetween, between);
    Shares waits(waitedBetween, between);
    for (const Part& part : m_parts) {
        TaskTimes& times = m_tasks[part.task];
        if (part.isTask) {
            if (times.running)
                times.running = tasks.next(part.length);
            continue;
        }
        times.ranBefore = part.earlier.ranBefore + ran.next(part.length);
        const nanoseconds wait
            = part.earlier.readyBefore.value_or(nanoseconds(0)) + waits.next(part.length);
        times.readyBefore = ready ? std::optional(wait) : std::nullopt;
    }
    m_sinceTask.ranBefore += running - ranInTasks - ranBetween;
    m_sinceTask.readyBefore = m_sinceTask.readyBefore.value_or(nanoseconds(0)) + waited
        - std::min(waited, ofTasks - ranInTasks + waitedBetween);
}

WorkerClocks::WorkerClocks(int workers, WorkerClock::Time start)
{
    m_index.ofThisThread();
    m_clocks.emplace_back(start).start();
    for (int worker = 1; worker < workers; ++worker)
        m_clocks.emplace_back(start, nanoseconds(0));
}
