// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/work/parallelwork.h"

#include "core/support/threads/concurrentload.h"

namespace {

ParallelOutcome kept(ParallelResult result, const QString& folder)
{
    ParallelOutcome outcome {.result = std::move(result)};
    if (folder.isEmpty() || outcome.result.repeats == 0)
        return outcome;
    if (const auto file = keepParallel(folder, outcome.result))
        outcome.file = *file;
    else
        outcome.fault = file.error().message;
    return outcome;
}

}

ParallelJob::Work parallelWork(const ParallelSettings& settings, const QString& folder)
{
    return [settings, folder](const ParallelJob::Context& job) -> Expected<ParallelOutcome> {
        const ConcurrentLoad work;
        auto result = runParallelStudy(settings, job.stop(), [&](const ParallelProgress& told) {
            // The rows take a moment to put together, far less than what is measured.
            if (job.wantsInterim()) {
                ParallelResult soFar = told.soFar();
                soFar.disturbed = work.metAnother();
                job.send(std::move(soFar));
            }
            // Between two runs, each of which has a clock of its own.
            job.reportStep(told.done, told.total);
        });
        if (!result)
            return tl::unexpected(result.error());
        result->disturbed = work.metAnother();
        return kept(std::move(*result), folder);
    };
}
