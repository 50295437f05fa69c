// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"
#include "core/solver/solver.h"
#include "core/support/serialthread.h"

#include <QFutureWatcher>
#include <QObject>

/// The exact solver away from the window: one position at a time, all of its columns, with a table
/// that stays warm from one to the next. Signals arrive on the thread that the session lives on.
class ColumnsSession : public QObject
{
    Q_OBJECT

public:
    /// `known` is asked before any search, may be null, and outlives the session. The table is made
    /// with the first position.
    ColumnsSession(const Solver::Settings& settings, const KnownScores* known,
                   QObject* parent = nullptr);
    /// Stops and waits, some milliseconds.
    ~ColumnsSession() override;

    /// From start() until finished() is sent or cancel() is called.
    bool isRunning() const { return m_watcher != nullptr; }
    /// Gives up what runs. Returns at once: the search for this position begins when the one before
    /// has noticed, after about a millisecond. Fails with a sentence where the system gives no
    /// thread: then nothing runs.
    [[nodiscard]] Expected<void> start(const Position& position, BestLine line);
    /// Nothing more is sent. Returns at once.
    void cancel();

Q_SIGNALS:
    /// Whenever more is known of a column, and a few times a second.
    void progressed(const ColumnsReport& report);
    /// Once per start() that was not cancelled.
    void finished(const ColumnsReport& report);

private:
    struct Worker;
    using Watcher = QFutureWatcher<ColumnsReport>;

    void forward(int begin, int end);
    void finish();
    void retireWatcher();

    std::shared_ptr<Worker> m_worker;
    /// One thread: searches follow each other, never two at once.
    SerialThread m_thread;
    /// One per search, so that nothing of an old search can reach a new one.
    std::unique_ptr<Watcher> m_watcher;
    std::stop_source m_stop;
};
