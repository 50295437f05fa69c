// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/job.h"

#include "core/support/promisedwork.h"
#include "core/support/threadpriority.h"

#include <mutex>

JobBase::JobBase(QObject* parent) : QObject(parent)
{
    connect(&m_watcher, &QFutureWatcher<void>::progressValueChanged, this, [this](int done) {
        if (done > 0)
            Q_EMIT progressed(done, m_watcher.progressMaximum());
    });
    connect(&m_watcher, &QFutureWatcher<void>::finished, this, [this] {
        m_running = false;
        m_thread.reset();
        Q_EMIT finished();
    });
}

JobBase::~JobBase()
{
    m_stop.request_stop();
    m_watcher.disconnect(this);
    m_watcher.waitForFinished();
}

void JobBase::stop()
{
    m_stop.request_stop();
}

Expected<void> JobBase::run(std::function<void(std::stop_token, const Progress&)> work)
{
    Q_ASSERT(!m_running);
    m_stop = std::stop_source();
    auto body = [work = std::move(work), stop = m_stop.get_token()](QPromise<void>& promise) {
        lowerThreadPriority();
        std::mutex mutex;
        int range = 0;
        work(stop, [&](int done, int total) {
            const std::scoped_lock lock(mutex);
            if (total != range)
                promise.setProgressRange(0, total);
            range = total;
            promise.setProgressValue(done);
        });
    };
    m_thread = std::make_unique<SerialThread>();
    const auto future = promisedBy<void>(*m_thread, std::move(body));
    if (!future)
        return tl::unexpected(future.error());
    m_running = true;
    m_watcher.setFuture(*future);
    return {};
}
