// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/medianinterval.h"

#include <algorithm>
#include <cmath>

namespace {

/// How many values may be left out at each end: the largest number for which as many heads or fewer
/// in n throws of a coin have at most 2.5 %; -1 where not even none has.
int leftOutAtEachEnd(std::size_t n)
{
    double chance = std::pow(0.5, static_cast<double>(n));
    double sum = 0;
    int heads = 0;
    while ((sum += chance) <= 0.025) {
        chance *= static_cast<double>(n - static_cast<std::size_t>(heads))
            / static_cast<double>(heads + 1);
        ++heads;
    }
    return heads - 1;
}

}

double medianOf(std::vector<double> values)
{
    if (values.empty())
        return 0;
    std::ranges::sort(values);
    const std::size_t n = values.size();
    return (values[(n - 1) / 2] + values[n / 2]) / 2;
}

Repetitions repetitions(std::vector<double> values)
{
    std::ranges::sort(values);
    const std::size_t n = values.size();
    Repetitions found {.median = medianOf(values), .least = values.front(), .most = values.back()};
    // For many values the chance of none is no number any more; a normal curve is exact enough.
    const int out = n < 1000
        ? leftOutAtEachEnd(n)
        : static_cast<int>(static_cast<double>(n) / 2 - 0.98 * std::sqrt(static_cast<double>(n)))
            - 1;
    if (out >= 0)
        found.interval = Interval {values[static_cast<std::size_t>(out)],
                                   values[n - 1 - static_cast<std::size_t>(out)]};
    return found;
}
