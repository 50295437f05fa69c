// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fulltree/treerun.h"
#include "core/parallel/nodetasks.h"

/// Every node of the tree is a task of its own, which idle workers steal.
template <typename Board> void everyNode(TreeRun<Board>& run)
{
    TaskEvents events(Board::Shape::width);
    NodeTasks<Board> nodes(run.threads.count(), run.recorder, events, run.options.stop);
    const auto outcome = nodes.run(run.root, run.depth, run.threads);
    run.result.nodes = outcome.nodes - 1;
    for (RootValue& move : run.moves) {
        move.nodes = 0; // counted all together
        move.value = outcome.values[static_cast<std::size_t>(move.column)];
    }
    run.created = outcome.created;
    run.stolen = outcome.stolen;
    run.recordedPly = outcome.recordedPly;
    run.result.complete = outcome.complete;
    for (const RootValue& move : run.moves)
        run.result.recorded.tasks.push_back(move.column);
    run.result.recorded.events = events.events();
    // A worker that waits for what another one does goes on with what lies nearest.
    run.result.recorded.open = static_cast<int>(run.moves.size());
}
