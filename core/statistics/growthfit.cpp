// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/growthfit.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace {

struct GrowthFitText
{
    Q_DECLARE_TR_FUNCTIONS(GrowthFit)
};

constexpr std::size_t fewest = 3;

Expected<void> checkPoints(GrowthLaw law, const std::vector<GrowthPoint>& points)
{
    if (points.size() < fewest)
        return fail(GrowthFitText::tr("A line of growth needs at least three points, not %1.")
                        .arg(points.size()));
    for (const GrowthPoint& point : points) {
        if (!std::isfinite(point.cost) || point.cost <= 0)
            return fail(GrowthFitText::tr("The cost at %1 is not above 0, so it has no logarithm.")
                            .arg(point.x));
        if (law == GrowthLaw::Power && point.x <= 0)
            return fail(
                GrowthFitText::tr("A power law needs x values above 0, not %1.").arg(point.x));
    }
    const auto [low, high] = std::ranges::minmax(points, {}, &GrowthPoint::x);
    if (low.x == high.x)
        return fail(
            GrowthFitText::tr("All points are at %1, so no growth can be fitted.").arg(low.x));
    return {};
}

double placeOf(GrowthLaw law, double x)
{
    return law == GrowthLaw::Power ? std::log(x) : x;
}

}

double GrowthFit::at(double x) const
{
    return start + (law == GrowthLaw::Power ? a * std::pow(x, b) : a * std::pow(b, x));
}

Expected<GrowthFit> fitGrowth(GrowthLaw law, const std::vector<GrowthPoint>& points)
{
    FOURCAST_TRY(checkPoints(law, points));
    const auto count = static_cast<double>(points.size());
    double meanX = 0;
    double meanY = 0;
    for (const GrowthPoint& point : points) {
        meanX += placeOf(law, point.x) / count;
        meanY += std::log(point.cost) / count;
    }
    // Deviations from the means: sums of squares would lose what large x have in common.
    double xx = 0;
    double xy = 0;
    double yy = 0;
    for (const GrowthPoint& point : points) {
        const double x = placeOf(law, point.x) - meanX;
        const double y = std::log(point.cost) - meanY;
        xx += x * x;
        xy += x * y;
        yy += y * y;
    }
    // Logarithms that differ in their last digits alone are the same.
    const bool isFlat = yy <= count * 1e-24;
    const double slope = isFlat ? 0 : xy / xx;
    double residual = 0;
    for (const GrowthPoint& point : points) {
        const double off = std::log(point.cost) - meanY - slope * (placeOf(law, point.x) - meanX);
        residual += isFlat ? 0 : off * off;
    }
    const double reach = studentQuantile(count - 2) * std::sqrt(residual / (count - 2) / xx);
    const auto toB = [law](double s) { return law == GrowthLaw::Power ? s : std::exp(s); };
    return GrowthFit {.law = law,
                      .start = 0,
                      .a = std::exp(meanY - slope * meanX),
                      .b = toB(slope),
                      .interval = {toB(slope - reach), toB(slope + reach)},
                      .rSquared = isFlat ? 1.0 : std::max(0.0, 1.0 - residual / yy),
                      .points = static_cast<int>(points.size())};
}
