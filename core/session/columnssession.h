// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"
#include "core/session/jobs/job.h"
#include "core/solver/solverservice.h"

/// The exact solver away from the window: one position at a time, all of its columns, in turn with
/// whoever else asks. Signals arrive on the thread that the session lives on.
class ColumnsSession : public QObject
{
    Q_OBJECT

public:
    explicit ColumnsSession(std::shared_ptr<SolverService> solver, QObject* parent = nullptr);
    /// Stops and waits, some milliseconds.
    ~ColumnsSession() override;

    /// From start() until finished() is sent or cancel() is called.
    bool isRunning() const { return m_job.isRunning(); }
    /// Gives up what runs. Returns at once: the search for this position begins when the one before
    /// has noticed, after about a millisecond, and its turn has come. Fails with a sentence where
    /// the system gives no thread: then nothing runs.
    [[nodiscard]] Expected<void> start(const Position& position, BestLine line, Urgency urgency);
    /// Nothing more is sent. Returns at once.
    void cancel();

Q_SIGNALS:
    /// Whenever more is known of a column, and a few times a second while it is its turn.
    void progressed(const ColumnsReport& report);
    /// Once per start() that was not cancelled: this, or failed().
    void finished(const ColumnsReport& report);
    /// A sentence: there was not enough memory for it.
    void failed(const QString& sentence);

private:
    std::shared_ptr<SolverService> m_solver;
    /// Last: its end is waited for while the rest is still there.
    Job<ColumnsReport, ColumnsReport> m_job;
};
