// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parallel/sharedtasks.h"

#include <algorithm>

SharedTasks::SharedTasks(const std::vector<std::size_t>& tasks, std::chrono::milliseconds patience)
    : m_patience(patience), m_waiting(tasks.begin(), tasks.end()),
      m_left(tasks.begin(), tasks.end())
{
}

void SharedTasks::hear(int worker, Time now)
{
    m_workers[worker].heard = now;
}

std::vector<std::size_t> SharedTasks::take(int worker, std::size_t most)
{
    const auto taker = m_workers.find(worker);
    if (taker == m_workers.end())
        return {};
    // A quarter of a fair share.
    const std::size_t size = std::clamp<std::size_t>(m_waiting.size() / (4 * m_workers.size()), 1,
                                                     std::max<std::size_t>(most, 1));
    std::vector<std::size_t> taken;
    while (taken.size() < size && !m_waiting.empty()) {
        const std::size_t task = m_waiting.front();
        m_waiting.pop_front();
        // A worker given up for lost may have done it after all.
        if (m_left.contains(task))
            taken.push_back(task);
    }
    taker->second.tasks.insert(taken.begin(), taken.end());
    return taken;
}

std::size_t SharedTasks::held(int worker) const
{
    const auto holder = m_workers.find(worker);
    return holder == m_workers.end() ? 0 : holder->second.tasks.size();
}

bool SharedTasks::finish(std::size_t task)
{
    for (auto& [name, worker] : m_workers)
        worker.tasks.erase(task);
    return m_left.erase(task) > 0;
}

std::size_t SharedTasks::lose(int worker)
{
    const auto lost = m_workers.find(worker);
    if (lost == m_workers.end())
        return 0;
    const std::set<std::size_t>& tasks = lost->second.tasks;
    const std::size_t count = tasks.size();
    m_waiting.insert(m_waiting.begin(), tasks.begin(), tasks.end());
    m_workers.erase(lost);
    return count;
}

std::vector<int> SharedTasks::silent(Time now) const
{
    std::vector<int> silent;
    for (const auto& [name, worker] : m_workers)
        if (now - worker.heard > m_patience)
            silent.push_back(name);
    return silent;
}
