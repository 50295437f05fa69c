// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/book/bookbuilder.h"

#include "core/solver/solver.h"

#include <QThreadPool>

#include <atomic>
#include <condition_variable>
#include <mutex>

namespace {

using Clock = std::chrono::steady_clock;

/// The work of one call: a queue of positions, workers that take from it, and the book they fill.
class BookRun
{
public:
    BookRun(OpeningBook& book, const BookSettings& settings, std::stop_token stop)
        : m_book(book), m_settings(settings), m_stop(std::move(stop)),
          m_table(std::make_shared<SolverTable>(settings.tableMib))
    {
        const std::size_t count = m_book.positions(m_book.plies()).count();
        m_progress.total = settings.shard.end(count) - settings.shard.begin(count);
        for (std::size_t r = settings.shard.begin(count); r < settings.shard.end(count); ++r) {
            if (m_book.score(m_book.plies(), r))
                ++m_progress.solved;
            else
                m_queue.push_back(r);
        }
    }

    Expected<BookProgress> run(const BookCallbacks& callbacks)
    {
        QThreadPool pool;
        pool.setMaxThreadCount(m_settings.workers);
        m_working = m_settings.workers;
        for (int worker = 0; worker < m_settings.workers; ++worker)
            pool.start([this] { work(); });
        Expected<void> saved;
        auto lastSaved = Clock::now();
        std::unique_lock lock(m_mutex);
        while (m_working > 0) {
            m_changed.wait_for(lock, std::chrono::seconds(1), [this] { return m_working == 0; });
            if (callbacks.progress)
                callbacks.progress(measured());
            if (saved && Clock::now() - lastSaved >= m_settings.saveEvery) {
                saved = save(callbacks);
                lastSaved = Clock::now();
                if (!saved)
                    m_giveUp.request_stop();
            }
        }
        lock.unlock();
        pool.waitForDone();
        if (saved)
            saved = save(callbacks);
        if (!saved)
            return tl::unexpected(saved.error());
        return measured();
    }

private:
    void work()
    {
        Solver solver(m_table, {.workers = 1});
        const BookPositions& positions = m_book.positions(m_book.plies());
        // A stop from outside or from within ends the search that is running, too.
        std::stop_source stop;
        const std::stop_callback outside(m_stop, [&stop] { stop.request_stop(); });
        const std::stop_callback inside(m_giveUp.get_token(), [&stop] { stop.request_stop(); });
        for (std::size_t next = m_next++; next < m_queue.size() && !stop.stop_requested();
             next = m_next++) {
            const SolveReport report = solver.solve(positions.at(m_queue[next]), SolveGoal::Strong,
                                                    {}, {.stop = stop.get_token(), .report = {}});
            const std::lock_guard lock(m_mutex);
            m_progress.nodes += report.nodes;
            if (report.score.isExact()) {
                m_book.setScore(m_book.plies(), m_queue[next], report.score.lower);
                ++m_progress.solved;
                ++m_solvedHere;
            }
        }
        const std::lock_guard lock(m_mutex);
        --m_working;
        m_changed.notify_all();
    }

    Expected<void> save(const BookCallbacks& callbacks)
    {
        m_book.deriveEarlier();
        return callbacks.save ? callbacks.save(m_book) : Expected<void>();
    }

    BookProgress measured() const
    {
        BookProgress progress = m_progress;
        progress.time = Clock::now() - m_start;
        if (m_solvedHere > 0)
            progress.timeLeft = std::chrono::nanoseconds(static_cast<std::int64_t>(
                static_cast<double>(progress.time.count()) / static_cast<double>(m_solvedHere)
                * static_cast<double>(progress.total - progress.solved)));
        return progress;
    }

    OpeningBook& m_book;
    BookSettings m_settings;
    std::stop_token m_stop;
    std::stop_source m_giveUp;
    std::shared_ptr<SolverTable> m_table;
    std::vector<std::size_t> m_queue;
    std::atomic<std::size_t> m_next {0};
    Clock::time_point m_start = Clock::now();

    std::mutex m_mutex; ///< of all below, and of the book
    std::condition_variable m_changed;
    int m_working = 0;
    std::size_t m_solvedHere = 0;
    BookProgress m_progress;
};

}

Expected<BookProgress> buildBook(OpeningBook& book, const BookSettings& settings,
                                 const std::stop_token& stop, const BookCallbacks& callbacks)
{
    return BookRun(book, settings, stop).run(callbacks);
}
