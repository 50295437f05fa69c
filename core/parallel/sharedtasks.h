// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstddef>
#include <deque>
#include <map>
#include <set>
#include <vector>

/// Who of several workers does which tasks, which are numbers here and positions to solve, say, to
/// the workers. What a worker had goes to the others when it is lost: when it says so, or when
/// it sends nothing for too long. Pure bookkeeping; the time is the caller's.
class SharedTasks
{
public:
    using Time = std::chrono::steady_clock::time_point;

    /// `patience` is how long a worker may be silent.
    SharedTasks(const std::vector<std::size_t>& tasks, std::chrono::milliseconds patience);

    /// A sign of life. One that was lost and reports again may take tasks again; what
    /// it had stays with the others.
    void hear(int worker, Time now);
    /// The next tasks, neighbours as far as possible, for a worker that is alive: `most` at
    /// first, fewer towards the end, so that all workers end together. Empty when all are handed
    /// out.
    std::vector<std::size_t> take(int worker, std::size_t most);
    /// A task is done. False when it was before, by whomever.
    bool finish(std::size_t task);
    /// Returns how many tasks go to others.
    std::size_t lose(int worker);
    /// The workers that have sent nothing for too long. They are not lost yet.
    std::vector<int> silent(Time now) const;

    /// Is it known, and not lost?
    bool has(int worker) const { return m_workers.contains(worker); }
    std::size_t workers() const { return m_workers.size(); }
    /// Tasks that nobody has.
    std::size_t waiting() const { return m_waiting.size(); }
    /// Tasks that the worker has.
    std::size_t held(int worker) const;
    /// Tasks that are not done.
    std::size_t left() const { return m_left.size(); }

private:
    struct Worker
    {
        Time heard;
        std::set<std::size_t> tasks;
    };

    std::chrono::milliseconds m_patience;
    std::deque<std::size_t> m_waiting;
    std::set<std::size_t> m_left;
    std::map<int, Worker> m_workers;
};
