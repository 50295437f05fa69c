// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <functional>
#include <future>
#include <mutex>
#include <thread>

/// A thread of its own that does one thing after the other, for what has to stay on the thread that
/// made it, such as a database connection.
class SerialThread
{
public:
    SerialThread() : m_thread([this](const std::stop_token& stop) { run(stop); }) { }
    SerialThread(const SerialThread&) = delete;
    SerialThread& operator=(const SerialThread&) = delete;

    /// Does `work` there and returns its result; blocks. Callable from any thread but that one.
    template <typename Work> std::invoke_result_t<Work> call(Work work)
    {
        std::packaged_task<std::invoke_result_t<Work>()> task(std::move(work));
        auto result = task.get_future();
        {
            // One caller at a time: the others wait for their turn here.
            const std::scoped_lock turn(m_turn);
            {
                const std::scoped_lock lock(m_mutex);
                m_work = [&task] { task(); };
            }
            m_wake.notify_one();
            result.wait();
        }
        return result.get();
    }

private:
    void run(const std::stop_token& stop)
    {
        while (true) {
            std::function<void()> work;
            {
                std::unique_lock lock(m_mutex);
                if (!m_wake.wait(lock, stop, [this] { return bool(m_work); }))
                    return;
                work = std::exchange(m_work, {});
            }
            work();
        }
    }

    std::mutex m_turn;
    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::function<void()> m_work;
    std::jthread m_thread;
};
