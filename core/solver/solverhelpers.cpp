// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solver/solverhelpers.h"

#include "core/support/threads/threads.h"

#include <limits>

namespace {

/// In place of a window's number: the helpers are not needed any more.
constexpr std::uint64_t over = std::numeric_limits<std::uint64_t>::max() - 1;

}

SolverHelpers::~SolverHelpers()
{
    Q_ASSERT(!m_isOpen);
    m_window.store(over);
    m_window.notify_all();
    m_threads.clear(); // waits for them
}

void SolverHelpers::open(Work work)
{
    Q_ASSERT(!m_isOpen);
    m_isOpen = true;
    m_work = std::move(work);
    m_window.fetch_add(1);
    m_window.notify_all();
    if (static_cast<int>(m_threads.size()) < m_count) {
        m_threads = threadsGiven(m_count, [this] { help(); });
        tellFewerThreads(static_cast<int>(m_threads.size()), m_count);
        m_count = static_cast<int>(m_threads.size());
    }
}

void SolverHelpers::close()
{
    if (!m_isOpen)
        return;
    m_isOpen = false;
    m_window.fetch_add(1);
    for (int inside = m_inside.load(); inside != 0; inside = m_inside.load())
        m_inside.wait(inside);
}

std::vector<ThreadTimes> SolverHelpers::times() const
{
    std::vector<ThreadTimes> times;
    for (const std::atomic<int>& number : m_numbers)
        times.push_back(number != 0 ? ThreadTimes::ofThread(number).value_or(ThreadTimes())
                                    : ThreadTimes {.waiting = std::chrono::nanoseconds(0)});
    return times;
}

void SolverHelpers::help()
{
    const int helper = ++m_begun;
    m_numbers[static_cast<std::size_t>(helper) - 1] = ThreadTimes::numberOfThisThread();
    std::uint64_t done = 0;
    for (;;) {
        const std::uint64_t now = m_window.load();
        if (now == over)
            return;
        if (now % 2 == 0 || now == done) {
            m_window.wait(now);
            continue;
        }
        // Inside first, then a look whether the window is still open: close() does it the other way
        // round, so one of the two sees the other.
        m_inside.fetch_add(1);
        if (m_window.load() == now) {
            done = now;
            m_work(helper);
        }
        if (m_inside.fetch_sub(1) == 1)
            m_inside.notify_all();
    }
}
