// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/book/booksolvers.h"

#include "core/solver/solver.h"

#include <system_error>
#include <utility>

BookThreads::BookThreads(const BookPositions& positions, int threads, int tableMib)
    : m_positions(positions), m_table(std::make_shared<SolverTable>(tableMib)), m_threads(threads)
{
    m_threads.startSome();
    if (m_threads.count() == 0)
        throw std::system_error(std::make_error_code(std::errc::resource_unavailable_try_again));
    for (int thread = 0; thread < m_threads.count(); ++thread)
        (void)m_threads.run([this] { work(); });
}

BookThreads::~BookThreads()
{
    m_stop.request_stop();
}

void BookThreads::add(const std::vector<std::size_t>& ranks)
{
    {
        const std::lock_guard lock(m_mutex);
        m_queue.insert(m_queue.end(), ranks.begin(), ranks.end());
    }
    m_added.notify_all();
}

std::size_t BookThreads::waiting() const
{
    const std::lock_guard lock(m_mutex);
    return m_queue.size();
}

std::vector<SolvedPosition> BookThreads::wait(std::chrono::milliseconds time)
{
    std::unique_lock lock(m_mutex);
    m_changed.wait_for(lock, time, [this] { return !m_solved.empty(); });
    return std::exchange(m_solved, {});
}

void BookThreads::work()
{
    Solver solver(m_table, {.workers = 1});
    const std::stop_token stop = m_stop.get_token();
    std::unique_lock lock(m_mutex);
    while (m_added.wait(lock, stop, [this] { return !m_queue.empty(); })
           && !stop.stop_requested()) {
        const std::size_t rank = m_queue.front();
        m_queue.pop_front();
        lock.unlock();
        const SolveReport report = solver.solve(m_positions.at(rank), SolveGoal::Strong, {},
                                                {.stop = stop, .report = {}});
        lock.lock();
        if (report.score.isExact()) {
            m_solved.push_back({rank, report.score.lower, report.nodes});
            m_changed.notify_all();
        }
    }
}
