// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/enginesession.h"

#include "core/support/processmemory.h"
#include "core/support/threads/concurrentload.h"
#include "core/support/threads/threadpriority.h"

#include <new>

/// Why a search gave no answer. Called where it was thrown.
static QString thrownText()
{
    try {
        throw;
    } catch (const std::bad_alloc&) {
        // Of the search, for instance of the exact solver's table.
        return EngineSession::tr("Not enough memory for the engine to think. Close other programs, "
                                 "then start it again.");
    } catch (const std::exception& thrown) {
        return EngineSession::tr("The engine ended with an error: %1")
            .arg(QString::fromLocal8Bit(thrown.what()));
    } catch (...) {
        return EngineSession::tr("The engine ended with an unknown error.");
    }
}

EngineSession::EngineSession(std::shared_ptr<Engine> engine, QObject* parent)
    : QObject(parent), m_engine(std::move(engine))
{
    Q_ASSERT(m_engine);
}

EngineSession::~EngineSession()
{
    abandon();
}

Expected<void> EngineSession::start(const Position& root, const SearchLimits& limits)
{
    Q_ASSERT(!isRunning());
    Q_ASSERT(!root.isFinished());
    m_stop = std::stop_source();
    m_givenUp = std::stop_source();
    auto work = [engine = m_engine, root, limits, stop = m_stop.get_token(),
                 givenUp = m_givenUp.get_token()](QPromise<Message>& promise) {
        // It may be the session's own thread that comes here, when it waits for this.
        if (givenUp.stop_requested())
            return;
        lowerThreadPriority();
        const ConcurrentLoad busy(ConcurrentLoad::By::Board);
        const auto start = ConcurrentLoad::Clock::now();
        const auto before = residentBytes();
        const auto send = [&](SearchReport report, bool last) {
            report.disturbed = ConcurrentLoad::since(start);
            report.residentBefore = before;
            report.residentBytes = residentBytes();
            promise.addResult(Message {std::move(report), last});
        };
        const SearchContext context {stop,
                                     [&send](const SearchReport& report) { send(report, false); }};
        try {
            send(engine->search(root, limits, context), true);
        } catch (...) {
            promise.addResult(Message {.report = {}, .last = true, .failure = thrownText()});
        }
    };
    FOURCAST_LET(const auto future, m_thread.run(std::move(work)));
    m_watcher = std::make_unique<Watcher>();
    connect(m_watcher.get(), &Watcher::resultsReadyAt, this, &EngineSession::forward);
    connect(m_watcher.get(), &Watcher::finished, this, &EngineSession::finish);
    m_watcher->setFuture(future);
    return {};
}

void EngineSession::stop()
{
    m_stop.request_stop();
}

void EngineSession::abandon()
{
    if (!isRunning())
        return;
    m_givenUp.request_stop();
    m_stop.request_stop();
    Watcher* watcher = retireWatcher();
    watcher->waitForFinished();
}

void EngineSession::newGame()
{
    abandon();
    m_engine->newGame();
}

void EngineSession::forward(int begin, int end)
{
    // A slot may abandon this search or even start another one: stay with the future that sent.
    const Watcher* sender = m_watcher.get();
    const QFuture<Message> future = m_watcher->future();
    for (int i = begin; i < end && m_watcher.get() == sender; ++i) {
        const Message message = future.resultAt(i);
        if (!message.last)
            Q_EMIT progressed(message.report);
    }
}

void EngineSession::finish()
{
    const QFuture<Message> future = m_watcher->future();
    retireWatcher();
    const Message last = future.resultAt(future.resultCount() - 1);
    if (last.failure.isEmpty())
        Q_EMIT finished(last.report);
    else
        Q_EMIT failed(last.failure);
}

/// The watcher may be the one whose signal is being handled, so it goes when the event loop is
/// back.
EngineSession::Watcher* EngineSession::retireWatcher()
{
    Watcher* watcher = m_watcher.release();
    watcher->disconnect(this);
    watcher->deleteLater();
    return watcher;
}
