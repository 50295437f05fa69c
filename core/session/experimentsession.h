// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/jobs/job.h"
#include "core/study/runs/experimentrun.h"
#include "core/study/runs/keptexperiments.h"

#include <QObject>
#include <deque>

/// Plays experiments one after the other away from the window, and keeps every game in a store as
/// soon as it is over. Pause, cancel and a crash lose nothing but games in the middle.
class ExperimentSession : public QObject
{
    Q_OBJECT

public:
    enum class State
    {
        Idle,
        Running,
        Stopping, ///< asked to pause or to end; the games in the middle are being given up
        Paused
    };

    explicit ExperimentSession(QObject* parent = nullptr);
    /// Stops what runs and waits for it, some milliseconds.
    ~ExperimentSession() override;

    /// `workers` games at a time, 0 takes one per core. What is kept already is not played again.
    /// Must be idle. Returns at once: the file is opened by the worker, and failed() says why where
    /// it can't be.
    void start(std::vector<Experiment> queue, std::shared_ptr<KeptExperiments> kept, int workers);
    /// Ends the games in the middle; resume() plays them from their beginning.
    void pause();
    void resume();
    /// Ends what runs and forgets what was to follow. What is done stays in the store.
    void cancel();

    State state() const { return m_state; }
    /// The one that runs or is paused; without cells when idle.
    const Experiment& current() const { return m_current; }
    /// How many wait behind the current one.
    int waiting() const { return static_cast<int>(m_queue.size()); }

Q_SIGNALS:
    void stateChanged();
    /// One of the queue begins.
    void begun(const Experiment& experiment);
    /// Games of the current experiment, a few times a second.
    void played(const std::vector<ExperimentGame>& games);
    /// Of the current experiment, games from the store included.
    void progressed(const JobProgress& progress);
    /// One of the queue is over: complete, or stopped.
    void ended(const Experiment& experiment, bool complete);
    /// It could not be played on, for this reason.
    void failed(const QString& sentence);

private:
    using Games = std::vector<ExperimentGame>;

    void next();
    void run();
    void giveUp(const QString& reason);
    void finish();
    void setState(State state);

    State m_state = State::Idle;
    bool m_cancelled = false;
    std::deque<Experiment> m_queue;
    Experiment m_current;
    std::shared_ptr<KeptExperiments> m_kept;
    int m_workers = 0;
    /// Last: its end is waited for while the rest is still there.
    Job<ExperimentResult, Games> m_job;
};
