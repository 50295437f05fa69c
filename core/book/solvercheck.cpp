// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/book/solvercheck.h"

#include "core/support/random.h"
#include "core/support/threads/threadpool.h"
#include "core/support/timeleft.h"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <numeric>

namespace {

/// The claims to check, in their order.
std::vector<std::size_t> chosen(std::size_t count, const SolverCheckSettings& settings)
{
    std::vector<std::size_t> indexes(count);
    std::iota(indexes.begin(), indexes.end(), std::size_t {0});
    if (settings.sample == 0 || settings.sample >= count)
        return indexes;
    SeededRandom random(settings.seed);
    for (std::size_t i = 0; i < settings.sample; ++i)
        std::swap(indexes[i], indexes[i + random.below(static_cast<std::uint32_t>(count - i))]);
    indexes.resize(settings.sample);
    std::sort(indexes.begin(), indexes.end());
    return indexes;
}

class CheckRun
{
public:
    CheckRun(const SolverClaims& claims, const SolverCheckSettings& settings, std::stop_token stop)
        : m_claims(claims), m_queue(chosen(claims.count, settings)), m_stop(std::move(stop)),
          m_table(settings.table ? settings.table
                                 : std::make_shared<SolverTable>(settings.tableMib)),
          m_threads(settings.workers)
    {
        m_check.total = m_queue.size();
    }

    SolverCheck run(const SolverCheckProgress& progress)
    {
        // The calling thread tells how far they are. Where there is no other one it works itself.
        m_threads.startSome();
        m_working = std::max(1, m_threads.count());
        if (m_threads.count() == 0)
            work();
        for (int worker = m_threads.count(); worker > 0; --worker)
            (void)m_threads.run([this] { work(); });
        std::unique_lock lock(m_mutex);
        while (
            !m_changed.wait_for(lock, std::chrono::seconds(1), [this] { return m_working == 0; }))
            if (progress)
                progress(measured());
        return measured();
    }

private:
    using Clock = std::chrono::steady_clock;

    void work()
    {
        Solver solver(m_table, {.workers = 1});
        for (std::size_t next = m_next++; next < m_queue.size() && !m_stop.stop_requested();
             next = m_next++)
            compare(solver, m_queue[next]);
        const std::lock_guard lock(m_mutex);
        --m_working;
        m_changed.notify_all();
    }

    void compare(Solver& solver, std::size_t index)
    {
        const SolveReport report = solver.solve(m_claims.position(index), m_claims.goal, {},
                                                {.stop = m_stop, .report = {}});
        const std::lock_guard lock(m_mutex);
        m_check.nodes += report.nodes;
        const std::optional<int> solved = answer(report.score);
        if (!solved)
            return;
        ++m_check.checked;
        if (*solved != m_claims.score(index))
            m_check.disagreements.push_back({index, *solved});
    }

    /// Of the kind that is claimed; empty where the solver was stopped before it.
    std::optional<int> answer(const ScoreInterval& score) const
    {
        if (m_claims.goal == SolveGoal::Strong)
            return score.isExact() ? std::optional(score.lower) : std::nullopt;
        if (!score.isDecided())
            return {};
        return score.lower > 0 ? 1 : score.upper < 0 ? -1 : 0;
    }

    SolverCheck measured() const
    {
        SolverCheck check = m_check;
        std::sort(check.disagreements.begin(), check.disagreements.end(),
                  [](const auto& a, const auto& b) { return a.index < b.index; });
        check.time = Clock::now() - m_start;
        check.timeLeft = timeLeft(check.time, static_cast<double>(check.checked),
                                  static_cast<double>(check.total - check.checked))
                             .value_or(std::chrono::nanoseconds(0));
        return check;
    }

    const SolverClaims& m_claims;
    std::vector<std::size_t> m_queue;
    std::stop_token m_stop;
    std::shared_ptr<SolverTable> m_table;
    std::atomic<std::size_t> m_next {0};
    Clock::time_point m_start = Clock::now();

    std::mutex m_mutex; ///< of what follows
    std::condition_variable m_changed;
    /// Those that are not through.
    int m_working = 0;
    SolverCheck m_check;
    /// Last: its end is waited for while the rest is still there.
    ThreadPool m_threads;
};

}

SolverCheck checkClaims(const SolverClaims& claims, const SolverCheckSettings& settings,
                        const std::stop_token& stop, const SolverCheckProgress& progress)
{
    return CheckRun(claims, settings, stop).run(progress);
}
