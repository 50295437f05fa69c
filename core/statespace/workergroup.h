// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/statespace/explore.h"
#include "core/support/threads/threadpool.h"

#include <atomic>
#include <thread>

namespace fourcast::statespace {

/// The workers of an exploration, the calling thread among them, and when they have to end.
class WorkerGroup
{
public:
    /// No thread is made before there is much to do. `tell` is called by the calling thread now and
    /// then while they work.
    WorkerGroup(int workers, std::stop_token stop, std::function<void()> tell);

    int workers() const { return m_workers; }
    /// Are the others worth being woken? If not, the calling thread does all of it.
    void setWide(bool wide) { m_wide = wide; }

    bool isOver() const
    {
        return m_end.load(std::memory_order_relaxed) != ExploreStatus::Complete
            || m_stop.stop_requested();
    }
    /// The same for the i-th step of many short ones: looks only now and then.
    bool isOverAt(std::size_t i) const { return i % 4096 == 0 && isOver(); }
    /// The first reason counts.
    void end(ExploreStatus reason);
    /// Complete as long as there is no reason to end.
    ExploreStatus status() const;

    /// Calls `work`. A lack of memory ends the group's work; what else is thrown is thrown here.
    void attempt(const std::function<void()>& work);
    /// Calls work(worker) once on each worker, with its number from 0, and blocks until all are
    /// done. What they throw is treated as in attempt().
    void together(const std::function<void(int)>& work);
    /// Calls work(task) for the tasks from 0, shared among the workers, until all are done or the
    /// work is over.
    void share(std::size_t tasks, const std::function<void(std::size_t)>& work);

    /// Called by the workers between pieces of work; tells a few times a second.
    void pause();

private:
    using Clock = std::chrono::steady_clock;

    const int m_workers;
    const std::stop_token m_stop;
    const std::function<void()> m_tell;
    const std::thread::id m_caller = std::this_thread::get_id();
    ThreadPool m_others;
    bool m_started = false;
    bool m_wide = false;
    std::atomic<ExploreStatus> m_end {ExploreStatus::Complete};
    Clock::time_point m_told = Clock::now();
};

}
