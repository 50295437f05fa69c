// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/work/curveswork.h"

CurvesJob::Work curvesWork(const CurveOptions& options)
{
    return [options](const CurvesJob::Context& job) {
        return runStudyCurves(options, job.stop(), [&job](int done, int expected) {
            job.report({.done = static_cast<std::uint64_t>(done),
                        .total = static_cast<std::uint64_t>(expected)});
        });
    };
}
