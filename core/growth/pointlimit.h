// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>

/// Asks to stop when somebody else does, or when time is up. Its thread only sleeps, and would keep
/// one of a pool from work.
class PointLimit
{
public:
    PointLimit(const std::stop_token& stop, std::chrono::milliseconds time)
        : m_link(stop, [this] { m_stop.request_stop(); }),
          m_timer([this, time](const std::stop_token& ended) {
              std::mutex mutex;
              std::unique_lock lock(mutex);
              std::condition_variable_any condition;
              condition.wait_for(lock, ended, time, [] { return false; });
              if (!ended.stop_requested())
                  m_stop.request_stop();
          })
    {
    }

    std::stop_token token() const { return m_stop.get_token(); }
    bool isOver() const { return m_stop.stop_requested(); }

private:
    std::stop_source m_stop;
    std::stop_callback<std::function<void()>> m_link;
    /// Last: it ends before what it asks.
    std::jthread m_timer;
};
