// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/statistics.h"

#include <QtGlobal>
#include <algorithm>
#include <array>
#include <cmath>

namespace {

constexpr double normalQuantile = 1.959963984540054; // 97.5 % of the normal distribution

}

Interval wilsonInterval(int successes, int trials)
{
    Q_ASSERT(successes >= 0 && successes <= trials);
    return wilsonIntervalOf(trials > 0 ? double(successes) / trials : 0.0, trials);
}

Interval wilsonIntervalOf(double share, double trials)
{
    Q_ASSERT(share >= 0.0 && share <= 1.0);
    if (trials <= 0.0)
        return {};

    constexpr double z = normalQuantile;
    const double n = trials;
    const double weight = 1.0 + z * z / n;
    const double centre = (share + z * z / (2.0 * n)) / weight;
    const double reach = z / weight * std::sqrt(share * (1.0 - share) / n + z * z / (4.0 * n * n));
    return {std::max(0.0, centre - reach), std::min(1.0, centre + reach)};
}

Interval differenceIntervalOf(double firstShare, double firstDomains, double secondShare,
                              double secondDomains)
{
    if (firstDomains <= 0.0 || secondDomains <= 0.0)
        return {-1.0, 1.0};
    const Interval first = wilsonIntervalOf(firstShare, firstDomains);
    const Interval second = wilsonIntervalOf(secondShare, secondDomains);
    return {
        firstShare - secondShare - std::hypot(firstShare - first.low, second.high - secondShare),
        firstShare - secondShare + std::hypot(first.high - firstShare, secondShare - second.low)};
}

double studentQuantile(double degrees)
{
    // Up to ten the series below is off in the third decimal; between two of these lies a line.
    constexpr std::array table {12.7062, 4.3027, 3.1824, 2.7764, 2.5706,
                                2.4469,  2.3646, 2.3060, 2.2622, 2.2281};
    if (degrees < double(table.size())) {
        const auto below = static_cast<std::size_t>(degrees) - 1;
        const double part = degrees - std::floor(degrees);
        return table[below] + part * (table[below + 1] - table[below]);
    }
    // Fisher and Cornish 1960.
    const double z = normalQuantile;
    const double z2 = z * z;
    const double first = z * (z2 + 1) / 4;
    const double second = z * ((5 * z2 + 16) * z2 + 3) / 96;
    const double third = z * (((3 * z2 + 19) * z2 + 17) * z2 - 15) / 384;
    return z + (first + (second + third / degrees) / degrees) / degrees;
}

std::optional<Interval> meanInterval(double mean, double meanOfSquares, double values)
{
    if (values < 2.0)
        return {};
    const double spread = std::max(0.0, meanOfSquares - mean * mean) / (values - 1);
    const double reach = studentQuantile(values - 1) * std::sqrt(spread);
    return Interval {mean - reach, mean + reach};
}
