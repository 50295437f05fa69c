// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

/// Whether a search goes on at a node, and where its value came from if not.
enum class LeafKind : std::uint8_t
{
    None, ///< it is searched
    Ended, ///< its value is that of the finished game
    Valued ///< the heuristic had to value it
};
