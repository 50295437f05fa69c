// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparisonresult.h"
#include "core/session/jobs/job.h"

/// Searches that are compared: those so far, and all of them.
using ComparisonJob = Job<ComparisonResult, ComparisonResult>;

/// Waits between two searches while it is paused. What is finished when it is stopped is its
/// result.
ComparisonJob::Work comparisonWork(const ComparisonRequest& request);
