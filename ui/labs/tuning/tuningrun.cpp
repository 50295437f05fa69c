// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/tuning/tuningrun.h"

#include "core/support/disturbance.h"
#include "core/support/savefile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <algorithm>
#include <cmath>
#include <limits>
#include <mutex>
#include <utility>

/// What the work leaves for the window, which fetches it a few times a second.
struct TuningRun::Shared
{
    std::mutex mutex;
    Now now;
    /// Only when it is news.
    std::optional<TuningResult> result;
};

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
    connect(&m_job, &JobBase::progressed, this, &TuningRun::takeShared);
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

std::optional<std::chrono::seconds> TuningRun::timeLeft() const
{
    const std::size_t done = m_result.steps.size() - std::min(m_stepsBefore, m_result.steps.size());
    if (!isRunning() || done == 0)
        return {};
    const double missing = m_result.options.steps - static_cast<double>(m_result.steps.size());
    const double seconds = static_cast<double>(m_clock.elapsed()) / 1000.0;
    return std::chrono::seconds(std::lround(seconds * missing / static_cast<double>(done)));
}

void TuningRun::start(const TuningOptions& options)
{
    if (isRunning() || !takeLock())
        return;
    if (takeHistoryOfOthers() && !goesOnWith(options)) {
        m_lock = {};
        Q_EMIT changed();
        Q_EMIT failed(tr("Another program has left another tuning in “%1”, which is shown now. "
                         "Nothing was started.")
                          .arg(QDir::toNativeSeparators(m_file)));
        return;
    }
    auto known = tuningFromJson(tuningToJson(m_result), options);
    m_result = known ? std::move(*known) : emptyHistory(options);
    m_now = {};
    m_stepsBefore = m_result.steps.size();
    m_clock.start();
    m_shared = std::make_shared<Shared>();
    const auto started = m_job.start([history = m_result, file = m_file, shared = m_shared](
                                         std::stop_token stop, const JobBase::Progress& progress) {
        const Disturbance work;
        int news = 0;
        return runTuning(history, stop, [&](const TuningProgress& told) {
            {
                const std::scoped_lock lock(shared->mutex);
                shared->now = {told.step, told.test, told.games, told.gamesCap};
                if (told.advanced) {
                    shared->result = told.result;
                    // What can't be written now is tried again at the end, which says why.
                    (void)keep(file, told.result);
                }
            }
            // The number says only that there is something to fetch.
            progress(++news, std::numeric_limits<int>::max());
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
        Q_EMIT failed(tr("The history of the tuning is left alone: %1").arg(lock.error().message));
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

void TuningRun::takeShared()
{
    std::optional<TuningResult> news;
    {
        const std::scoped_lock lock(m_shared->mutex);
        m_now = m_shared->now;
        news = std::exchange(m_shared->result, std::nullopt);
    }
    if (news) {
        m_result = std::move(*news);
        Q_EMIT changed();
    }
    Q_EMIT progressed();
}

void TuningRun::finish()
{
    const Expected<TuningResult> result = m_job.result();
    if (result) {
        m_result = *result;
        if (const auto kept = keep(m_file, m_result); !kept)
            Q_EMIT failed(tr("The history of the tuning cannot be written to “%1”: %2")
                              .arg(QDir::toNativeSeparators(m_file), kept.error().message));
    } else {
        Q_EMIT failed(result.error().message);
    }
    m_left = contentsOf(m_file);
    m_lock = {};
    Q_EMIT changed();
    Q_EMIT runningChanged(false);
}
