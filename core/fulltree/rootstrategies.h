// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fulltree/treerun.h"

#include <future>
#include <memory>
#include <vector>

/// The strategies whose tasks are the root moves: run by one thread, from a list, by a pool.

/// On one worker.
template <typename Board> void sequential(TreeRun<Board>& run)
{
    for (TreeTask<Board>& task : run.rootTasks())
        run.settle(run.walked(task, 0, TaskRecord::Run::Own));
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
    std::vector<std::future<TreeTask<Board>>> values;
    for (const TreeTask<Board>& task : tasks) {
        const auto work
            = std::make_shared<std::packaged_task<TreeTask<Board>()>>([&run, &index, task] {
                  return run.walked(task, index.ofThisThread(), TaskRecord::Run::Stolen);
              });
        values.push_back(work->get_future());
        (void)run.threads.post([work] { (*work)(); }); // there are threads
    }
    for (const std::future<TreeTask<Board>>& value : values)
        value.wait(); // before one throws
    for (std::future<TreeTask<Board>>& value : values)
        run.settle(value.get());
}
