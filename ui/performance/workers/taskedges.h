// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parallel/timeline.h"

#include <vector>

/// The times at which something of a timeline begins or ends, in nanoseconds from its start: its
/// tasks, its iterations and the timeline itself. In order, each once.
std::vector<double> taskEdges(const Timeline& timeline);
/// The edge nearest to a time, no further away than `reach`; of two equally near the earlier one.
/// The time itself where there is none.
double nearestEdge(const std::vector<double>& edges, double time, double reach);
