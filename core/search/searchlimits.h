// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

/// The clocks of a game as a move begins. Only programs of others are told of them; who lets our
/// engines play by a clock gives each move its time.
struct SearchClock
{
    /// Of the side to move, and of the other.
    std::chrono::milliseconds own {0};
    std::chrono::milliseconds other {0};
    /// What a side gets for each of its moves.
    std::chrono::milliseconds increment {0};

    friend bool operator==(const SearchClock&, const SearchClock&) = default;
};

/// What the caller allows. Zero means "no limit of this kind". With nothing but a depth the search
/// goes to that depth; a node or time budget is used up by iterative deepening.
struct SearchLimits
{
    /// Plies.
    int depth = 0;
    std::uint64_t nodes = 0;
    std::chrono::milliseconds time {0};
    std::optional<SearchClock> clock {};

    friend bool operator==(const SearchLimits&, const SearchLimits&) = default;
};
