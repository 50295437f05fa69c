// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"
#include "core/fulltree/parallelstrategy.h"
#include "core/parallel/recordedrun.h"
#include "core/parallel/timeline.h"
#include "core/support/threads/threadpool.h"

#include <array>
#include <optional>
#include <stop_token>

/// One search of a full tree.
struct ParallelRun
{
    /// Positions of the tree, the root counted; those of the last level are counted, not visited.
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
    /// Who took which root move, or which reply to one, when it was done and what came of it, in
    /// the order in which it happened. Root moves have the numbers of their columns; the reply `r`
    /// to the move `m` is task 8 m + r, and a move that ends the game, or the tree, task 8 m + 7.
    RecordedRun recorded;
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
    /// Where the system gives fewer threads there are fewer workers, and a warning is logged.
    /// Throws std::system_error where it gives none beside the calling one.
    explicit ParallelTree(int workers);

    int workers() const { return m_threads.count(); }

    /// Blocks. The root must not be finished, `depth` be 1 or more. `Sequential` has one worker
    /// whatever was asked for. The boards are those of core/board/boards.h.
    template <int W, int H, int K>
    ParallelRun run(const BasicPosition<W, H, K>& root, int depth, ParallelStrategy strategy,
                    const ParallelRunOptions& options);

private:
    /// One for each worker, as some strategies let the asking thread wait. Where it works itself,
    /// one of them has a rest.
    ThreadPool m_threads;
};
