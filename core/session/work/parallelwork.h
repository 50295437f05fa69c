// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fulltree/parallelkept.h"
#include "core/session/jobs/job.h"

/// What a measurement of the parallel study has come to, and where it is kept.
struct ParallelOutcome
{
    ParallelResult result;
    QString file {}; ///< that it is kept in; empty where it is not
    QString fault {}; ///< a sentence where it could not be kept
};

/// A measurement of the parallel study: the rows so far as they fill, and the outcome.
using ParallelJob = Job<ParallelOutcome, ParallelResult>;

/// Measures, and keeps in this folder what was finished, also when it was stopped; an empty folder
/// keeps nothing.
ParallelJob::Work parallelWork(const ParallelSettings& settings, const QString& folder);
