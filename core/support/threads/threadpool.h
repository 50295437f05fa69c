// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/expected.h"

#include <QFuture>
#include <QThreadPool>
#include <QtConcurrentRun>

#include <chrono>
#include <memory>
#include <mutex>
#include <utility>

/// The threads of a QThreadPool, made and counted at once.
class CountedThreads
{
public:
    CountedThreads() = default;
    CountedThreads(const CountedThreads&) = delete;
    CountedThreads& operator=(const CountedThreads&) = delete;
    /// Blocks until all work is done.
    ~CountedThreads();

    /// Once: makes so many, and returns how many have come. Those that have not come after so long
    /// were not given, and are lost: the pool counts them as busy for ever.
    int make(int wanted, std::chrono::milliseconds patience);
    QThreadPool& pool() { return *m_pool; }
    bool areAtRest() const { return m_pool->activeThreadCount() <= m_lost; }
    /// Blocks until they are.
    void settle() const;

private:
    int m_lost = 0;
    std::unique_ptr<QThreadPool> m_pool = std::make_unique<QThreadPool>();
};

/// A QThreadPool for QtConcurrent whose threads are made and counted before there is work for them,
/// and stay. Left to itself a QThreadPool makes a thread when work comes, and where the system does
/// not give it, that work is never done and the pool waits for it for ever.
///
/// All methods but the destructor may be called from any thread.
class ThreadPool
{
public:
    /// None is made yet.
    explicit ThreadPool(int wanted) : m_wanted(wanted) { }
    ThreadPool(const ThreadPool&) = delete;
    ThreadPool& operator=(const ThreadPool&) = delete;
    /// Blocks until all that was started is done.
    ~ThreadPool() = default;

    /// Makes as many as the system gives, unless there are some already. Fails with a sentence
    /// where there is none at all; a later call may succeed.
    [[nodiscard]] Expected<void> start();
    /// The same for callers that can do with fewer threads or none: a warning is logged.
    void startSome();
    /// How many there are by now.
    int count() const;

    /// For QtConcurrent, where count() is not 0: without threads it would make one of its own.
    QThreadPool& threads() { return m_threads->pool(); }
    const QThreadPool& threads() const { return m_threads->pool(); }

    /// QtConcurrent::run() here. Fails as start(), which it calls; then `work` is never done.
    ///
    /// Who waits for the future does the work itself if no thread has come to it yet: that is Qt's
    /// rule. Work that must stay on its thread is for SerialThread::call().
    template <typename Work>
    [[nodiscard]] auto run(Work work)
        -> Expected<decltype(QtConcurrent::run(std::declval<QThreadPool*>(), std::move(work)))>
    {
        FOURCAST_TRY(start());
        return QtConcurrent::run(&threads(), std::move(work));
    }

    /// Blocks until all threads are at rest, so that the next work finds every one of them: a
    /// thread whose work is done counts as busy for some microseconds more. Nobody else may be
    /// giving them work.
    void settle() { m_threads->settle(); }

private:
    const int m_wanted;
    mutable std::mutex m_mutex; ///< of what follows
    int m_count = 0;
    std::unique_ptr<CountedThreads> m_threads = std::make_unique<CountedThreads>();
};
