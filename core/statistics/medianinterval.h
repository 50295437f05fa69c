// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/statistics/statistics.h"

#include <optional>
#include <vector>

/// The middle value, or the mean of the two in the middle; 0 without values.
double medianOf(std::vector<double> values);

/// Of some repetitions of one measurement, in the unit of the values.
struct Repetitions
{
    double median = 0;
    double least = 0;
    double most = 0;
    /// Holds the true median with at least 95 %, whatever the values are distributed like: the two
    /// values that so many lie outside of (the sign test turned round; Thompson 1936). Nothing for
    /// fewer than six values, which can't say so much.
    std::optional<Interval> interval {};
};

/// There must be a value.
Repetitions repetitions(std::vector<double> values);
