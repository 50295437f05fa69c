// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
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
    /// What a side's clock gains with each of its moves.
    std::chrono::milliseconds increment {0};
    /// What each move has for itself before it takes from its side's clock; lost where it is not
    /// used.
    std::chrono::milliseconds move {0};

    /// What the side to move may take at most.
    std::chrono::milliseconds available() const { return own + move; }
    /// For protocols that have a clock and an increment alone, "60 s and 2 s a move": a move's own
    /// time counts as the increment, and a clock is never below what the move has.
    SearchClock joined() const
    {
        return {.own = std::max(own, move),
                .other = std::max(other, move),
                .increment = increment + move};
    }

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
