// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/threads.h"

#include <QThreadPool>
#include <QtConcurrent>
#include <algorithm>
#include <atomic>
#include <vector>

/// Maps tasks over a number of workers: the thread that asks and the threads of a pool, which stay
/// alive from one map to the next.
///
/// It is QtConcurrent::blockingMap with one difference: there the asking thread sleeps, and each
/// map begins and ends with waiting for threads to wake up, which short searches feel.
///
/// Where the system gives fewer threads there are fewer workers.
class WorkerPool
{
public:
    /// At least one worker, the asking thread.
    explicit WorkerPool(int workers) : m_count(1 + startableThreads(workers - 1))
    {
        // A pool of its own: waiting on the pool that one runs in hangs once it is full.
        m_pool.setMaxThreadCount(std::max(1, m_count - 1));
        m_pool.setExpiryTimeout(-1);
    }

    int count() const { return m_count; }

    /// Calls `work(task)` once for every task, from the first to the last, and blocks until all are
    /// done. Not to be called by two threads at once, nor by `work`.
    template <typename Task, typename Work> void map(std::vector<Task>& tasks, const Work& work)
    {
        if (m_count == 1) {
            std::for_each(tasks.begin(), tasks.end(), work);
            return;
        }
        // The pool and the asking thread both go through all tasks; who comes first does one.
        std::vector<std::atomic_flag> taken(tasks.size());
        const auto workIfFree = [&](Task& task) {
            if (!taken[static_cast<std::size_t>(&task - tasks.data())].test_and_set())
                work(task);
        };
        QFuture<void> others = QtConcurrent::map(&m_pool, tasks, workIfFree);
        std::for_each(tasks.begin(), tasks.end(), workIfFree);
        others.waitForFinished();
    }

private:
    int m_count;
    QThreadPool m_pool;
};
