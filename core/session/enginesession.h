// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/engine.h"
#include "core/search/searchreport.h"
#include "core/support/threads/threadpool.h"

#include <QFutureWatcher>
#include <QObject>

/// A search away from the caller's thread. Signals arrive on the thread that the session lives on.
/// Whoever starts a search stops it: the destructor stops and waits. Its reports say whether a
/// laboratory was at work meanwhile (SearchReport::disturbed).
class EngineSession : public QObject
{
    Q_OBJECT

public:
    explicit EngineSession(std::shared_ptr<Engine> engine, QObject* parent = nullptr);
    ~EngineSession() override;

    const Engine& engine() const { return *m_engine; }
    /// From start() until finished() is sent; false inside its slots.
    bool isRunning() const { return m_watcher != nullptr; }
    /// Must not be running. Returns at once. Fails with a sentence where the system gives no
    /// thread: then nothing runs, and finished() is not sent.
    [[nodiscard]] Expected<void> start(const Position& root, const SearchLimits& limits);
    /// Asks for the best so far; finished() follows within milliseconds. Harmless when idle.
    void stop();
    /// Stops, waits, and sends nothing more for the current search.
    void abandon();
    /// Abandons what runs and lets the engine forget its earlier searches.
    void newGame();

Q_SIGNALS:
    /// Once per finished depth.
    void progressed(const SearchReport& report);
    /// Exactly once per start(), also after stop(), unless it failed; never after abandon().
    void finished(const SearchReport& report);
    /// In place of finished(), a sentence: there was not enough memory for it.
    void failed(const QString& sentence);

private:
    /// What the worker sends: a depth on the way, or the answer, or why there is none.
    struct Message
    {
        SearchReport report;
        bool last = false;
        QString failure {};
    };
    using Watcher = QFutureWatcher<Message>;

    void forward(int begin, int end);
    void finish();
    Watcher* retireWatcher();

    std::shared_ptr<Engine> m_engine;
    ThreadPool m_thread {1};
    /// One per search, so that nothing of an old search can reach a new one.
    std::unique_ptr<Watcher> m_watcher;
    std::stop_source m_stop;
    /// Nobody wants the answer any more.
    std::stop_source m_givenUp;
};
