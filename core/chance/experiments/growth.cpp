// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/experiments/growth.h"

#include <algorithm>
#include <cmath>

namespace fourcast::chance {

namespace {

struct Line
{
    double slope = 0;
    double height = 0; ///< at 0
    double explained = 0;
};

/// log y over x, or over log x.
Line lineThrough(std::span<const std::pair<double, double>> points, bool isPower)
{
    const auto count = static_cast<double>(points.size());
    const auto place = [isPower](double x) { return isPower ? std::log(x) : x; };
    double meanX = 0;
    double meanY = 0;
    for (const auto& [x, y] : points) {
        meanX += place(x) / count;
        meanY += std::log(y) / count;
    }
    double xx = 0;
    double xy = 0;
    double yy = 0;
    for (const auto& [x, y] : points) {
        const double dx = place(x) - meanX;
        const double dy = std::log(y) - meanY;
        xx += dx * dx;
        xy += dx * dy;
        yy += dy * dy;
    }
    const double slope = xx > 0 ? xy / xx : 0;
    // What does not vary is explained.
    return {slope, meanY - slope * meanX, yy > 0 && xx > 0 ? xy * xy / (xx * yy) : 1};
}

}

double Growth::at(double x) const
{
    return factor * (isPower ? std::pow(x, exponent) : std::pow(exponent, x));
}

std::optional<Growth> fittedGrowth(std::span<const std::pair<double, double>> points)
{
    constexpr std::size_t fewest = 3;
    if (points.size() < fewest || std::ranges::any_of(points, [](const auto& point) {
            return !(point.first > 0) || !(point.second > 0);
        }))
        return {};
    const Line power = lineThrough(points, true);
    const Line exponential = lineThrough(points, false);
    if (power.explained >= exponential.explained)
        return Growth {true, std::exp(power.height), power.slope, power.explained};
    return Growth {false, std::exp(exponential.height), std::exp(exponential.slope),
                   exponential.explained};
}

}
