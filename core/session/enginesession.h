// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/engine.h"

#include <QFutureWatcher>
#include <QObject>
#include <QThreadPool>

/// A search away from the caller's thread. Signals arrive on the thread that the session lives on.
/// Whoever starts a search stops it: the destructor stops and waits.
class EngineSession : public QObject
{
    Q_OBJECT

public:
    explicit EngineSession(std::shared_ptr<Engine> engine, QObject* parent = nullptr);
    ~EngineSession() override;

    const Engine& engine() const { return *m_engine; }
    bool isRunning() const;
    /// Must not be running. Returns at once.
    void start(const Position& root, const SearchLimits& limits);
    /// Asks for the best so far; finished() follows within milliseconds. Harmless when idle.
    void stop();
    /// Stops, waits, and sends nothing more for the current search.
    void abandon();

Q_SIGNALS:
    /// Once per finished depth.
    void progressed(const SearchReport& report);
    /// Exactly once per start(), also after stop().
    void finished(const SearchReport& report);

private:
    std::shared_ptr<Engine> m_engine;
    QThreadPool m_thread;
    QFutureWatcher<SearchReport> m_watcher;
    std::stop_source m_stop;
    int m_seen = 0;
};
