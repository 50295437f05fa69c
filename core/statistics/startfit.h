// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/statistics/growthfit.h"

/// fitGrowth() for costs that hold a start-up beside what grows, as times do (threads, hand-over,
/// reports): start + a * b^x, or start + a * x^b, by least squares of the logarithms. Without it
/// the small costs, which are all start-up, would hide how the large ones grow.
///
/// The start is never below 0; where 0 meets the points as well, or there are fewer than four of
/// them, the fit is that of fitGrowth(). Else the interval of b is that of the nonlinear problem
/// made linear at its minimum, with n - 3 degrees of freedom (Bates, Watts, "Nonlinear Regression
/// Analysis and Its Applications", 1988, section 2.2). It takes the deviations of the logarithms as
/// independent and normal.
///
/// Fails as fitGrowth() does, and where the start is most of the cost at all but two points.
Expected<GrowthFit> fitGrowthFromStart(GrowthLaw law, const std::vector<GrowthPoint>& points);
