// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

/// Does a task of a kind, both as bytes, on any thread. Nothing where it was stopped; empty where
/// it can't read the task.
using TaskHandler
    = std::function<std::optional<QByteArray>(const QByteArray& task, const std::stop_token& stop)>;

enum class TaskTaken : std::uint8_t
{
    More, ///< go on
    Enough, ///< the other tasks are not wanted any more
    Unreadable ///< this is no result: who sent it counts as lost
};

/// Tasks that others do, who know nothing but a task's kind and bytes: other processes, or threads
/// in tests.
class RemoteTasks
{
public:
    RemoteTasks() = default;
    virtual ~RemoteTasks() = default;
    RemoteTasks(const RemoteTasks&) = delete;
    RemoteTasks& operator=(const RemoteTasks&) = delete;

    /// The bytes of a task by its number, below `count`, as it is handed out; nothing where it is
    /// not wanted any more.
    using Describe = std::function<std::optional<QByteArray>(std::size_t task)>;
    /// Gets each result once, in the calling thread, in the order in which they come.
    using Take = std::function<TaskTaken(std::size_t task, const QByteArray& result)>;

    /// Blocks until all tasks are done, a stop, or enough. Returns the tasks that are left to the
    /// caller because nobody is there to do them.
    virtual std::vector<std::size_t> run(const QByteArray& kind, std::size_t count,
                                         const Describe& describe, const std::stop_token& stop,
                                         const Take& take)
        = 0;
};

/// Who does many tasks: so many threads (0: one per core), or others where there are any, and then
/// the threads only once those are lost. A number of threads is one.
struct TaskWorkers
{
    int threads = 0;
    /// Must outlive the run.
    RemoteTasks* others = nullptr;

    TaskWorkers(int threadCount = 0, RemoteTasks* remote = nullptr) // NOLINT(*-explicit-*)
        : threads(threadCount), others(remote)
    {
    }
    operator int() const { return threads; } // NOLINT(*-explicit-*)
};
