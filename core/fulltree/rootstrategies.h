// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fulltree/treerun.h"

#include <QtConcurrentMap>

#include <vector>

/// The strategies whose tasks are the root moves: run by one thread, from a list, by a pool.

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
