// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/tuningrun.h"

#include "core/support/files/savefile.h"
#include "core/support/threads/concurrentload.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <algorithm>
#include <utility>

namespace {

Expected<void> keep(const QString& file, const TuningResult& result)
{
    if (file.isEmpty())
        return {};
    QDir().mkpath(QFileInfo(file).absolutePath());
    return saveFile(file, tuningToJson(result));
}

QByteArray contentsOf(const QString& file)
{
    QFile history(file);
    return !file.isEmpty() && history.open(QIODevice::ReadOnly) ? history.readAll() : QByteArray();
}

/// Empty where it cannot be read, or is none.
std::optional<TuningResult> historyIn(const QByteArray& json)
{
    const auto options = tuningOptionsFromJson(json);
    if (!options)
        return {};
    const auto known = tuningFromJson(json, *options);
    return known ? std::optional(*known) : std::nullopt;
}

TuningResult emptyHistory(const TuningOptions& options)
{
    return {.options = options, .startStrength = {}, .steps = {}, .pending = {}};
}

}

TuningRun::TuningRun(const QString& file, QObject* parent)
    : QObject(parent), m_file(file), m_left(contentsOf(file))
{
    connect(&m_job, &JobBase::advanced, this, &TuningRun::takeNews);
    connect(&m_job, &JobBase::progressed, this, &TuningRun::progressed);
    connect(&m_job, &JobBase::finished, this, &TuningRun::finish);
    // One that cannot be read any more is no history; it stays until the next climb.
    if (const auto known = historyIn(m_left))
        m_result = *known;
}

bool TuningRun::goesOnWith(const TuningOptions& options) const
{
    return m_result.startStrength.games() > 0
        && tuningFromJson(tuningToJson(m_result), options).has_value();
}

void TuningRun::start(const TuningOptions& options)
{
    if (isRunning() || !takeLock())
        return;
    if (takeHistoryOfOthers() && !goesOnWith(options)) {
        m_lock = {};
        Q_EMIT changed();
        Q_EMIT failed(tr("Another program left a different tuning in “%1”. It is shown now. "
                         "Nothing was started.")
                          .arg(QDir::toNativeSeparators(m_file)));
        return;
    }
    auto known = tuningFromJson(tuningToJson(m_result), options);
    m_result = known ? std::move(*known) : emptyHistory(options);
    m_now = {};
    const auto started = m_job.start([history = m_result, file = m_file](const auto& job) {
        const ConcurrentLoad work;
        const std::size_t before = history.steps.size();
        return runTuning(history, job.stop(), [&](const TuningProgress& told) {
            // What can't be written now is tried again at the end, which says why.
            if (told.advanced)
                (void)keep(file, told.result);
            job.add([&told](TuningNews& news) {
                news.now = {told.step, told.test, told.games, told.gamesCap};
                if (told.advanced)
                    news.result = told.result;
            });
            job.report({.done = told.result.steps.size(),
                        .before = before,
                        .total = static_cast<std::uint64_t>(told.result.options.steps)});
        });
    });
    Q_EMIT changed();
    if (!started) {
        m_lock = {};
        Q_EMIT failed(started.error().message);
        return;
    }
    Q_EMIT runningChanged(true);
}

void TuningRun::pause()
{
    m_job.stop();
}

void TuningRun::forget()
{
    Q_ASSERT(!isRunning());
    if (!takeLock())
        return;
    m_result = emptyHistory(m_result.options);
    m_now = {};
    if (!m_file.isEmpty())
        QFile::remove(m_file);
    m_left.clear();
    m_lock = {};
    Q_EMIT changed();
}

bool TuningRun::takeLock()
{
    if (m_file.isEmpty())
        return true;
    QDir().mkpath(QFileInfo(m_file).absolutePath());
    auto lock = FileLock::take(m_file);
    if (lock)
        m_lock = std::move(*lock);
    else
        Q_EMIT failed(tr("The tuning history is left unchanged: %1").arg(lock.error().message));
    return lock.has_value();
}

/// Did another program go on with the history, or begin one, since this one looked?
bool TuningRun::takeHistoryOfOthers()
{
    const QByteArray json = contentsOf(m_file);
    if (json == m_left)
        return false;
    m_left = json;
    const auto known = historyIn(json);
    if (known)
        m_result = *known;
    return known.has_value();
}

void TuningRun::takeNews()
{
    const TuningNews& news = m_job.interim();
    m_now = news.now;
    if (!news.result)
        return;
    m_result = *news.result;
    Q_EMIT changed();
}

void TuningRun::finish()
{
    const bool hasFailed = m_job.status() == JobStatus::Failed;
    if (!hasFailed)
        m_result = m_job.result();
    if (hasFailed)
        Q_EMIT failed(m_job.error().message);
    else if (const auto kept = keep(m_file, m_result); !kept)
        Q_EMIT failed(tr("The tuning history cannot be saved to “%1”: %2")
                          .arg(QDir::toNativeSeparators(m_file), kept.error().message));
    m_left = contentsOf(m_file);
    m_lock = {};
    Q_EMIT changed();
    Q_EMIT runningChanged(false);
}
