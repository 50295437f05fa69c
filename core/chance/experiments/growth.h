// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <utility>

namespace fourcast::chance {

/// How a measure grows with a parameter, by least squares over logarithms.
struct Growth
{
    /// y = factor * x^exponent, or y = factor * exponent^x.
    bool isPower = true;
    double factor = 1;
    double exponent = 1;
    /// Of the variation of log y what the fit explains, 0 to 1.
    double explained = 0;

    double at(double x) const;
};

/// Whichever of the two explains more. Nothing for fewer than three points, or for one that is not
/// above 0.
std::optional<Growth> fittedGrowth(std::span<const std::pair<double, double>> points);

}
