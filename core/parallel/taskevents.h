// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <mutex>
#include <type_traits>
#include <vector>

/// What happened to the tasks of one run that workers share out among them.
struct TaskEvent
{
    enum class Kind : std::uint8_t
    {
        Take, ///< the worker begins with the task
        Done, ///< and has found its value
        Best ///< all are done, and this one's value is the result
    };

    Kind kind = Kind::Take;
    std::uint8_t worker = 0;
    std::uint8_t task = 0;
    /// Of the task; nothing yet when it is taken.
    std::int32_t value = 0;

    friend bool operator==(const TaskEvent&, const TaskEvent&) = default;
};
static_assert(std::is_trivially_copyable_v<TaskEvent>, "numbers alone: no words, no memory");

/// Hands out the tasks of one run and takes down what becomes of them, in one order that all
/// workers agree on: a task is noted as taken before another one can be. That costs a lock for each
/// task, which is nothing for tasks of milliseconds.
///
/// All methods may be called from any thread.
class TaskEvents
{
public:
    /// Of so many tasks, at most 256.
    explicit TaskEvents(std::size_t tasks) : m_tasks(tasks) { m_events.reserve(2 * tasks + 1); }

    /// The next task, in their order; the number of tasks or more when none is left.
    std::size_t take(int worker)
    {
        const std::scoped_lock lock(m_mutex);
        if (m_next >= m_tasks)
            return m_next;
        note(TaskEvent::Kind::Take, worker, m_next, 0);
        return m_next++;
    }
    /// This very task, where others say who does what.
    void take(int worker, std::size_t task)
    {
        const std::scoped_lock lock(m_mutex);
        note(TaskEvent::Kind::Take, worker, task, 0);
    }
    void done(int worker, std::size_t task, std::int32_t value)
    {
        const std::scoped_lock lock(m_mutex);
        note(TaskEvent::Kind::Done, worker, task, value);
    }
    std::vector<TaskEvent> events() const
    {
        const std::scoped_lock lock(m_mutex);
        return m_events;
    }

private:
    void note(TaskEvent::Kind kind, int worker, std::size_t task, std::int32_t value)
    {
        m_events.push_back(
            {kind, static_cast<std::uint8_t>(worker), static_cast<std::uint8_t>(task), value});
    }

    const std::size_t m_tasks;
    mutable std::mutex m_mutex; ///< of what follows
    std::size_t m_next = 0;
    std::vector<TaskEvent> m_events;
};
