// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/parallel/parallelmeasuring.h"

#include "core/support/disturbance.h"

#include <QElapsedTimer>
#include <mutex>

namespace {

/// Between two looks at the rows: often enough for an eye, and far less than what is measured.
constexpr qint64 newsEveryMs = 200;

Expected<ParallelMeasuring::Outcome> kept(Expected<ParallelResult> result, const QString& folder)
{
    if (!result)
        return tl::unexpected(result.error());
    ParallelMeasuring::Outcome outcome {.result = std::move(*result), .file = {}, .fault = {}};
    if (folder.isEmpty() || outcome.result.repeats == 0)
        return outcome;
    if (const auto file = keepParallel(folder, outcome.result))
        outcome.file = *file;
    else
        outcome.fault = file.error().message;
    return outcome;
}

}

struct ParallelMeasuring::Shared
{
    std::mutex mutex;
    std::optional<ParallelResult> news;
};

ParallelMeasuring::ParallelMeasuring(const QString& folder, QObject* parent)
    : QObject(parent), m_folder(folder), m_shared(std::make_shared<Shared>())
{
    connect(&m_job, &JobBase::progressed, this, &ParallelMeasuring::takeProgress);
    connect(&m_job, &JobBase::finished, this, &ParallelMeasuring::finished);
}

ParallelMeasuring::~ParallelMeasuring()
{
    m_job.disconnect(this);
}

Expected<void> ParallelMeasuring::start(const ParallelSettings& settings)
{
    m_shared = std::make_shared<Shared>();
    return m_job.start([settings, shared = m_shared, folder = m_folder](
                           const std::stop_token& stop, const JobBase::Progress& progress) {
        const Disturbance work;
        QElapsedTimer sinceNews;
        auto result = runParallelStudy(settings, stop, [&](const ParallelProgress& told) {
            if (!sinceNews.isValid() || sinceNews.hasExpired(newsEveryMs)) {
                ParallelResult soFar = told.soFar();
                soFar.disturbed = work.metAnother();
                const std::scoped_lock lock(shared->mutex);
                shared->news = std::move(soFar);
                sinceNews.start();
            }
            progress(told.done, told.total);
        });
        if (result)
            result->disturbed = work.metAnother();
        return kept(std::move(result), folder);
    });
}

void ParallelMeasuring::takeProgress(int done, int total)
{
    std::optional<ParallelResult> news;
    {
        const std::scoped_lock lock(m_shared->mutex);
        news = std::exchange(m_shared->news, std::nullopt);
    }
    if (news)
        Q_EMIT advanced(*news);
    Q_EMIT progressed(done, total);
}
