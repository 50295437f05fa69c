// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/growth/growthresult.h"

#include <functional>
#include <stop_token>

/// How far a run is.
struct GrowthProgress
{
    int done = 0; ///< searches
    int total = 0; ///< as long as no limit of time spares some
    /// The points so far, the one under way with the searches it has. Holds during the call.
    const GrowthResult& soFar;
};

/// Searches at each place in turn, one search at a time; blocks. The nodes depend on the request
/// alone, unless they vary with several workers. A point that the limit of time ends without a
/// finished search ends the run where the next ones would cost more still: of depth and discs. A
/// stop keeps what is finished. `progress`, which may be empty, is called from this thread after
/// each search. Fails with a sentence where the request does, and where a
/// program of others does, which it names with the reason.
Expected<GrowthResult>
runGrowth(const GrowthRequest& request, const std::stop_token& stop,
          const std::function<void(const GrowthProgress& progress)>& progress);
