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
    /// The result so far; valid only during the callback.
    const ComparisonResult& soFar;
};

/// Runs the searches of all contenders round-robin, one at a time, then measures what pruning
/// saves. Blocks. Numbers other than times depend on the request alone. A stop ends it within
/// milliseconds and keeps the searches that are finished. `progress` (may be empty) is called on
/// this thread after each step. Fails with a sentence if the request is invalid, or if the system
/// has no threads or no memory for a contender.
Expected<ComparisonResult>
runComparison(const ComparisonRequest& request, const std::stop_token& stop,
              const std::function<void(const ComparisonProgress& progress)>& progress);
