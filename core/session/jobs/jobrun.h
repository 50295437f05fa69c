// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/jobs/jobprogress.h"

#include <atomic>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <utility>

/// What a Job and one start of its work have in common: the one asks it to stop or to pause, the
/// other leaves there what it has to tell. All methods may be called from any thread.
class JobRun
{
public:
    /// `wake` is called from the work's threads when there is news where there was none.
    explicit JobRun(std::function<void()> wake) : m_wake(std::move(wake)) { }

    const std::stop_token& token() const { return m_token; }
    void stop() { m_stop.request_stop(); }
    /// Stops it and drops the result.
    void giveUp()
    {
        m_givenUp = true;
        stop();
    }
    bool isGivenUp() const { return m_givenUp; }
    void setPaused(bool paused);
    /// Blocks while it is paused and not stopped.
    void waitWhilePaused();

    void report(const ProgressUpdate& progress);
    /// Calls `change` under the lock of the undelivered update, and wakes the receiver.
    template <typename Change> void leave(Change change)
    {
        std::unique_lock lock(m_mutex);
        change();
        announce(lock);
    }
    /// Calls `look` under the same lock.
    template <typename Look> auto look(Look look)
    {
        const std::scoped_lock lock(m_mutex);
        return look();
    }
    /// Calls `take` under the same lock; what comes afterwards wakes again. Gives what was told
    /// since the last time, if anything was.
    template <typename Take> std::optional<ProgressUpdate> collect(Take take)
    {
        const std::scoped_lock lock(m_mutex);
        m_announced = false;
        take();
        return std::exchange(m_told, std::nullopt);
    }

private:
    void announce(std::unique_lock<std::mutex>& lock);

    std::stop_source m_stop;
    std::stop_token m_token = m_stop.get_token();
    std::atomic<bool> m_givenUp = false;
    std::function<void()> m_wake;
    std::mutex m_mutex; ///< of what follows
    std::condition_variable_any m_resumed;
    bool m_paused = false;
    bool m_announced = false;
    std::optional<ProgressUpdate> m_told;
};

/// What long work is given: whether it is to end, and where it leaves what there is so far. A value
/// that may be copied, and used from any thread as long as the work runs.
template <typename Interim> class JobContext
{
public:
    using Mail = std::optional<Interim>;

    JobContext(std::shared_ptr<JobRun> run, std::shared_ptr<Mail> mail)
        : m_run(std::move(run)), m_mail(std::move(mail))
    {
    }

    /// Poll it every few milliseconds: work must end within 100 ms of a stop request.
    const std::stop_token& stop() const { return m_run->token(); }
    /// For work that can wait in its middle: blocks while the job is paused.
    void waitWhilePaused() const { m_run->waitWhilePaused(); }
    /// Updates the progress. Cheap; the signal is emitted a few times a second.
    void report(const ProgressUpdate& progress) const { m_run->report(progress); }
    /// The same for work that goes in steps, between which it can wait: blocks while the job is
    /// paused.
    void reportStep(int done, int total) const
    {
        report(
            {.done = static_cast<std::uint64_t>(done), .total = static_cast<std::uint64_t>(total)});
        waitWhilePaused();
    }
    /// True when the last interim result was delivered. Skip interim results that are expensive to
    /// build while it is false.
    bool wantsInterim() const
    {
        return m_run->look([this] { return !m_mail->has_value(); });
    }
    /// Sends an interim result; it replaces one that was not delivered yet.
    void send(Interim interim) const
    {
        m_run->leave([&] { *m_mail = std::move(interim); });
    }
    /// Calls `add(interim)` with what is still on its way, which is a new one at first.
    template <typename Add> void add(Add add) const
    {
        m_run->leave([&] {
            if (!*m_mail)
                m_mail->emplace();
            add(**m_mail);
        });
    }

private:
    std::shared_ptr<JobRun> m_run;
    std::shared_ptr<Mail> m_mail;
};
