// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fulltree/treerun.h"
#include "core/parallel/nodetasks.h"

#include <QtConcurrentMap>

#include <algorithm>
#include <vector>

/// The strategies that search the whole tree. Tasks are the root moves (run by one thread, from a
/// list, by a pool), the replies to them, or all nodes.

/// On one worker.
template <typename Board> void sequential(TreeRun<Board>& run)
{
    const std::vector<TreeTask<Board>> tasks = run.rootTasks();
    TaskEvents events(tasks.size());
    for (const TreeTask<Board>& task : tasks) {
        if (run.isStopped()) {
            run.result.complete = false;
            break;
        }
        const std::size_t place = events.take(0);
        const TreeTask<Board> walked = run.walked(task, 0, TaskRecord::Run::Own);
        run.tell(events, 0, place, walked);
        run.settle(walked);
    }
    run.keep(tasks, events);
}

/// Each root move a task, which the asking thread takes from a list with the others.
template <typename Board> void rootList(TreeRun<Board>& run)
{
    std::vector<TreeTask<Board>> tasks = run.rootTasks();
    run.map(tasks, [&run](TreeTask<Board>& task, int worker, TaskRecord::Run how) {
        task = run.walked(task, worker, how);
    });
    for (const TreeTask<Board>& task : tasks)
        run.settle(task);
}

/// Each root move a task for one of the pool, for all of which the asking thread waits.
template <typename Board> void rootMapped(TreeRun<Board>& run)
{
    const std::vector<TreeTask<Board>> tasks = run.rootTasks();
    run.created = run.stolen = tasks.size();
    WorkerIndex index;
    TaskEvents events(tasks.size());
    FirstThrown thrown;
    const auto walked = [&](const TreeTask<Board>& task) {
        TreeTask<Board> result = task;
        thrown.attempt([&] {
            if (run.isStopped())
                return;
            const auto place = static_cast<std::size_t>(&task - tasks.data());
            const int worker = index.ofThisThread();
            events.take(worker, place);
            result = run.walked(task, worker, TaskRecord::Run::Stolen);
            run.tell(events, worker, place, result);
        });
        return result;
    };
    run.threads.settle();
    QFuture<TreeTask<Board>> values
        = QtConcurrent::mapped(&run.threads.threads(), tasks.begin(), tasks.end(), walked);
    values.waitForFinished(); // before one throws
    thrown.rethrow();
    for (const TreeTask<Board>& value : values)
        run.settle(value);
    run.keep(tasks, events);
}

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
