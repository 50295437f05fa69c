// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QThread>

#include <atomic>
#include <exception>
#include <functional>
#include <iterator>
#include <mutex>
#include <thread>
#include <vector>

/// Threads where the system may give fewer than are asked for, or none: a limit on processes, or no
/// room for another stack. A QThreadPool waits for ever for the thread that it did not get.

/// From now on the last so many threads that the system would give are left to others, such as to
/// Qt, whose own pools wait for ever for what they do not get. 0 at first. Not to be called while
/// threads are made.
void leaveThreads(int count);

/// How many threads the system gives at the moment, `wanted` at most, those that are left included.
int startableThreads(int wanted);

/// As many threads as the system gives, `wanted` of them at most, each doing `work`.
std::vector<std::jthread> threadsGiven(int wanted, const std::function<void()>& work);

/// Tells fewer than `wanted` as a warning of the program.
void tellFewerThreads(int given, int wanted);

/// threadsGiven(), of which fewer are told.
std::vector<std::jthread> startThreads(int wanted, const std::function<void()>& work);

/// Calls `work(task)` once for every task, from the first to the last, on so many threads at a time
/// (0: one per core), and blocks until all are done. Where the system gives no thread it is the
/// caller's that works. What `work` throws stops the others and is thrown here.
template <typename Tasks, typename Work>
void forEachTask(int workers, Tasks& tasks, const Work& work)
{
    const auto begin = std::begin(tasks);
    const auto count = static_cast<std::size_t>(std::distance(begin, std::end(tasks)));
    std::atomic<std::size_t> next {0};
    std::mutex mutex; // of what follows
    std::exception_ptr thrown;
    const auto workOn = [&] {
        try {
            for (std::size_t task = next++; task < count; task = next++)
                work(*(begin + static_cast<std::ptrdiff_t>(task)));
        } catch (...) {
            next = count;
            const std::scoped_lock lock(mutex);
            thrown = std::current_exception();
        }
    };
    const int wanted = workers > 0 ? workers : QThread::idealThreadCount();
    auto threads = startThreads(
        static_cast<int>(std::min<std::size_t>(count, static_cast<std::size_t>(wanted))), workOn);
    if (threads.empty())
        workOn();
    threads.clear(); // waits for them
    if (thrown)
        std::rethrow_exception(thrown);
}
