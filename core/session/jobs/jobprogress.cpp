// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/jobs/jobprogress.h"

#include "core/support/timeleft.h"

namespace {

std::optional<std::chrono::nanoseconds> leftOf(const ProgressUpdate& told,
                                               std::chrono::nanoseconds elapsed)
{
    if (told.share)
        return timeLeft(elapsed, *told.share, 1 - *told.share);
    if (!told.total)
        return {};
    const auto total = static_cast<double>(*told.total);
    return timeLeft(elapsed, static_cast<double>(told.done - told.before),
                    total - static_cast<double>(told.done));
}

}

JobProgress jobProgress(const ProgressUpdate& told, std::chrono::nanoseconds elapsed)
{
    JobProgress progress {.done = told.done,
                          .total = told.total,
                          .open = told.open,
                          .elapsed = elapsed,
                          .rate = 0,
                          .left = {}};
    if (elapsed.count() > 0)
        progress.rate = static_cast<double>(told.done - told.before)
            / std::chrono::duration<double>(elapsed).count();
    if (const auto left = leftOf(told, elapsed))
        progress.left = std::chrono::round<std::chrono::seconds>(*left);
    return progress;
}
