// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fulltree/treerun.h"

#include <algorithm>
#include <vector>

/// Each reply to a root move is a task.
template <typename Board> void splitTwo(TreeRun<Board>& run)
{
    std::vector<TreeTask<Board>> tasks;
    for (std::size_t i = 0; i < run.moves.size(); ++i) {
        const Board child = run.root.after(run.moves[i].column);
        if (TreeRun<Board>::isEnd(child, run.depth - 1)) {
            run.moves[i].value = child.isWon() ? 1 : 0;
            run.keepEnd(run.moves[i]);
            continue;
        }
        // The opponent chooses: what the best reply leaves is added up as they come.
        run.moves[i].value = 1;
        for (int column = 0; column < Board::Shape::width; ++column)
            if (child.canPlay(column))
                tasks.push_back(
                    {i, TaskPath().then(run.moves[i].column).then(column), child.after(column)});
    }
    run.map(tasks, [&run](TreeTask<Board>& task, int worker, TaskRecord::Run how) {
        task = run.walked(task, worker, how);
    });
    for (const TreeTask<Board>& task : tasks) {
        RootValue& move = run.moves[task.move];
        move.nodes += task.nodes;
        move.value = std::min(move.value, task.value);
        run.result.complete = run.result.complete && task.complete;
    }
}
