// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parallel/taskevents.h"
#include "core/parallel/taskrecorder.h"
#include "core/parallel/workerpool.h"

#include <QScopeGuard>
#include <array>
#include <atomic>
#include <mutex>
#include <stop_token>
#include <thread>

/// The full tree with every node as a task, as the parallel report's program first had it: a node
/// creates a task for each of its moves, does those itself that no other worker has taken by then,
/// and waits for the others.
///
/// Each worker keeps the tasks that it created. It takes back the newest of them; a worker without
/// work takes the oldest, and so the largest, of another. That keeps the tasks that wait to at most
/// seven for each ply, though every node of the tree is one at some time. A worker that waits for a
/// task that another one runs goes on with any other task meanwhile (work stealing, as Blumofe and
/// Leiserson, J. ACM 46, 1999, and Haskell's sparks do).
template <typename Board> class NodeTasks
{
public:
    struct Outcome
    {
        /// From the view of the side to move at the root, by column; the others stay at -2.
        std::array<int, Board::Shape::width> values {};
        std::uint64_t nodes = 0;
        std::uint64_t created = 0;
        std::uint64_t stolen = 0;
        std::uint64_t ranInline = 0;
        /// As in Timeline.
        int recordedPly = 0;
        bool complete = true;
    };

    /// The events are of the moves at the root, by their columns.
    NodeTasks(int workers, TaskRecorder& recorder, TaskEvents& events, std::stop_token stop)
        : m_workers(static_cast<std::size_t>(workers)), m_recorder(recorder), m_events(events),
          m_stop(std::move(stop))
    {
    }

    /// The root must not be finished and `depth` at least 1. The caller's thread is the first
    /// worker, the others are of `threads`, which must be that many.
    Outcome run(const Board& root, int depth, ThreadPool& threads)
    {
        if (m_recorder.isOn())
            m_recordedPly = std::clamp(depth - 4, 1, 4);
        Outcome outcome;
        outcome.values.fill(-2);
        const auto caller = std::this_thread::get_id();
        std::atomic<int> helpers {0};
        // What is mapped is the workers: who does which node is settled among themselves.
        const auto work = [&](const Worker&) {
            if (std::this_thread::get_id() == caller) {
                const auto end = qScopeGuard([this] { m_finished.store(true); });
                if (!m_finished.load())
                    evaluate(0, root, depth, {}, &outcome.values);
                return;
            }
            const int worker = ++helpers;
            while (!m_finished.load(std::memory_order_acquire))
                if (!help(worker))
                    std::this_thread::yield();
        };
        mapBeside(threads, static_cast<int>(m_workers.size()) - 1, m_workers, work);
        outcome.nodes = 1; // the root
        for (const Worker& worker : m_workers) {
            outcome.nodes += worker.nodes;
            outcome.created += worker.created;
            outcome.stolen += worker.stolen;
        }
        outcome.ranInline = outcome.created - outcome.stolen;
        outcome.recordedPly = m_recorder.isOn() ? m_recordedPly : 0;
        outcome.complete = !m_stopped.load();
        return outcome;
    }

private:
    /// Lives in the frame of the node that created it, which ends only after the task.
    struct Task
    {
        Board position;
        int depth = 0;
        TaskPath path;
        int value = 0; ///< to the side to move in it
        std::atomic<bool> done {false};
    };
    struct alignas(128) Worker
    {
        std::mutex mutex;
        /// Taken from `first` by others, from the end by their creator.
        std::vector<Task*> waiting;
        std::size_t first = 0;
        std::uint64_t nodes = 0;
        std::uint64_t created = 0;
        std::uint64_t stolen = 0;
    };
    using Children = std::array<Task, Board::Shape::width>;

    Worker& at(int worker) { return m_workers[static_cast<std::size_t>(worker)]; }

    /// The value of an unfinished position, by its moves; itself it is counted already.
    int evaluate(int worker, const Board& position, int depth, TaskPath path,
                 std::array<int, Board::Shape::width>* values = nullptr)
    {
        if (depth >= polledDepth && m_stop.stop_requested()) {
            m_stopped.store(true);
            return 0;
        }
        Children children;
        const std::size_t count = create(worker, position, depth, path, children);
        while (Task* task = takeBack(worker, children))
            perform(worker, *task, TaskRecord::Run::Inline);
        waitFor(worker, children, count);
        int best = -1;
        for (std::size_t i = 0; i < count; ++i) {
            best = std::max(best, -children[i].value);
            if (values)
                (*values)[static_cast<std::size_t>(children[i].path.column(path.length()))]
                    = -children[i].value;
        }
        return best;
    }

    std::size_t create(int worker, const Board& position, int depth, TaskPath path,
                       Children& children)
    {
        std::size_t count = 0;
        for (int column = 0; column < Board::Shape::width; ++column) {
            if (!position.canPlay(column))
                continue;
            Task& task = children[count++];
            task.position = position.after(column);
            task.depth = depth - 1;
            task.path = path.then(column);
        }
        Worker& mine = at(worker);
        mine.created += count;
        const std::lock_guard lock(mine.mutex);
        // The last first: their creator begins with the one at the end.
        for (std::size_t i = count; i-- > 0;)
            mine.waiting.push_back(&children[i]);
        return count;
    }

    /// The newest task of this worker if it is one of these; all later ones are done by now.
    Task* takeBack(int worker, const Children& children)
    {
        Worker& mine = at(worker);
        const std::lock_guard lock(mine.mutex);
        if (mine.first == mine.waiting.size())
            return nullptr;
        Task* task = mine.waiting.back();
        if (task < children.data() || task >= children.data() + children.size())
            return nullptr;
        mine.waiting.pop_back();
        forgetTaken(mine);
        return task;
    }

    void waitFor(int worker, const Children& children, std::size_t count)
    {
        bool waited = false;
        bool paused = false;
        for (std::size_t i = 0; i < count; ++i)
            while (!children[i].done.load(std::memory_order_acquire)) {
                if (!waited && m_recorder.isOn())
                    paused = m_recorder.pause(worker, at(worker).nodes);
                waited = true;
                if (!help(worker))
                    std::this_thread::yield();
            }
        if (paused)
            m_recorder.resume(worker, at(worker).nodes);
    }

    /// Runs a task of another worker; false when none of them has one waiting.
    bool help(int worker)
    {
        const int count = static_cast<int>(m_workers.size());
        for (int i = 1; i < count; ++i)
            if (Task* task = steal(at((worker + i) % count))) {
                ++at(worker).stolen;
                perform(worker, *task, TaskRecord::Run::Stolen);
                return true;
            }
        return false;
    }

    static Task* steal(Worker& other)
    {
        const std::lock_guard lock(other.mutex);
        if (other.first == other.waiting.size())
            return nullptr;
        Task* task = other.waiting[other.first++];
        forgetTaken(other);
        return task;
    }

    static void forgetTaken(Worker& worker)
    {
        if (worker.first == worker.waiting.size()) {
            worker.waiting.clear();
            worker.first = 0;
        }
    }

    void perform(int worker, Task& task, TaskRecord::Run run)
    {
        // A clock read a node would cost as much as the node: one ply is recorded, and what others
        // took below it.
        const int ply = task.path.length();
        const bool recorded
            = ply >= m_recordedPly && (ply == m_recordedPly || run == TaskRecord::Run::Stolen);
        if (recorded)
            m_recorder.begin(worker, task.path, run, at(worker).nodes);
        const bool isRootMove = ply == 1;
        const auto column = static_cast<std::size_t>(task.path.column(0));
        if (isRootMove)
            m_events.take(worker, column);
        ++at(worker).nodes;
        if (task.position.isWon())
            task.value = -1;
        else if (task.depth == 0 || task.position.isFull())
            task.value = 0;
        else
            task.value = evaluate(worker, task.position, task.depth, task.path);
        if (recorded)
            m_recorder.end(worker, at(worker).nodes);
        if (isRootMove && !m_stopped.load())
            m_events.done(worker, column, -task.value);
        // Its place may be gone from here on.
        task.done.store(true, std::memory_order_release);
    }

    /// The stop token is looked at where a subtree of at most 7^3 positions begins.
    static constexpr int polledDepth = 3;

    std::vector<Worker> m_workers;
    TaskRecorder& m_recorder;
    TaskEvents& m_events;
    std::stop_token m_stop;
    std::atomic<bool> m_finished {false};
    std::atomic<bool> m_stopped {false};
    /// Deeper than any where nothing is recorded.
    int m_recordedPly = TaskPath::longest + 1;
};
