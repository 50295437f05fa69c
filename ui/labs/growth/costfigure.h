// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/growth/growthresult.h"
#include "ui/paper/figure.h"

/// The cost over what grows, on a logarithmic axis: the medians with their spread, the line that is
/// fitted to them, and what others published, each source with a shape of its own. Points that are
/// no part of the line are hollow.
Figure costFigure(const GrowthResult& result, GrowthCost cost);
