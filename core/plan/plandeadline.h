// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>

/// Passes a stop on, and makes one of its own when the time is up.
class PlanDeadline
{
public:
    /// `time` 0: never.
    PlanDeadline(const std::stop_token& stop, std::chrono::milliseconds time)
        : m_passOn(stop, [this] { m_source.request_stop(); })
    {
        if (time.count() > 0)
            m_watch = std::jthread([this, time](const std::stop_token& ended) {
                std::unique_lock lock(m_mutex);
                if (!m_ended.wait_for(lock, ended, time, [&] { return ended.stop_requested(); })
                    && !ended.stop_requested()) {
                    m_isUp = true;
                    m_source.request_stop();
                }
            });
    }
    std::stop_token token() const { return m_source.get_token(); }
    bool isUp() const { return m_isUp; }

private:
    std::stop_source m_source;
    std::atomic<bool> m_isUp = false;
    std::mutex m_mutex;
    std::condition_variable_any m_ended;
    std::stop_callback<std::function<void()>> m_passOn;
    std::jthread m_watch;
};
