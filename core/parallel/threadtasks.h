// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parallel/remotetasks.h"

/// Tasks of one kind on threads of this process, as others would do them. Throws std::bad_alloc
/// where a task had no memory.
class ThreadTasks : public RemoteTasks
{
public:
    ThreadTasks(TaskHandler handler, int threads)
        : m_handler(std::move(handler)), m_threads(threads)
    {
    }

    std::vector<std::size_t> run(const QByteArray& kind, std::size_t count,
                                 const Describe& describe, const std::stop_token& stop,
                                 const Take& take) override;

private:
    TaskHandler m_handler;
    int m_threads;
};
