// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/jobs/jobrun.h"

void JobRun::setPaused(bool paused)
{
    {
        const std::scoped_lock lock(m_mutex);
        m_paused = paused;
    }
    m_resumed.notify_all();
}

void JobRun::waitWhilePaused()
{
    std::unique_lock lock(m_mutex);
    m_resumed.wait(lock, m_token, [this] { return !m_paused; });
}

void JobRun::report(const ProgressUpdate& told)
{
    std::unique_lock lock(m_mutex);
    m_told = told;
    announce(lock);
}

void JobRun::announce(std::unique_lock<std::mutex>& lock)
{
    const bool isNews = !std::exchange(m_announced, true);
    lock.unlock();
    if (isNews)
        m_wake();
}
