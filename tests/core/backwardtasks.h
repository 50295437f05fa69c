// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parallel/remotetasks.h"

#include <algorithm>

/// Others that do tasks of one kind in this thread, the last one first, and leave the first ones.
class BackwardTasks : public RemoteTasks
{
public:
    BackwardTasks(QByteArray kind, TaskHandler handler, std::size_t leave = 0)
        : m_kind(std::move(kind)), m_handler(std::move(handler)), m_leave(leave)
    {
    }

    std::vector<std::size_t> run(const QByteArray& kind, std::size_t count,
                                 const Describe& describe, const std::stop_token& stop,
                                 const Take& take) override
    {
        if (kind != m_kind)
            return {};
        for (std::size_t task = count; task > m_leave; --task) {
            const auto bytes = describe(task - 1);
            if (!bytes)
                continue;
            ++m_done;
            const auto result = m_handler(*bytes, stop);
            if (!result || take(task - 1, *result) != TaskTaken::More)
                return {};
        }
        std::vector<std::size_t> left;
        for (std::size_t task = 0; task < std::min(m_leave, count); ++task)
            left.push_back(task);
        return left;
    }

    int done() const { return m_done; }

private:
    QByteArray m_kind;
    TaskHandler m_handler;
    std::size_t m_leave;
    int m_done = 0;
};
