// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parallel/threadtimes.h"

#include <QtGlobal>

#include <atomic>
#include <cstdint>
#include <functional>
#include <thread>
#include <vector>

/// Threads that help the one that solves: they sleep until it opens a window, work in it, and sleep
/// again. A null window takes a few milliseconds; to start threads for each, and to wait for one
/// that the machine was slow to wake, cost a tenth of that. So do the maps of QtConcurrent, which
/// wait for every thread that they have woken.
///
/// All calls come from the thread that solves.
class SolverHelpers
{
public:
    /// Called in the threads of helpers 1 to `count`, each at most once a window.
    using Work = std::function<void(int helper)>;

    /// Threads are started when the first window opens.
    explicit SolverHelpers(int count) : m_count(count), m_numbers(static_cast<std::size_t>(count))
    {
    }
    /// The window must be closed.
    ~SolverHelpers();
    Q_DISABLE_COPY_MOVE(SolverHelpers)

    /// From here on each helper that is awake does this work, once.
    void open(Work work);
    /// From here on none begins; returns when those who had begun are done. Does nothing where no
    /// window is open.
    void close();
    /// How the threads have spent their time since they began; for the thread that opens windows.
    std::vector<ThreadTimes> times() const;

private:
    void help();

    int m_count;
    bool m_isOpen = false;
    std::vector<std::jthread> m_threads;
    /// The number of the helper that began last.
    std::atomic<int> m_begun {0};
    /// The system's numbers of the threads, by helper; 0 for one that has not begun.
    std::vector<std::atomic<int>> m_numbers;
    /// Changes only while no helper can be at work.
    Work m_work;
    /// Odd as long as a window is open, a new number for each.
    std::atomic<std::uint64_t> m_window {0};
    /// Helpers that may be at work.
    std::atomic<int> m_inside {0};
};
