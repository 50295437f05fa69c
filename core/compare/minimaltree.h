// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/heuristics.h"
#include "core/search/terminalvalues.h"

#include <cstdint>
#include <optional>
#include <stop_token>

/// The minimal tree that proves what a position is worth: what alpha-beta looks at when it tries a
/// best move first everywhere, and among the moves that refute one that it can refute with least.
/// Nothing smaller proves the value, in whatever order. Of a tree with b moves everywhere it has
/// b^ceil(d/2) + b^floor(d/2) - 1 leaves (D. E. Knuth, R. W. Moore, An Analysis of Alpha-Beta
/// Pruning, 1975); here the tree of the game is measured, whose lines end and whose branches are
/// not alike. A position counts as often as it is reached, as where there is no table.
struct MinimalTree
{
    enum class Status : std::uint8_t
    {
        Whole,
        TooLarge,
        Stopped
    };

    Status status = Status::Whole;
    /// The root counted; none where it was not found.
    std::uint64_t nodes = 0;
    /// Of the root, from the view of the side to move.
    Value value = 0;
};

/// As many different positions as are kept unless a test asks for fewer: some 130 MB.
inline constexpr std::size_t mostWeighed = 1'000'000;

/// The root must not be finished, and the full tree must be one that countTree() counts. Blocks; a
/// stop is answered within milliseconds.
MinimalTree leastTree(const Position& root, int depth, const AnyHeuristic& heuristic,
                      const TerminalValues& terminals, const std::stop_token& stop = {},
                      std::size_t most = mostWeighed);
