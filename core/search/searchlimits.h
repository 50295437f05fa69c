// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>

/// What the caller allows. Zero means "no limit of this kind". With nothing but a depth the search
/// goes to that depth; a node or time budget is used up by iterative deepening.
struct SearchLimits
{
    /// Plies.
    int depth = 0;
    std::uint64_t nodes = 0;
    std::chrono::milliseconds time {0};

    friend bool operator==(const SearchLimits&, const SearchLimits&) = default;
};
