// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

/// The size of the tree that a search without pruning visits, counted and not walked: positions
/// that are reached more than once are kept once, with how often, and a position and its mirror
/// image are one. A finished game ends its line; a position counts as often as it is reached.
struct TreeCount
{
    enum class Status : std::uint8_t
    {
        Whole,
        TooLarge, ///< it has too many different positions, or more than 2^64 - 1 in all
        Stopped
    };

    Status status = Status::Whole;
    /// By plies from the root, which is the first; as far as they were counted.
    std::vector<std::uint64_t> positions {};
    /// Those of them in which the game is over; of the last ply perhaps not known.
    std::vector<std::uint64_t> finished {};

    /// How deep it is known.
    int depth() const { return static_cast<int>(positions.size()) - 1; }
    /// Of the tree to this depth, which must not be above depth(): what minimax visits, the root
    /// counted. Nothing where a number would not hold it.
    std::optional<std::uint64_t> nodes(int toDepth) const;
    /// Positions at this depth and finished games before it: what minimax values.
    std::optional<std::uint64_t> leaves(int toDepth) const;
};

/// As many different positions of one ply as are kept unless a test asks for fewer: some 100 MB.
inline constexpr std::size_t mostCounted = 1'000'000;

/// The root must not be finished. Blocks; a stop is answered within milliseconds.
TreeCount countTree(const Position& root, int depth, const std::stop_token& stop = {},
                    std::size_t most = mostCounted);
