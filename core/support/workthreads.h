// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/expected.h"

#include <atomic>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

/// Threads that stay, and do what they are given in the order in which it comes. Unlike those of a
/// QThreadPool they are made before there is work for them, and where the system gives none they
/// say so: a pool waits for ever for the thread that it did not get.
///
/// All methods but the destructor may be called from any thread.
class WorkThreads
{
public:
    /// None is made yet.
    explicit WorkThreads(int wanted) : m_wanted(wanted) { }
    WorkThreads(const WorkThreads&) = delete;
    WorkThreads& operator=(const WorkThreads&) = delete;
    /// Blocks until all that was posted is done.
    ~WorkThreads();

    /// Makes those that are missing, as many as the system gives. Fails with a sentence where there
    /// is none at all; a later call may succeed.
    [[nodiscard]] Expected<void> start();
    /// How many there are by now.
    int count() const;

    /// Returns at once; `work`, which must not throw, is done when a thread has come to it. Fails
    /// as start(), which it calls where there is no thread yet, and never does it then.
    [[nodiscard]] Expected<void> post(std::function<void()> work);

    /// Does `work` on the calling thread and on so many of these at a time, where there are so
    /// many, and blocks until all are done. One that comes to it when the caller is through does
    /// not begin. What `work` throws is thrown here in the end. Not to be called by `work`.
    void share(int helpers, const std::function<void()>& work);

protected:
    /// There must be a thread.
    void add(std::function<void()> work);

private:
    void run();

    const int m_wanted;
    mutable std::mutex m_mutex; ///< of what follows
    std::condition_variable m_changed;
    std::deque<std::function<void()>> m_waiting;
    bool m_ends = false;
    std::vector<std::jthread> m_threads;
};

/// Calls `work(task)` for the tasks that `next` hands out by their numbers until one is beyond the
/// last, on the calling thread and so many of `threads`, and blocks until all are done. What `work`
/// throws stops the others and is thrown here.
template <typename Task, typename Next, typename Work>
void mapBeside(WorkThreads& threads, int helpers, std::vector<Task>& tasks, const Next& next,
               const Work& work)
{
    std::atomic<bool> failed {false};
    threads.share(helpers, [&] {
        try {
            for (std::size_t task = next(); task < tasks.size() && !failed; task = next())
                work(tasks[task]);
        } catch (...) {
            failed = true;
            throw;
        }
    });
}

/// The same once for every task, from the first to the last.
template <typename Task, typename Work>
void mapBeside(WorkThreads& threads, int helpers, std::vector<Task>& tasks, const Work& work)
{
    std::atomic<std::size_t> next {0};
    mapBeside(
        threads, helpers, tasks, [&next] { return next++; }, work);
}
