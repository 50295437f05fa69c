// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/taskrecord.h"
#include "core/search/workerpool.h"
#include "core/study/parallelstrategy.h"
#include "core/support/threads.h"

#include <QThreadPool>
#include <array>
#include <optional>
#include <stop_token>
#include <system_error>

/// One search of a full tree.
struct ParallelRun
{
    /// Positions visited, the root counted.
    std::uint64_t nodes = 0;
    /// From the view of the side to move: 1 it wins, -1 it loses, 0 no result within the depth.
    int value = 0;
    /// One of the moves of that value, each equally likely, by the seed alone: the same in every
    /// strategy and with any number of workers.
    Move bestMove;
    /// Of each column, as `value`; none where it is full, or where alpha-beta left it open.
    std::array<std::optional<int>, 7> columnValues {};
    /// Wall time from where the first task is made to where all values are there.
    std::chrono::nanoseconds time {0};
    /// Its records only where that was asked for, its counts always.
    Timeline timeline;
    /// False when it was stopped; the rest is then that of a part.
    bool complete = true;
};

struct ParallelRunOptions
{
    std::uint64_t seed = 1;
    bool record = false;
    std::stop_token stop {};
};

/// Searches full trees by any of the strategies, with workers whose threads it keeps from one run
/// to the next. One run at a time.
class ParallelTree
{
public:
    /// Throws std::system_error where the system gives no thread beside the one that asks.
    explicit ParallelTree(int workers) : m_workers(workersToHave(workers))
    {
        m_pool.setMaxThreadCount(m_workers.count());
        m_pool.setExpiryTimeout(-1);
    }

    int workers() const { return m_workers.count(); }

    /// Blocks. The root must not be finished, `depth` be 1 or more. `Sequential` has one worker
    /// whatever was asked for. The boards are those of core/board/boards.h.
    template <int W, int H, int K>
    ParallelRun run(const BasicPosition<W, H, K>& root, int depth, ParallelStrategy strategy,
                    const ParallelRunOptions& options);

private:
    /// So many that the threads are there for them and for as many in the pool below, all together.
    static int workersToHave(int wanted)
    {
        const int threads = startableThreads(2 * wanted - 1);
        if (threads == 0)
            throw std::system_error(
                std::make_error_code(std::errc::resource_unavailable_try_again));
        return (threads + 1) / 2;
    }

    template <typename Board> struct Task;
    struct RootValue;
    template <typename Board> struct Search;

    WorkerPool m_workers;
    /// For what does not run on the asking thread.
    QThreadPool m_pool;
};
