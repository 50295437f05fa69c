// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parallel/remotetasks.h"

#include <chrono>
#include <condition_variable>
#include <deque>
#include <map>
#include <mutex>
#include <thread>
#include <utility>

/// A task as it was handed out. Which run it is of tells late results from those of now.
struct ReceivedTask
{
    std::int64_t run = 0;
    std::int64_t number = 0;
    QByteArray kind;
    QByteArray bytes;
};

struct FinishedTask
{
    std::int64_t run = 0;
    std::int64_t number = 0;
    QByteArray result;
};

enum class TaskTrouble : std::uint8_t
{
    None,
    Unreadable,
    Failed ///< there was not enough memory
};

/// Tasks on threads of this process. The handlers, by the kind of a task, must outlive it.
class TaskThreads
{
public:
    TaskThreads(const std::map<QByteArray, TaskHandler>& handlers, int count);
    /// Ends what is under way, and waits for it.
    ~TaskThreads();
    TaskThreads(const TaskThreads&) = delete;
    TaskThreads& operator=(const TaskThreads&) = delete;

    void add(ReceivedTask task);
    /// Those that wait are not begun, and those under way end as soon as they can.
    void drop();
    /// Results since the last call, and whether a task had trouble.
    std::pair<std::vector<FinishedTask>, TaskTrouble> finished();
    /// Returns as soon as finished() has something to say, and after `most` in any case.
    void waitForFinished(std::chrono::milliseconds most);
    /// How many more could be begun.
    int idle() const;

private:
    void work(const std::stop_token& ended);
    std::pair<std::optional<QByteArray>, TaskTrouble> answer(const ReceivedTask& task,
                                                             const std::stop_token& stop) const;

    const std::map<QByteArray, TaskHandler>& m_handlers;
    mutable std::mutex m_mutex; ///< of what follows but the threads
    std::condition_variable_any m_changed; ///< something waits
    std::condition_variable m_ended; ///< something is finished
    std::deque<ReceivedTask> m_waiting;
    std::vector<FinishedTask> m_finished;
    std::stop_source m_stop;
    TaskTrouble m_trouble = TaskTrouble::None;
    int m_busy = 0;
    std::vector<std::jthread> m_threads;
};
