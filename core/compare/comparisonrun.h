// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparisonresult.h"

#include <functional>
#include <stop_token>

/// How far a run is.
struct ComparisonProgress
{
    int done = 0; ///< searches, and what is found about pruning
    int total = 0;
    /// What is there so far. Holds during the call.
    const ComparisonResult& soFar;
};

/// Lets everybody search in turn, round after round, one search at a time, and finds out then what
/// pruning saves; blocks. Numbers that repeat depend on the request alone. A stop is answered
/// within milliseconds and keeps what is finished. `progress`, which may be empty, is called from
/// this thread after each step. Fails with a sentence where the request does, and where the system
/// has no threads or no memory for a contender.
Expected<ComparisonResult>
runComparison(const ComparisonRequest& request, const std::stop_token& stop,
              const std::function<void(const ComparisonProgress& progress)>& progress);
