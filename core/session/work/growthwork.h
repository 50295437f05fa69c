// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/growth/growthresult.h"
#include "core/session/jobs/job.h"

/// A search that is made again and again while one thing grows: the points so far, and all of them.
using GrowthJob = Job<GrowthResult, GrowthResult>;

/// Waits between two searches while it is paused. What is finished when it is stopped is its
/// result.
GrowthJob::Work growthWork(const GrowthRequest& request);
