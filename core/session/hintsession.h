// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/hint.h"
#include "core/session/jobs/job.h"
#include "core/solver/solverservice.h"

/// A hint by the exact solver away from the window, within a second from when its turn has come;
/// only who is as urgent makes it wait. Signals arrive on the thread that the session lives on.
class HintSession : public QObject
{
    Q_OBJECT

public:
    explicit HintSession(std::shared_ptr<SolverService> solver, QObject* parent = nullptr);
    /// Stops and waits, some milliseconds.
    ~HintSession() override;

    bool isRunning() const { return m_job.isRunning(); }
    /// Must not be running. Returns at once; `names` go into the hint's sentences. Fails with a
    /// sentence where the system gives no thread: then nothing runs.
    [[nodiscard]] Expected<void> start(const Position& position, const SideNames& names);
    /// found() follows within milliseconds, with the best so far. Harmless when idle.
    void stop() { m_job.stop(); }
    /// Nothing more is sent. Returns at once.
    void cancel() { m_job.abandon(); }

Q_SIGNALS:
    /// Once per start() that was not cancelled: this, or failed().
    void found(const Hint& hint);
    /// A sentence: there was not enough memory for it.
    void failed(const QString& sentence);

private:
    std::shared_ptr<SolverService> m_solver;
    /// Last: its end is waited for while the rest is still there.
    Job<Hint> m_job;
};
