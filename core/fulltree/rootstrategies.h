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
    std::vector<std::future<TreeTask<Board>>> values;
    for (std::size_t place = 0; place < tasks.size(); ++place) {
        const auto work = std::make_shared<std::packaged_task<TreeTask<Board>()>>(
            [&run, &index, &events, &tasks, place] {
                if (run.isStopped())
                    return tasks[place];
                const int worker = index.ofThisThread();
                events.take(worker, place);
                const TreeTask<Board> walked
                    = run.walked(tasks[place], worker, TaskRecord::Run::Stolen);
                run.tell(events, worker, place, walked);
                return walked;
            });
        values.push_back(work->get_future());
        (void)run.threads.post([work] { (*work)(); }); // there are threads
    }
    for (const std::future<TreeTask<Board>>& value : values)
        value.wait(); // before one throws
    for (std::future<TreeTask<Board>>& value : values)
        run.settle(value.get());
    run.keep(tasks, events);
}
