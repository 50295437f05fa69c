// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cmath>

/// Nanoseconds as milliseconds, and back: of times below ten days the same ones.
inline double toMilliseconds(std::chrono::nanoseconds time)
{
    return static_cast<double>(time.count()) * 1e-6;
}

inline std::chrono::nanoseconds fromMilliseconds(double milliseconds)
{
    return std::chrono::nanoseconds(std::llround(milliseconds * 1e6));
}
