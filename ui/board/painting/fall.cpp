// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/painting/fall.h"

#include <algorithm>
#include <cmath>

namespace {

/// Rows per square second: six rows in 420 ms.
constexpr double fallGravity = 2 * 6 / (0.42 * 0.42);
/// Share of its speed that a disc keeps when it bounces.
constexpr double restitution = 0.2;
constexpr double millisecondsOfSecond = 1000;

}

namespace fall {

double time(double rows)
{
    return millisecondsOfSecond * std::sqrt(2 * rows / fallGravity);
}

double whole()
{
    return 1 + 2 * restitution;
}

double height(double rows, double share)
{
    if (share <= 1)
        return rows * (1 - share * share);
    // The bounce is a throw upwards at `restitution` of the landing speed: it takes that share of
    // the fall's time on the way up, and the same on the way down.
    const double since = share - 1;
    return std::max(0.0, 2 * rows * restitution * since - rows * since * since);
}

}
