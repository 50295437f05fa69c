// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/work/growthwork.h"

#include "core/growth/growthrun.h"
#include "core/support/threads/concurrentload.h"

GrowthJob::Work growthWork(const GrowthRequest& request)
{
    return [request](const GrowthJob::Context& job) -> Expected<GrowthResult> {
        const ConcurrentLoad work;
        auto result = runGrowth(request, job.stop(), [&](const GrowthProgress& told) {
            if (job.wantsInterim()) {
                GrowthResult soFar = told.soFar;
                soFar.disturbed = work.metAnother();
                job.send(std::move(soFar));
            }
            job.reportStep(told.done, told.total);
        });
        if (result)
            result->disturbed = work.metAnother();
        return result;
    };
}
