// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>

/// Requests a stop when the caller does, or when time is up. Its thread only sleeps, and would keep
/// one of a pool from work.
class PointLimit
{
public:
    PointLimit(const std::stop_token& stop, std::chrono::milliseconds time)
        : m_link(stop, [this] { m_stop.request_stop(); }), m_end(Clock::now() + time),
          m_timer([this](const std::stop_token& ended) { wait(ended); })
    {
    }

    std::stop_token token() const { return m_stop.get_token(); }
    bool isOver() const { return m_stop.stop_requested(); }

    /// Does something that is none of the point's work, such as waiting while the whole is paused:
    /// the time stands still meanwhile.
    template <typename Work> void standStill(const Work& work)
    {
        const Clock::time_point began = Clock::now();
        hold(true, {});
        work();
        hold(false, Clock::now() - began);
    }

private:
    using Clock = std::chrono::steady_clock;

    void hold(bool held, Clock::duration passed)
    {
        const std::scoped_lock lock(m_mutex);
        m_held = held;
        m_end += passed;
        m_changed.notify_all();
    }

    void wait(const std::stop_token& ended)
    {
        std::unique_lock lock(m_mutex);
        while (!ended.stop_requested()) {
            // A copy: it is looked at where the mutex is let go, too.
            const Clock::time_point end = m_end;
            if (m_held)
                m_changed.wait(lock, ended, [this] { return !m_held; });
            else if (Clock::now() < end)
                m_changed.wait_until(lock, ended, end, [this] { return m_held; });
            else
                return (void)m_stop.request_stop();
        }
    }

    std::stop_source m_stop;
    std::stop_callback<std::function<void()>> m_link;
    std::mutex m_mutex; ///< of the three that follow
    std::condition_variable_any m_changed;
    Clock::time_point m_end;
    bool m_held = false;
    /// Last: it ends before what it asks.
    std::jthread m_timer;
};
