// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/book/bookbuilder.h"

#include "core/support/timeleft.h"

namespace {

using Clock = std::chrono::steady_clock;

/// The work of one call: the positions that are open, and the book that their scores go to.
class BookRun
{
public:
    BookRun(OpeningBook& book, const BookSettings& settings, const BookCallbacks& callbacks)
        : m_book(book), m_settings(settings), m_callbacks(callbacks)
    {
        const std::size_t count = m_book.positions(m_book.plies()).count();
        m_progress.total = settings.shard.end(count) - settings.shard.begin(count);
        for (std::size_t r = settings.shard.begin(count); r < settings.shard.end(count); ++r) {
            if (m_book.score(m_book.plies(), r))
                ++m_progress.solved;
            else
                m_open.push_back(r);
        }
    }

    Expected<BookProgress> run(const std::stop_token& stop, const MakeBookSolvers& makeSolvers)
    {
        if (!m_open.empty() && !stop.stop_requested())
            FOURCAST_TRY(solve(stop, makeSolvers));
        FOURCAST_TRY(save());
        return measured();
    }

private:
    Expected<void> solve(const std::stop_token& stop, const MakeBookSolvers& makeSolvers)
    {
        const auto solvers = makeSolvers(m_book.positions(m_book.plies()), m_open);
        auto lastTold = m_start;
        auto lastSaved = m_start;
        while (m_progress.solved < m_progress.total && !stop.stop_requested()) {
            const auto atMost = std::chrono::milliseconds(50); // then a stop is looked for
            for (const SolvedPosition& solved : solvers->wait(atMost))
                take(solved);
            const auto now = Clock::now();
            if (m_callbacks.progress && now - lastTold >= std::chrono::seconds(1)) {
                m_callbacks.progress(measured());
                lastTold = now;
            }
            if (now - lastSaved >= m_settings.saveEvery) {
                if (auto saved = save(); !saved)
                    return saved;
                lastSaved = now;
            }
        }
        return {};
    }

    void take(const SolvedPosition& solved)
    {
        m_progress.nodes += solved.nodes;
        if (m_book.score(m_book.plies(), solved.rank))
            return;
        m_book.setScore(m_book.plies(), solved.rank, solved.score);
        ++m_progress.solved;
        ++m_solvedHere;
    }

    Expected<void> save()
    {
        m_book.deriveEarlier();
        return m_callbacks.save ? m_callbacks.save(m_book) : Expected<void>();
    }

    BookProgress measured() const
    {
        BookProgress progress = m_progress;
        progress.time = Clock::now() - m_start;
        progress.timeLeft = timeLeft(progress.time, static_cast<double>(m_solvedHere),
                                     static_cast<double>(progress.total - progress.solved))
                                .value_or(std::chrono::nanoseconds(0));
        return progress;
    }

    OpeningBook& m_book;
    const BookSettings& m_settings;
    const BookCallbacks& m_callbacks;
    std::vector<std::size_t> m_open;
    Clock::time_point m_start = Clock::now();
    std::size_t m_solvedHere = 0;
    BookProgress m_progress;
};

}

MakeBookSolvers threadSolvers(const BookSettings& settings)
{
    return [settings](const BookPositions& positions, const std::vector<std::size_t>& open) {
        auto threads
            = std::make_unique<BookThreads>(positions, settings.workers, settings.tableMib);
        threads->add(open);
        return threads;
    };
}

Expected<BookProgress> buildBook(OpeningBook& book, const BookSettings& settings,
                                 const std::stop_token& stop, const BookCallbacks& callbacks,
                                 const MakeBookSolvers& makeSolvers)
{
    return BookRun(book, settings, callbacks).run(stop, makeSolvers);
}
