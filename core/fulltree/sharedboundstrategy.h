// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fulltree/boundwalk.h"
#include "core/fulltree/treerun.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <vector>

/// The value of a root move to the opponent, whose replies are tried one by one: between them the
/// bound is asked for again, which others may have raised.
template <typename Board, typename Bound>
int boundedMove(TreeTask<Board>& task, BoundWalk<Board>& walk, int depth, const Bound& bound)
{
    const Board& child = task.position;
    int least = bound();
    // No move can do better than win.
    if (least >= 1)
        return -1;
    task.nodes = 1;
    if (TreeRun<Board>::isEnd(child, depth - 1))
        return child.isWon() ? -1 : 0;
    int best = -1;
    for (int column = 0; column < Board::Shape::width && best < -least; ++column) {
        if (!child.canPlay(column))
            continue;
        ++task.nodes;
        const Board reply = child.after(column);
        const int value = reply.isWon()               ? 1
            : TreeRun<Board>::isEnd(reply, depth - 2) ? 0
                                                      : -walk.value(reply, depth - 2, least, -best);
        best = std::max(best, value);
        least = bound();
    }
    return best;
}

/// Alpha-beta over the root moves. A move is a better one than those before it in the seed's order
/// only by a larger value, and than those behind it by an equal one too; what the others are known
/// to reach bounds it so. That makes the answer independent of which worker is quicker.
template <typename Board> void sharedBound(TreeRun<Board>& run)
{
    constexpr int unknown = -2;
    std::array<std::atomic<int>, Board::Shape::width> known {};
    for (std::atomic<int>& value : known)
        value.store(unknown);
    std::vector<TreeTask<Board>> tasks = run.rootTasks();
    std::sort(tasks.begin(), tasks.end(),
              [&run](const TreeTask<Board>& a, const TreeTask<Board>& b) {
                  return run.place(a.move) < run.place(b.move);
              });
    const auto bound = [&](std::size_t move) {
        int least = -2;
        for (std::size_t i = 0; i < run.moves.size(); ++i)
            if (const int value = known[i].load(); i != move && value != unknown)
                least = std::max(least, run.place(i) < run.place(move) ? value : value - 1);
        return least;
    };
    run.map(tasks, [&](TreeTask<Board>& task, int worker, TaskRecord::Run how) {
        run.record(worker, task, how, [&] {
            BoundWalk<Board> walk(run.options.stop);
            task.value = boundedMove(task, walk, run.depth, [&] { return bound(task.move); });
            task.nodes += walk.nodes();
            task.complete = !walk.wasStopped();
        });
        known[task.move].store(-task.value);
    });
    // Whether a value is exact or only a bound that was not passed shows when all are there.
    for (const TreeTask<Board>& task : tasks) {
        run.settle(task);
        run.moves[task.move].known = -task.value > bound(task.move);
    }
}
