// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/jobs/requestqueue.h"

#include <algorithm>

RequestQueue::RequestQueue(QObject* parent)
    : QObject(parent), m_job(std::make_unique<Job<Telling>>())
{
    connect(m_job.get(), &JobBase::finished, this, &RequestQueue::finish);
}

RequestQueue::~RequestQueue()
{
    m_job->disconnect(this);
    m_job.reset(); // waits
    std::erase_if(m_waiting, [](const Question& one) { return !one.isOrder; });
    if (m_waiting.empty())
        return;
    Job<std::monostate> rest;
    const auto waiting = std::make_shared<std::deque<Question>>(std::move(m_waiting));
    const auto started = rest.start([waiting](const auto&) -> Expected<std::monostate> {
        for (const Question& one : *waiting)
            one.work();
        return std::monostate();
    });
    if (!started)
        qWarning("%s", qPrintable(started.error().message));
}

/// Its answer is not wanted any more: neither of one that waits, nor of the one that runs.
void RequestQueue::forget(const QObject* asker, const QString& topic)
{
    const auto is = [&](const Question& one) {
        return !one.isOrder && one.asker == asker && one.topic == topic;
    };
    std::erase_if(m_waiting, is);
    if (m_current && is(*m_current))
        m_current->asker.clear();
}

void RequestQueue::add(Question question)
{
    m_waiting.push_back(std::move(question));
    if (!m_current)
        next();
}

void RequestQueue::next()
{
    m_current.reset();
    while (!m_waiting.empty() && !m_waiting.front().isOrder && !m_waiting.front().asker)
        m_waiting.pop_front();
    if (m_waiting.empty())
        return;
    m_current = std::move(m_waiting.front());
    m_waiting.pop_front();
    const auto started
        = m_job->start([work = m_current->work](const auto&) { return Expected<Telling>(work()); });
    if (started)
        return;
    QMetaObject::invokeMethod(
        this,
        [this, error = started.error()] {
            const Question refused = *std::exchange(m_current, std::nullopt);
            next();
            if (refused.asker)
                refused.failed(error);
        },
        Qt::QueuedConnection);
}

void RequestQueue::finish()
{
    const Question answered = *std::exchange(m_current, std::nullopt);
    const bool isFailed = m_job->status() == JobStatus::Failed;
    const Error error = isFailed ? m_job->error() : Error();
    const Telling telling = isFailed ? Telling() : m_job->result();
    // First the next: what is told may ask again.
    next();
    if (!answered.asker)
        return;
    if (isFailed)
        answered.failed(error);
    else
        telling();
}
