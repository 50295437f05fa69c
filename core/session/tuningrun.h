// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/jobs/job.h"
#include "core/support/files/filelock.h"
#include "core/tuning/tuning.h"

/// How far the step under way of a climb is, for people.
struct TuningNow
{
    TuningStep step; ///< number 0 while the strength is measured
    SprtState test;
    int games = 0;
    int gamesCap = 0;
};

/// What a climb sends on its way.
struct TuningNews
{
    TuningNow now;
    /// Only when it is another one.
    std::optional<TuningResult> result;
};

/// A climb away from the window, with its history in a file: what is finished survives a pause, the
/// end of the program, and a crash. One program at a time works on the file, `fourcast-cli tune`
/// among them.
class TuningRun : public QObject
{
    Q_OBJECT

public:
    using Now = TuningNow;

    /// Takes up the history in `file`, if there is one; empty keeps none.
    explicit TuningRun(const QString& file, QObject* parent = nullptr);

    const TuningResult& result() const { return m_result; }
    const Now& now() const { return m_now; }
    bool isRunning() const { return m_job.isRunning(); }
    /// Would start() go on with the history, instead of starting over?
    bool goesOnWith(const TuningOptions& options) const;
    /// The work itself: how far it is, at which pace.
    const JobBase& job() const { return m_job; }

    /// Goes on with the history where it is of the same climb, and starts over otherwise. Fails
    /// where another program is at work on the file, or has left another climb there meanwhile:
    /// that is then the history.
    void start(const TuningOptions& options);
    /// Keeps everything; runningChanged() follows soon.
    void pause();
    /// Forgets the history and its file, unless another program is at work on it. Must not be
    /// running.
    void forget();

Q_SIGNALS:
    /// The history has changed.
    void changed();
    /// Of the step under way.
    void progressed();
    void runningChanged(bool running);
    /// A sentence: the options are impossible, the file could not be written or is in use, or
    /// there is no thread to climb on.
    void failed(const QString& sentence);

private:
    void takeNews();
    void finish();
    bool takeLock();
    bool takeHistoryOfOthers();

    QString m_file;
    /// What this run has last read from the file or left there.
    QByteArray m_left;
    FileLock m_lock;
    TuningResult m_result;
    Now m_now;
    /// Last: its end is waited for while the rest is still there.
    Job<TuningResult, TuningNews> m_job;
};
