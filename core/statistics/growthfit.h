// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/statistics/statistics.h"
#include "core/support/expected.h"

#include <cstdint>
#include <vector>

/// How a cost is taken to grow with x.
enum class GrowthLaw : std::uint8_t
{
    Exponential, ///< a * b^x: each step of x costs b times as much
    Power ///< a * x^b: twice the x costs 2^b times as much
};

/// What was seen: a cost in any unit at a place x.
struct GrowthPoint
{
    double x = 0;
    double cost = 0;
};

struct GrowthFit
{
    GrowthLaw law = GrowthLaw::Exponential;
    /// What each cost has beside what grows; 0 unless fitGrowthFromStart() found some.
    double start = 0;
    double a = 0;
    double b = 0;
    /// Of b, at 95 % confidence.
    Interval interval {};
    /// The share of the variance of the costs' logarithms that the line explains; 1 where all costs
    /// are alike, which the line meets.
    double rSquared = 0;
    int points = 0;

    /// The cost that the line has at x, which for a power is above 0; with the start.
    double at(double x) const;
};

/// The straight line through the logarithms of the costs, over x or over its logarithm, by least
/// squares, which weighs equal ratios alike (Draper, Smith, "Applied Regression Analysis", 1998,
/// chapter 1). With n points the slope's standard error is s / sqrt(sum (x - mean x)^2), s^2 =
/// residual sum of squares / (n - 2), and the interval is slope +- t(97.5 %, n - 2) of these
/// (section 1.4); of an exponential law both ends are raised to e, as b is. It takes the deviations
/// as independent and normal: counts without noise deviate because they follow another law, and
/// then it says how straight the line is, not how often it would be met.
///
/// Fails with a sentence for fewer than three points, a cost that is not above 0, an x not above 0
/// under a power, and where all x are the same.
Expected<GrowthFit> fitGrowth(GrowthLaw law, const std::vector<GrowthPoint>& points);
