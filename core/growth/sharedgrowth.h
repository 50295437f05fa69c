// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/growth/growthrun.h"
#include "core/parallel/remotetasks.h"

/// The same as runGrowth(), but that others measure the points, several at once; what they leave is
/// measured here. Where counts alone end a run, the points are the same. A stop keeps the points
/// that are finished; `progress` is called after each point. Points that were measured on one
/// machine at the same time are disturbed, and so is what may have been. Fails for programs of
/// others, too, which depend on the machine.
Expected<GrowthResult>
runSharedGrowth(const GrowthRequest& request, RemoteTasks& others, const std::stop_token& stop,
                const std::function<void(const GrowthProgress& progress)>& progress);
