// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/book/bookqueue.h"

#include <algorithm>

BookQueue::BookQueue(const std::vector<std::size_t>& positions, std::chrono::milliseconds patience)
    : m_patience(patience), m_waiting(positions.begin(), positions.end()),
      m_left(positions.begin(), positions.end())
{
}

void BookQueue::hear(int worker, Time now)
{
    m_workers[worker].heard = now;
}

std::vector<std::size_t> BookQueue::take(int worker, std::size_t most)
{
    const auto taker = m_workers.find(worker);
    if (taker == m_workers.end())
        return {};
    // A quarter of a fair share.
    const std::size_t size = std::clamp<std::size_t>(m_waiting.size() / (4 * m_workers.size()), 1,
                                                     std::max<std::size_t>(most, 1));
    std::vector<std::size_t> taken;
    while (taken.size() < size && !m_waiting.empty()) {
        const std::size_t position = m_waiting.front();
        m_waiting.pop_front();
        // A worker given up for lost may have solved it after all.
        if (m_left.contains(position))
            taken.push_back(position);
    }
    taker->second.positions.insert(taken.begin(), taken.end());
    return taken;
}

bool BookQueue::finish(std::size_t position)
{
    for (auto& [name, worker] : m_workers)
        worker.positions.erase(position);
    return m_left.erase(position) > 0;
}

std::size_t BookQueue::lose(int worker)
{
    const auto lost = m_workers.find(worker);
    if (lost == m_workers.end())
        return 0;
    const std::set<std::size_t>& positions = lost->second.positions;
    const std::size_t count = positions.size();
    m_waiting.insert(m_waiting.begin(), positions.begin(), positions.end());
    m_workers.erase(lost);
    return count;
}

std::vector<int> BookQueue::silent(Time now) const
{
    std::vector<int> silent;
    for (const auto& [name, worker] : m_workers)
        if (now - worker.heard > m_patience)
            silent.push_back(name);
    return silent;
}
