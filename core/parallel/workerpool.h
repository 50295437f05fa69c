// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/threads.h"
#include "core/support/workthreads.h"

#include <algorithm>
#include <vector>

/// Maps tasks over a number of workers: the thread that asks, which works like the others instead
/// of sleeping, and threads that stay alive from one map to the next. Short searches would feel it
/// if each map began and ended with threads that are made and wake up.
///
/// Where the system gives fewer threads there are fewer workers, which is told as a warning.
class WorkerPool
{
public:
    /// At least one worker, the asking thread.
    explicit WorkerPool(int workers) : m_others(workers - 1)
    {
        (void)m_others.start(); // without any the asking thread works alone
        tellFewerThreads(m_others.count(), workers - 1);
    }

    int count() const { return 1 + m_others.count(); }

    /// Calls `work(task)` once for every task, from the first to the last, and blocks until all are
    /// done. Not to be called by two threads at once, nor by `work`.
    template <typename Task, typename Work> void map(std::vector<Task>& tasks, const Work& work)
    {
        mapBeside(m_others, m_others.count(), tasks, work);
    }

    /// The same for the tasks that `next` hands out by their numbers, until one is beyond the last.
    template <typename Task, typename Next, typename Work>
    void map(std::vector<Task>& tasks, const Next& next, const Work& work)
    {
        mapBeside(m_others, m_others.count(), tasks, next, work);
    }

private:
    WorkThreads m_others;
};
