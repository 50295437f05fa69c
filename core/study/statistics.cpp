// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/statistics.h"

#include <QtGlobal>
#include <algorithm>
#include <cmath>

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

    constexpr double z = 1.959963984540054; // 97.5 % of the normal distribution lie below it
    const double n = trials;
    const double weight = 1.0 + z * z / n;
    const double centre = (share + z * z / (2.0 * n)) / weight;
    const double reach = z / weight * std::sqrt(share * (1.0 - share) / n + z * z / (4.0 * n * n));
    return {std::max(0.0, centre - reach), std::min(1.0, centre + reach)};
}

Interval differenceInterval(int firstSuccesses, int firstTrials, int secondSuccesses,
                            int secondTrials)
{
    if (firstTrials == 0 || secondTrials == 0)
        return {-1.0, 1.0};
    return differenceIntervalOf(double(firstSuccesses) / firstTrials, firstTrials,
                                double(secondSuccesses) / secondTrials, secondTrials);
}

Interval differenceIntervalOf(double firstShare, double firstTrials, double secondShare,
                              double secondTrials)
{
    if (firstTrials <= 0.0 || secondTrials <= 0.0)
        return {-1.0, 1.0};
    const Interval first = wilsonIntervalOf(firstShare, firstTrials);
    const Interval second = wilsonIntervalOf(secondShare, secondTrials);
    return {
        firstShare - secondShare - std::hypot(firstShare - first.low, second.high - secondShare),
        firstShare - secondShare + std::hypot(first.high - firstShare, secondShare - second.low)};
}
