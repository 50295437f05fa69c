// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/startfit.h"

#include "core/statistics/matrix.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace {

struct StartFitText
{
    // One context with fitGrowth()'s sentences.
    Q_DECLARE_TR_FUNCTIONS(GrowthFit)
};

/// Three for the curve, one for what it misses.
constexpr std::size_t fewestForStart = 4;
constexpr std::ptrdiff_t fewestGrown = 3;
constexpr int mostSteps = 200;
/// A start of which less than this share is seen anywhere is none.
constexpr double leastStartShare = 1e-6;
/// A step that gains less of the squares is the last one.
constexpr double leastGain = 1e-13;

enum Parameter : std::uint8_t
{
    LogStart,
    LogScale,
    Slope
};
using Parameters = std::array<double, 3>;

/// log(start + growth) at the points, with its derivatives by log start, log a and slope.
class StartCurve
{
public:
    StartCurve(GrowthLaw law, const std::vector<GrowthPoint>& points)
    {
        for (const GrowthPoint& point : points) {
            m_x.push_back(law == GrowthLaw::Power ? std::log(point.x) : point.x);
            m_y.push_back(std::log(point.cost));
        }
    }

    /// What of the cost is start, 0 to 1.
    double startShare(const Parameters& at, std::size_t point) const
    {
        return 1 / (1 + std::exp(at[LogScale] + at[Slope] * m_x[point] - at[LogStart]));
    }

    double miss(const Parameters& at, std::size_t point) const
    {
        const double growth = at[LogScale] + at[Slope] * m_x[point];
        const double more = std::max(growth, at[LogStart]);
        const double less = std::min(growth, at[LogStart]);
        return m_y[point] - more - std::log1p(std::exp(less - more));
    }

    double squares(const Parameters& at) const
    {
        double sum = 0;
        for (std::size_t i = 0; i < m_x.size(); ++i)
            sum += miss(at, i) * miss(at, i);
        return sum;
    }

    /// The products of the derivatives with each other and with what the curve misses.
    std::pair<Matrix, std::vector<double>> normalEquations(const Parameters& at) const
    {
        Matrix products(3, std::vector<double>(3));
        std::vector<double> misses(3);
        for (std::size_t i = 0; i < m_x.size(); ++i) {
            const double start = startShare(at, i);
            const Parameters by {start, 1 - start, (1 - start) * m_x[i]};
            for (std::size_t row = 0; row < 3; ++row) {
                misses[row] += by[row] * miss(at, i);
                for (std::size_t column = 0; column < 3; ++column)
                    products[row][column] += by[row] * by[column];
            }
        }
        return {products, misses};
    }

    double totalSquares() const
    {
        double mean = 0;
        for (const double y : m_y)
            mean += y / static_cast<double>(m_y.size());
        double sum = 0;
        for (const double y : m_y)
            sum += (y - mean) * (y - mean);
        return sum;
    }

private:
    std::vector<double> m_x;
    std::vector<double> m_y;
};

/// The minimum of the squares next to `from` (Marquardt, SIAM Journal 11, 1963).
Parameters descended(const StartCurve& curve, const Parameters& from)
{
    Parameters at = from;
    double squares = curve.squares(at);
    double damping = 1e-3;
    for (int i = 0; i < mostSteps && damping < 1e12; ++i) {
        auto [products, misses] = curve.normalEquations(at);
        for (std::size_t row = 0; row < 3; ++row)
            products[row][row] += damping * (products[row][row] + 1e-12);
        const auto inverse = invertedPositive(products);
        if (!inverse) {
            damping *= 10;
            continue;
        }
        const std::vector<double> step = product(*inverse, misses);
        const Parameters next {at[0] + step[0], at[1] + step[1], at[2] + step[2]};
        const double there = curve.squares(next);
        if (!(there < squares)) {
            damping *= 10;
            continue;
        }
        const bool isLast = squares - there <= leastGain * squares;
        at = next;
        squares = there;
        damping = std::max(damping / 10, 1e-12);
        if (isLast)
            break;
    }
    return at;
}

/// Of several places to begin at: the start is some share of the least cost, and what is left grows
/// as the two largest costs do.
Parameters bestStart(GrowthLaw law, const std::vector<GrowthPoint>& points, const StartCurve& curve)
{
    const double least = std::ranges::min(points, {}, &GrowthPoint::cost).cost;
    Parameters best {};
    double fewest = 0;
    bool isFirst = true;
    for (const double share : {0.1, 0.5, 0.9, 0.99}) {
        std::vector<GrowthPoint> grown;
        for (const GrowthPoint& point : points)
            grown.push_back({point.x, point.cost - share * least});
        const auto line = fitGrowth(law, grown);
        if (!line)
            continue;
        const double slope = law == GrowthLaw::Power ? line->b : std::log(line->b);
        const Parameters found
            = descended(curve, {std::log(share * least), std::log(line->a), slope});
        const double squares = curve.squares(found);
        if (isFirst || squares < fewest) {
            best = found;
            fewest = squares;
            isFirst = false;
        }
    }
    return best;
}

}

Expected<GrowthFit> fitGrowthFromStart(GrowthLaw law, const std::vector<GrowthPoint>& points)
{
    FOURCAST_LET(const GrowthFit plain, fitGrowth(law, points));
    const StartCurve curve(law, points);
    // A flat row is all start or all growth: nobody can tell.
    if (points.size() < fewestForStart || plain.rSquared == 1.0)
        return plain;
    const Parameters at = bestStart(law, points, curve);
    double mostShare = 0;
    std::ptrdiff_t grown = 0;
    for (std::size_t i = 0; i < points.size(); ++i) {
        mostShare = std::max(mostShare, curve.startShare(at, i));
        grown += curve.startShare(at, i) < 0.5 ? 1 : 0;
    }
    const double residual = curve.squares(at);
    const double total = curve.totalSquares();
    if (mostShare < leastStartShare || residual >= (1 - plain.rSquared) * total)
        return plain;
    if (grown < fewestGrown)
        return fail(StartFitText::tr("Start-up is most of the cost at all but %1 points. A fit of "
                                     "growth needs at least three.")
                        .arg(grown));
    const auto inverse = invertedPositive(curve.normalEquations(at).first);
    if (!inverse)
        return plain;
    const auto degrees = static_cast<double>(points.size() - 3);
    const double reach
        = studentQuantile(degrees) * std::sqrt(residual / degrees * (*inverse)[Slope][Slope]);
    const auto toB = [law](double s) { return law == GrowthLaw::Power ? s : std::exp(s); };
    return GrowthFit {.law = law,
                      .start = std::exp(at[LogStart]),
                      .a = std::exp(at[LogScale]),
                      .b = toB(at[Slope]),
                      .interval = {toB(at[Slope] - reach), toB(at[Slope] + reach)},
                      .rSquared = std::max(0.0, 1.0 - residual / total),
                      .points = static_cast<int>(points.size())};
}
