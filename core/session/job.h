// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/serialthread.h"

#include <QFutureWatcher>
#include <QObject>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

/// What every Job has, whatever its result: signals, a way to stop, a thread of its own. Signals
/// arrive on the thread that the job lives on.
class JobBase : public QObject
{
    Q_OBJECT

public:
    /// Called by the work as it goes, from any thread; passed on a few times a second.
    using Progress = std::function<void(int done, int total)>;

    ~JobBase() override;

    bool isRunning() const { return m_running; }
    /// Asks the work to end early; finished() follows. Harmless when idle.
    void stop();
    /// Was the work asked to end early? Its result may then be a part of what was wanted.
    bool wasStopped() const { return m_stop.stop_requested(); }

Q_SIGNALS:
    void progressed(int done, int total);
    /// Exactly once per start(), also after stop(); the result is there.
    void finished();

protected:
    explicit JobBase(QObject* parent);
    [[nodiscard]] Expected<void> run(std::function<void(std::stop_token, const Progress&)> work);

private:
    /// Only while the work runs: whoever else needs a thread may have it then.
    std::unique_ptr<SerialThread> m_thread;
    QFutureWatcher<void> m_watcher;
    std::stop_source m_stop;
    bool m_running = false;
};

/// A long function of core away from the caller's thread. The destructor stops it and waits.
template <typename T> class Job : public JobBase
{
public:
    using Work = std::function<T(std::stop_token stop, Progress progress)>;

    explicit Job(QObject* parent = nullptr) : JobBase(parent) { }

    /// Must not be running. Returns at once. Fails with a sentence where the system gives no
    /// thread: then nothing runs, and finished() is not sent.
    [[nodiscard]] Expected<void> start(Work work)
    {
        // The work owns a share of the place for its result: it may outlive this part of the
        // object.
        m_result = std::make_shared<std::optional<T>>();
        return run([work = std::move(work), result = m_result](std::stop_token stop,
                                                               const Progress& progress) {
            *result = work(stop, progress);
        });
    }

    /// Only after finished().
    const T& result() const
    {
        Q_ASSERT(!isRunning() && m_result && m_result->has_value());
        return **m_result;
    }

private:
    std::shared_ptr<std::optional<T>> m_result;
};
