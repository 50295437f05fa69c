// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fulltree/parallelkept.h"
#include "core/session/job.h"

/// A measurement of the parallel study away from the window, which hears of its rows as they fill.
/// What was finished is kept, also when it was stopped.
class ParallelMeasuring : public QObject
{
    Q_OBJECT

public:
    struct Outcome
    {
        ParallelResult result;
        QString file; ///< that it is kept in; empty where it is not
        QString fault; ///< a sentence where it could not be kept
    };

    /// An empty folder keeps nothing.
    explicit ParallelMeasuring(const QString& folder, QObject* parent = nullptr);
    ~ParallelMeasuring() override;

    bool isRunning() const { return m_job.isRunning(); }
    /// Must not be running. Fails with a sentence where the system gives no thread.
    [[nodiscard]] Expected<void> start(const ParallelSettings& settings);
    /// Keeps the repetitions that are finished; finished() follows soon.
    void stop() { m_job.stop(); }
    /// Only after finished().
    const Expected<Outcome>& outcome() const { return m_job.result(); }

Q_SIGNALS:
    void progressed(int done, int total);
    /// The rows so far, a few times a second.
    void advanced(const ParallelResult& soFar);
    void finished();

private:
    struct Shared;

    void takeProgress(int done, int total);

    QString m_folder;
    std::shared_ptr<Shared> m_shared;
    /// Last: its end is waited for while the rest is still there.
    Job<Expected<Outcome>> m_job;
};
