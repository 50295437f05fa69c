// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/jobs/jobrun.h"
#include "core/support/expected.h"

#include <QObject>
#include <QTimer>
#include <variant>

class ThreadPool;

/// What every Job has, whatever its result. Signals arrive on the thread that the job lives on, and
/// never after its destructor has begun.
class JobBase : public QObject
{
    Q_OBJECT

public:
    /// Stops what runs and waits for it.
    ~JobBase() override;

    JobStatus status() const { return m_status; }
    /// From start() until finished() is sent or abandon() is called; false inside the slots of
    /// finished().
    bool isRunning() const { return m_run != nullptr; }
    /// Was the work that runs, or ran last, asked to end early?
    bool wasStopped() const { return m_wasStopped; }
    /// How far the work is, or was at its end.
    const JobProgress& progress() const { return m_progress; }
    /// Only when it has failed: a sentence.
    const Error& error() const { return m_error; }

    /// Asks the work to end early; finished() follows. Harmless when idle.
    void stop();
    /// Asks the work to wait; resume() lets it go on where it was. Only for work that calls
    /// waitWhilePaused(). Harmless when idle.
    void pause();
    void resume();
    /// Gives up what runs: nothing more is sent of it, and its result is gone. Returns at once;
    /// what is started next begins when it has ended. Harmless when idle.
    void abandon();

Q_SIGNALS:
    void statusChanged();
    /// interim() is another one; a few times a second.
    void advanced();
    /// A few times a second, after advanced() where both are news.
    void progressed(const JobProgress& progress);
    /// Exactly once per start() that was not abandoned, after all else; the status says how.
    void finished();

protected:
    explicit JobBase(QObject* parent);
    /// `work` is called on another thread, and may throw.
    [[nodiscard]] Expected<void>
    run(std::function<Expected<void>(const std::shared_ptr<JobRun>&)> work);

private:
    /// Takes over what was sent meanwhile; was there something? Called under the run's lock.
    virtual bool takeInterim() = 0;
    void wake();
    void deliver();
    void end(const std::shared_ptr<JobRun>& run, const Expected<void>& ended);
    void setStatus(JobStatus status);
    std::chrono::nanoseconds elapsed() const;

    using Clock = std::chrono::steady_clock;

    std::shared_ptr<JobRun> m_run; ///< null when nothing runs
    JobStatus m_status = JobStatus::Idle;
    JobProgress m_progress;
    Error m_error;
    bool m_wasStopped = false;
    Clock::time_point m_began;
    std::chrono::nanoseconds m_pausedFor {0};
    std::optional<Clock::time_point> m_pausedAt;
    std::optional<Clock::time_point> m_delivered;
    QTimer m_next;
    /// Works that have not ended, those that were abandoned among them.
    int m_works = 0;
    /// Exists only while there is work, so that its thread is free for others.
    std::unique_ptr<ThreadPool> m_thread;
};

/// A long function of core away from the caller's thread, at low priority: a result in the end, and
/// interim results on the way, which are passed on a few times a second. What the work throws ends
/// it as failed, with a sentence; that memory runs out is such a sentence, too, and the last
/// interim result is still there.
template <typename T, typename Interim = std::monostate> class Job : public JobBase
{
public:
    using Context = JobContext<Interim>;
    using Work = std::function<Expected<T>(const Context&)>;

    explicit Job(QObject* parent = nullptr) : JobBase(parent) { }

    /// Must not be running. Returns at once. Fails with a sentence where the system gives no
    /// thread: then nothing runs, and finished() is not sent.
    [[nodiscard]] Expected<void> start(Work work)
    {
        Q_ASSERT(!isRunning());
        // The work owns a share of the places for what it makes: it may outlive this part of the
        // object.
        m_mail = std::make_shared<std::optional<Interim>>();
        m_result = std::make_shared<std::optional<T>>();
        m_interim.reset();
        return run([work = std::move(work), mail = m_mail,
                    result = m_result](const std::shared_ptr<JobRun>& job) -> Expected<void> {
            FOURCAST_LET(auto made, work(Context(job, mail)));
            *result = std::move(made);
            return {};
        });
    }

    /// What was sent last; stays until the next start. Only where something was.
    const Interim& interim() const { return *m_interim; }
    bool hasInterim() const { return m_interim.has_value(); }
    /// Only when it is done or was stopped.
    const T& result() const
    {
        Q_ASSERT(status() == JobStatus::Done || status() == JobStatus::Stopped);
        return **m_result;
    }

private:
    bool takeInterim() override
    {
        if (!*m_mail)
            return false;
        m_interim = std::exchange(*m_mail, std::nullopt);
        return true;
    }

    std::shared_ptr<std::optional<Interim>> m_mail;
    std::optional<Interim> m_interim;
    std::shared_ptr<std::optional<T>> m_result;
};
