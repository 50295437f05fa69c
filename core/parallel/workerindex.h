// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QThread>
#include <mutex>
#include <vector>

/// Numbers the threads that take part in one parallel piece of work, in the order in which they
/// turn up: 0, 1, 2, ...
class WorkerIndex
{
public:
    int ofThisThread()
    {
        const Qt::HANDLE self = QThread::currentThreadId();
        const std::lock_guard lock(m_mutex);
        for (std::size_t i = 0; i < m_threads.size(); ++i)
            if (m_threads[i] == self)
                return static_cast<int>(i);
        m_threads.push_back(self);
        return static_cast<int>(m_threads.size()) - 1;
    }

private:
    std::mutex m_mutex;
    std::vector<Qt::HANDLE> m_threads;
};
