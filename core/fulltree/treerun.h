// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fulltree/paralleltree.h"
#include "core/fulltree/treewalk.h"
#include "core/parallel/taskevents.h"
#include "core/parallel/taskrecorder.h"
#include "core/parallel/workerindex.h"
#include "core/parallel/workerpool.h"
#include "core/support/random.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <vector>

/// A root move or a reply to one.
template <typename Board> struct TreeTask
{
    std::size_t move = 0; ///< index of the root move
    TaskPath path;
    Board position;
    std::uint64_t nodes = 0;
    int value = 0; ///< to the side to move in `position`
    bool complete = false; ///< not before it is done
};

/// A root move, put together from its tasks.
struct RootValue
{
    int column = 0;
    std::uint64_t nodes = 1;
    int value = -1; ///< to the side to move at the root
    bool known = true;
};

/// One run of one strategy: what all of them work with, and what is put together at the end.
template <typename Board> struct TreeRun
{
    using Task = TreeTask<Board>;

    TreeRun(ThreadPool& workThreads, const Board& position, int plies,
            const ParallelRunOptions& wanted, int workers)
        : threads(workThreads), root(position), depth(plies), options(wanted),
          recorder(workers, wanted.record)
    {
        result.recorded.workers = workers;
        for (int column = 0; column < Board::Shape::width; ++column)
            if (root.canPlay(column))
                moves.push_back({column});
        shuffle();
    }

    ParallelRun finish(std::chrono::nanoseconds time)
    {
        ++result.nodes; // the root
        std::size_t best = order.front();
        for (const std::size_t i : order)
            if (moves[i].value > moves[best].value)
                best = i;
        for (const RootValue& move : moves) {
            result.nodes += move.nodes;
            if (move.known)
                result.columnValues[static_cast<std::size_t>(move.column)] = move.value;
        }
        result.value = moves[best].value;
        result.bestMove = Move(moves[best].column);
        result.columnValues[static_cast<std::size_t>(moves[best].column)] = result.value;
        result.time = time;
        result.timeline = recorder.timeline(root, time);
        result.timeline.created = created;
        result.timeline.stolen = stolen;
        result.timeline.ranInline = created - stolen;
        result.timeline.recordedPly = recordedPly;
        for (const std::size_t i : order)
            result.recorded.preferred.push_back(moves[i].column);
        if (result.complete) {
            result.recorded.events.push_back({TaskEvent::Kind::Best, 0,
                                              static_cast<std::uint8_t>(moves[best].column),
                                              result.value});
        }
        return result;
    }

    static bool isEnd(const Board& position, int plies)
    {
        return plies == 0 || position.isWon() || position.isFull();
    }

    /// Then no further task is begun.
    bool isStopped() const { return options.stop.stop_requested(); }

    std::vector<Task> rootTasks() const
    {
        std::vector<Task> tasks;
        for (std::size_t i = 0; i < moves.size(); ++i)
            tasks.push_back({i, TaskPath().then(moves[i].column), root.after(moves[i].column)});
        return tasks;
    }

    /// Puts down what became of these tasks, which the events call by their places among them.
    void keep(const std::vector<Task>& tasks, const TaskEvents& events)
    {
        RecordedRun& recorded = result.recorded;
        for (const Task& task : tasks) {
            recorded.tasks.push_back(number(task.path));
            recorded.moves.push_back(task.path.column(0));
        }
        for (TaskEvent event : events.events()) {
            event.task = static_cast<std::uint8_t>(number(tasks[event.task].path));
            recorded.events.push_back(event);
        }
    }

    /// The same for a move without replies, which the asking thread sees at once.
    void keepEnd(const RootValue& move)
    {
        const int task = 8 * move.column + 7;
        result.recorded.tasks.push_back(task);
        result.recorded.moves.push_back(move.column);
        const auto number = static_cast<std::uint8_t>(task);
        result.recorded.events.push_back({TaskEvent::Kind::Take, 0, number, 0});
        result.recorded.events.push_back({TaskEvent::Kind::Done, 0, number, move.value});
    }

    /// Its value is there, unless it was stopped.
    static void tell(TaskEvents& events, int worker, std::size_t place, const Task& task)
    {
        if (task.complete)
            events.done(worker, place, task.path.length() % 2 == 0 ? task.value : -task.value);
    }

    /// Over all workers, the asking thread among them; it is worker 0, and created them.
    template <typename Work> void map(std::vector<Task>& tasks, const Work& work)
    {
        WorkerIndex index;
        index.ofThisThread();
        std::atomic<std::uint64_t> byOthers {0};
        TaskEvents events(tasks.size());
        mapBeside(
            threads, threads.count() - 1, tasks,
            [&] { return isStopped() ? tasks.size() : events.take(index.ofThisThread()); },
            [&](Task& task) {
                const int worker = index.ofThisThread();
                if (worker > 0)
                    ++byOthers;
                work(task, worker, worker == 0 ? TaskRecord::Run::Inline : TaskRecord::Run::Stolen);
                tell(events, worker, std::size_t(&task - tasks.data()), task);
            });
        created = tasks.size();
        stolen = byOthers.load();
        keep(tasks, events);
    }

    /// The task with what its whole tree comes to.
    Task walked(Task task, int worker, TaskRecord::Run how)
    {
        record(worker, task, how, [&] {
            if (task.position.isWon()) {
                task.nodes = 1;
                task.value = -1;
                task.complete = true;
                return;
            }
            const TreeStatistics walk
                = TreeWalk<Board::Shape::width, Board::Shape::height, Board::Shape::line>(
                      options.stop)
                      .walk(task.position, depth - task.path.length());
            task.nodes = walk.nodes;
            task.value = walk.value;
            task.complete = walk.complete;
        });
        return task;
    }

    template <typename Work>
    void record(int worker, const Task& task, TaskRecord::Run how, const Work& work)
    {
        if (!recorder.isOn())
            return work();
        recorder.begin(worker, task.path, how, 0);
        work();
        recorder.end(worker, task.nodes);
    }

    void settle(const Task& task)
    {
        RootValue& move = moves[task.move];
        move.nodes = task.nodes;
        move.value = -task.value;
        result.complete = result.complete && task.complete;
    }

    std::size_t place(std::size_t move) const
    {
        return static_cast<std::size_t>(std::find(order.begin(), order.end(), move)
                                        - order.begin());
    }

    ThreadPool& threads;
    const Board root;
    const int depth;
    const ParallelRunOptions options;
    TaskRecorder recorder;
    std::vector<RootValue> moves;
    std::vector<std::size_t> order;
    std::uint64_t created = 0;
    std::uint64_t stolen = 0;
    int recordedPly = 0;
    ParallelRun result;

private:
    /// As in ParallelRun::recorded.
    static int number(TaskPath path)
    {
        return path.length() == 1 ? path.column(0) : 8 * path.column(0) + path.column(1);
    }

    /// The order in which equal moves are preferred.
    void shuffle()
    {
        order.resize(moves.size());
        for (std::size_t i = 0; i < order.size(); ++i)
            order[i] = i;
        SeededRandom random(options.seed ^ root.key() * 0x9e3779b97f4a7c15u);
        for (std::size_t i = order.size(); i > 1; --i)
            std::swap(order[i - 1], order[random.below(static_cast<std::uint32_t>(i))]);
    }
};
