// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <optional>

/// How a thread has spent its time. What is neither is the time in which it slept because it had
/// no task.
struct ThreadTimes
{
    /// On a processor.
    std::chrono::nanoseconds running {0};
    /// Ready to run, while other threads or programs had the processors. Nothing where the system
    /// does not say; Linux does.
    std::optional<std::chrono::nanoseconds> waiting {};

    /// Since the calling thread began. About a microsecond; the first time, several.
    static ThreadTimes ofThisThread();
    /// The first of the two alone: half of a microsecond.
    static std::chrono::nanoseconds runningOfThisThread();
    /// Does the system count the processor time of a thread?
#ifdef __unix__
    static constexpr bool hasClock = true;
#else
    static constexpr bool hasClock = false;
#endif
    /// Since that thread of this process began, by the system's number of it; nothing where there
    /// is no such thread or the system does not say.
    static std::optional<ThreadTimes> ofThread(int number);
    /// The system's number of the calling thread; 0 where it has none.
    static int numberOfThisThread();

    /// What came after `before`, of the same thread.
    ThreadTimes since(const ThreadTimes& before) const;
    ThreadTimes& operator+=(const ThreadTimes& more);
};
