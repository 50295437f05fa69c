// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/jobs/job.h"
#include "core/study/results/curves.h"

/// The games of the study's figures 12 and 13; without curves where it was stopped.
using CurvesJob = Job<std::vector<StudyCurve>>;

CurvesJob::Work curvesWork(const CurveOptions& options);
