// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/book/bookpositions.h"
#include "core/solver/kernel/solvertable.h"
#include "core/support/threads/threadpool.h"

#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <stop_token>
#include <vector>

/// A position by its rank in BookPositions, and its score (exactscore.h).
struct SolvedPosition
{
    std::size_t rank = 0;
    int score = 0;
    /// Positions visited.
    std::uint64_t nodes = 0;
};

/// Whoever solves the positions of a book: the threads of this process, or other processes.
class BookSolvers
{
public:
    BookSolvers() = default;
    BookSolvers(const BookSolvers&) = delete;
    BookSolvers& operator=(const BookSolvers&) = delete;
    virtual ~BookSolvers() = default;

    /// What was solved since the last call; waits for it, but not longer than `time`. A position
    /// may come twice.
    virtual std::vector<SolvedPosition> wait(std::chrono::milliseconds time) = 0;
};

/// Threads that share one table, which stays warm from position to position.
class BookThreads : public BookSolvers
{
public:
    /// The caller keeps the positions alive. Throws std::bad_alloc where there is no room for the
    /// table, and std::system_error where the system gives no thread.
    BookThreads(const BookPositions& positions, int threads, int tableMib);
    /// Stops what is being solved, and waits.
    ~BookThreads() override;

    /// To be solved after those that wait already.
    void add(const std::vector<std::size_t>& ranks);
    /// How many positions no thread has begun with.
    std::size_t waiting() const;
    std::vector<SolvedPosition> wait(std::chrono::milliseconds time) override;

private:
    void work();

    const BookPositions& m_positions;
    std::shared_ptr<SolverTable> m_table;
    std::stop_source m_stop;
    mutable std::mutex m_mutex; ///< of the next four
    std::condition_variable_any m_added;
    std::condition_variable m_changed;
    std::deque<std::size_t> m_queue;
    std::vector<SolvedPosition> m_solved;
    /// Last: its end is waited for while the rest is still there.
    ThreadPool m_threads;
};
