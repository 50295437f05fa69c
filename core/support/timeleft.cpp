// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/timeleft.h"

#include <algorithm>
#include <cstdint>

std::optional<std::chrono::nanoseconds> timeLeft(std::chrono::nanoseconds spent, double done,
                                                 double missing)
{
    if (done <= 0)
        return {};
    // What would take longer than can be counted takes as long as that.
    constexpr double mostNanoseconds = 9e18;
    const double left = static_cast<double>(spent.count()) / done * std::max(0.0, missing);
    return std::chrono::nanoseconds(static_cast<std::int64_t>(std::min(mostNanoseconds, left)));
}
