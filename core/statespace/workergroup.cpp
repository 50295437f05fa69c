// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statespace/workergroup.h"

#include "core/parallel/workerpool.h"
#include "core/statespace/memorybudget.h"

#include <algorithm>
#include <numeric>
#include <vector>

namespace fourcast::statespace {

WorkerGroup::WorkerGroup(int workers, std::stop_token stop, std::function<void()> tell)
    : m_workers(workers > 0 ? workers : std::max(1, QThread::idealThreadCount())),
      m_stop(std::move(stop)), m_tell(std::move(tell)), m_others(m_workers - 1)
{
}

void WorkerGroup::end(ExploreStatus reason)
{
    auto none = ExploreStatus::Complete;
    m_end.compare_exchange_strong(none, reason);
}

ExploreStatus WorkerGroup::status() const
{
    const ExploreStatus end = m_end.load();
    return end == ExploreStatus::Complete && m_stop.stop_requested() ? ExploreStatus::Stopped : end;
}

void WorkerGroup::together(const std::function<void(int)>& work)
{
    if (!m_wide || m_workers == 1) {
        attempt([&] { work(0); });
        return;
    }
    if (!std::exchange(m_started, true))
        m_others.startSome(); // without any the calling thread works alone
    std::vector<int> workers(static_cast<std::size_t>(m_workers));
    std::iota(workers.begin(), workers.end(), 0);
    mapBeside(m_others, m_workers - 1, workers,
              [&](int worker) { attempt([&] { work(worker); }); });
}

void WorkerGroup::attempt(const std::function<void()>& work)
{
    try {
        work();
    } catch (const BudgetExceeded&) {
        end(ExploreStatus::BudgetReached);
    } catch (const std::bad_alloc&) {
        end(ExploreStatus::OutOfMemory);
    } catch (...) {
        end(ExploreStatus::Failed); // of the others, too
        throw;
    }
}

void WorkerGroup::share(std::size_t tasks, const std::function<void(std::size_t)>& work)
{
    std::atomic<std::size_t> next {0};
    together([&](int) {
        for (std::size_t task = next++; task < tasks && !isOver(); task = next++) {
            work(task);
            pause();
        }
    });
}

void WorkerGroup::pause()
{
    constexpr std::chrono::milliseconds between {200};
    if (!m_tell || std::this_thread::get_id() != m_caller)
        return;
    if (const auto now = Clock::now(); now - m_told >= between) {
        m_told = now;
        m_tell();
    }
}

}
