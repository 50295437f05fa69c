// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/statistics.h"

#include <QtGlobal>
#include <algorithm>
#include <cmath>

Interval wilsonInterval(int successes, int trials)
{
    Q_ASSERT(successes >= 0 && successes <= trials);
    if (trials == 0)
        return {};

    constexpr double z = 1.959963984540054; // 97.5 % of the normal distribution lie below it
    const double n = trials;
    const double share = successes / n;
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
    const Interval first = wilsonInterval(firstSuccesses, firstTrials);
    const Interval second = wilsonInterval(secondSuccesses, secondTrials);
    const double p = double(firstSuccesses) / firstTrials;
    const double q = double(secondSuccesses) / secondTrials;
    return {p - q - std::hypot(p - first.low, second.high - q),
            p - q + std::hypot(first.high - p, q - second.low)};
}
