// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/threads/threadpool.h"

#include <QThread>
#include <QtConcurrentMap>

#include <algorithm>
#include <atomic>
#include <exception>
#include <iterator>
#include <mutex>

/// What the first of several workers has thrown, for the one who asked for the work.
class FirstThrown
{
public:
    /// Calls `work`, unless something was thrown before.
    template <typename Work> void attempt(const Work& work)
    {
        if (m_isAny.load(std::memory_order_relaxed))
            return;
        try {
            work();
        } catch (...) {
            const std::scoped_lock lock(m_mutex);
            if (!m_isAny.exchange(true))
                m_thrown = std::current_exception();
        }
    }

    /// When all workers are done.
    void rethrow() const
    {
        if (m_thrown)
            std::rethrow_exception(m_thrown);
    }

private:
    std::atomic<bool> m_isAny {false};
    std::mutex m_mutex;
    std::exception_ptr m_thrown;
};

/// Maps the tasks that `next` hands out by their numbers, until one is beyond the last: calls
/// `work(task)` on the calling thread and on `helpers` of `threads`, by QtConcurrent, and blocks
/// until all are done. What `work` throws stops the others and is thrown here. `threads` must have
/// nothing else to do, and `work` must not map over them.
///
/// QtConcurrent::blockingMap() would let the calling thread sleep, since Qt 6; here it takes tasks
/// like the others. QtConcurrent says how often who does one, `next` says which: that keeps one
/// order of the tasks that all workers agree on.
template <typename Tasks, typename Next, typename Work>
void mapBeside(ThreadPool& threads, int helpers, Tasks& tasks, const Next& next, const Work& work)
{
    const auto begin = std::begin(tasks);
    const auto count = static_cast<std::size_t>(std::distance(begin, std::end(tasks)));
    FirstThrown thrown;
    const auto doNext = [&] {
        const std::size_t task = next();
        if (task < count)
            thrown.attempt([&] { work(*(begin + static_cast<std::ptrdiff_t>(task))); });
        return task < count;
    };
    const int used = std::min(helpers, threads.count());
    if (used <= 0) {
        while (doNext()) { }
        return thrown.rethrow();
    }
    threads.settle();
    QThreadPool& pool = threads.threads();
    const int resting = threads.count() - used;
    for (int i = 0; i < resting; ++i)
        pool.reserveThread();
    QFuture<void> others
        = QtConcurrent::map(&pool, begin, std::end(tasks), [&](auto&) { (void)doNext(); });
    while (doNext()) { }
    others.waitForFinished();
    for (int i = 0; i < resting; ++i)
        pool.releaseThread();
    thrown.rethrow();
}

/// The same once for every task, from the first to the last.
template <typename Tasks, typename Work>
void mapBeside(ThreadPool& threads, int helpers, Tasks& tasks, const Work& work)
{
    std::atomic<std::size_t> next {0};
    mapBeside(
        threads, helpers, tasks, [&next] { return next++; }, work);
}

/// Workers over which tasks are mapped: the thread that asks, which works like the others instead
/// of sleeping, and threads of a pool that stay from one map to the next. Short searches would feel
/// it if each map began and ended with threads that are made and wake up.
///
/// Where the system gives fewer threads there are fewer workers, and a warning is logged.
class WorkerPool
{
public:
    /// At least one worker, the asking thread.
    explicit WorkerPool(int workers) : m_others(workers - 1)
    {
        m_others.startSome(); // without any the asking thread works alone
    }
    /// As many as there are cores where `wanted` is 0, and no more than `tasks`.
    static int workersFor(int wanted, std::size_t tasks)
    {
        const int most = wanted > 0 ? wanted : QThread::idealThreadCount();
        return static_cast<int>(std::min<std::size_t>(tasks, static_cast<std::size_t>(most)));
    }

    int count() const { return 1 + m_others.count(); }
    /// Those beside the asking one, where there are any.
    const QThreadPool& others() const { return m_others.threads(); }

    /// As mapBeside(), over all workers. Not to be called by two threads at once, nor by `work`.
    template <typename Tasks, typename Work> void map(Tasks& tasks, const Work& work)
    {
        mapBeside(m_others, m_others.count(), tasks, work);
    }
    template <typename Tasks, typename Next, typename Work>
    void map(Tasks& tasks, const Next& next, const Work& work)
    {
        mapBeside(m_others, m_others.count(), tasks, next, work);
    }

private:
    ThreadPool m_others;
};
