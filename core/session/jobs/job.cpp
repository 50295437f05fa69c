// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/jobs/job.h"

#include "core/support/threads/threadpool.h"
#include "core/support/threads/threadpriority.h"

#include <new>

namespace {

/// Between two deliveries: often enough for an eye.
constexpr std::chrono::milliseconds newsEvery(150);

}

JobBase::JobBase(QObject* parent) : QObject(parent)
{
    m_next.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, &JobBase::deliver);
}

JobBase::~JobBase()
{
    if (m_run)
        m_run->stop();
    m_thread.reset(); // waits
}

void JobBase::setStatus(JobStatus status)
{
    if (std::exchange(m_status, status) != status)
        Q_EMIT statusChanged();
}

void JobBase::stop()
{
    if (!m_run)
        return;
    m_wasStopped = true;
    m_run->stop();
    resume();
}

void JobBase::pause()
{
    if (m_status != JobStatus::Running || m_wasStopped)
        return;
    m_pausedAt = Clock::now();
    m_run->setPaused(true);
    setStatus(JobStatus::Paused);
}

void JobBase::resume()
{
    if (m_status != JobStatus::Paused)
        return;
    m_pausedFor += Clock::now() - *std::exchange(m_pausedAt, std::nullopt);
    m_run->setPaused(false);
    setStatus(JobStatus::Running);
}

void JobBase::abandon()
{
    if (!m_run)
        return;
    m_run->giveUp();
    m_run.reset();
    m_next.stop();
    setStatus(JobStatus::Idle);
}

std::chrono::nanoseconds JobBase::elapsed() const
{
    return m_pausedAt.value_or(Clock::now()) - m_began - m_pausedFor;
}

static Expected<void>
attempted(const std::function<Expected<void>(const std::shared_ptr<JobRun>&)>& work,
          const std::shared_ptr<JobRun>& run)
{
    // Whom nobody listens to any more need not begin.
    if (run->isGivenUp())
        return {};
    try {
        return work(run);
    } catch (const std::bad_alloc&) {
        return fail(JobBase::tr("Not enough memory to continue. The results so far are kept."));
    } catch (const std::exception& thrown) {
        return fail(JobBase::tr("The work ended with an error: %1")
                        .arg(QString::fromLocal8Bit(thrown.what())));
    } catch (...) {
        return fail(JobBase::tr("The work ended with an unknown error."));
    }
}

Expected<void> JobBase::run(std::function<Expected<void>(const std::shared_ptr<JobRun>&)> work)
{
    auto started = std::make_shared<JobRun>(
        [this] { QMetaObject::invokeMethod(this, &JobBase::wake, Qt::QueuedConnection); });
    if (!m_thread)
        m_thread = std::make_unique<ThreadPool>(1);
    // What the work answers comes by its JobRun, which can be paused and given up; the future
    // can't.
    const auto begun = m_thread->run([this, started, work = std::move(work)] {
        lowerThreadPriority();
        auto ended = attempted(work, started);
        QMetaObject::invokeMethod(
            this, [this, started, ended = std::move(ended)] { end(started, ended); },
            Qt::QueuedConnection);
    });
    if (!begun) {
        m_thread.reset();
        return tl::unexpected(begun.error());
    }
    ++m_works;
    m_run = std::move(started);
    m_wasStopped = false;
    m_error = {};
    m_progress = {};
    m_began = Clock::now();
    m_pausedFor = {};
    m_pausedAt.reset();
    m_delivered.reset();
    setStatus(JobStatus::Running);
    return {};
}

/// There is news: it waits until the last has been looked at.
void JobBase::wake()
{
    // Of a work that was given up it may come late, and does no harm.
    if (!m_run || m_next.isActive())
        return;
    const auto now = Clock::now();
    if (!m_delivered || now - *m_delivered >= newsEvery)
        return deliver();
    m_next.start(std::chrono::ceil<std::chrono::milliseconds>(newsEvery - (now - *m_delivered)));
}

void JobBase::deliver()
{
    m_next.stop();
    m_delivered = Clock::now();
    const auto run = m_run;
    bool isAdvanced = false;
    const auto told = run->collect([&] { isAdvanced = takeInterim(); });
    if (told)
        m_progress = jobProgress(*told, elapsed());
    if (isAdvanced)
        Q_EMIT advanced();
    // A slot may have given it up.
    if (told && run == m_run)
        Q_EMIT progressed(m_progress);
}

void JobBase::end(const std::shared_ptr<JobRun>& run, const Expected<void>& ended)
{
    if (--m_works == 0)
        m_thread.reset();
    if (run != m_run)
        return;
    deliver();
    if (run != m_run)
        return;
    m_progress.elapsed = elapsed();
    m_run.reset();
    if (!ended)
        m_error = ended.error();
    setStatus(!ended ? JobStatus::Failed : m_wasStopped ? JobStatus::Stopped : JobStatus::Done);
    Q_EMIT finished();
}
