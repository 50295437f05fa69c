// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/work/comparisonwork.h"

#include "core/compare/comparisonrun.h"

ComparisonJob::Work comparisonWork(const ComparisonRequest& request)
{
    return [request](const ComparisonJob::Context& job) {
        return runComparison(request, job.stop(), [&](const ComparisonProgress& told) {
            if (job.wantsInterim())
                job.send(ComparisonResult(told.soFar));
            job.reportStep(told.done, told.total);
        });
    };
}
