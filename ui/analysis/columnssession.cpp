// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/columnssession.h"

#include "core/support/disturbance.h"
#include "core/support/promisedwork.h"
#include "core/support/threadpriority.h"

/// Made and used on the session's one thread only.
struct ColumnsSession::Worker
{
    Solver::Settings settings;
    const KnownScores* known = nullptr;
    std::unique_ptr<Solver> solver;

    Solver& get()
    {
        if (!solver) {
            solver = std::make_unique<Solver>(settings);
            solver->setKnownScores(known);
        }
        return *solver;
    }
};

ColumnsSession::ColumnsSession(const Solver::Settings& settings, const KnownScores* known,
                               QObject* parent)
    : QObject(parent), m_worker(std::make_shared<Worker>())
{
    m_worker->settings = settings;
    m_worker->known = known;
}

ColumnsSession::~ColumnsSession()
{
    cancel();
}

Expected<void> ColumnsSession::start(const Position& position, BestLine line)
{
    Q_ASSERT(!position.isFinished());
    cancel();
    m_stop = std::stop_source();
    auto work = [worker = m_worker, position, line,
                 stop = m_stop.get_token()](QPromise<ColumnsReport>& promise) {
        // Cancelled while it waited for the one before: nobody listens.
        if (stop.stop_requested())
            return;
        lowerThreadPriority();
        const Disturbance busy(Disturbance::By::Board);
        const SolveContext<ColumnsReport> context {
            stop, [&promise](const ColumnsReport& report) { promise.addResult(report); }};
        promise.addResult(worker->get().solveColumns(position, line, {}, context));
    };
    const auto future = promisedBy<ColumnsReport>(m_thread, std::move(work));
    if (!future)
        return tl::unexpected(future.error());
    m_watcher = std::make_unique<Watcher>();
    connect(m_watcher.get(), &Watcher::resultsReadyAt, this, &ColumnsSession::forward);
    connect(m_watcher.get(), &Watcher::finished, this, &ColumnsSession::finish);
    m_watcher->setFuture(*future);
    return {};
}

void ColumnsSession::cancel()
{
    if (!isRunning())
        return;
    m_stop.request_stop();
    retireWatcher();
}

void ColumnsSession::forward(int begin, int end)
{
    // A slot may start another search: stay with the future that sent. The last result comes again
    // with finished().
    const Watcher* sender = m_watcher.get();
    const QFuture<ColumnsReport> future = m_watcher->future();
    for (int i = begin; i < end && m_watcher.get() == sender; ++i)
        Q_EMIT progressed(future.resultAt(i));
}

void ColumnsSession::finish()
{
    const QFuture<ColumnsReport> future = m_watcher->future();
    retireWatcher();
    Q_EMIT finished(future.resultAt(future.resultCount() - 1));
}

/// The watcher may be the one whose signal is being handled, so it goes when the event loop is
/// back.
void ColumnsSession::retireWatcher()
{
    Watcher* watcher = m_watcher.release();
    watcher->disconnect(this);
    watcher->deleteLater();
}
