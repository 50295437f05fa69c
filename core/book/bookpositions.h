// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"

#include <cstddef>
#include <optional>
#include <vector>

/// Every position of the standard board with a given number of discs that can come up in a game and
/// is not won, a position and its mirror image counted once, sorted by key.
///
/// The rank of a position in this order is what an opening book is indexed by: the book then holds
/// scores alone, and the order is recomputed when it is opened (some ten milliseconds for 8 plies).
class BookPositions
{
public:
    explicit BookPositions(int plies);

    int plies() const { return m_plies; }
    std::size_t count() const { return m_positions.size(); }
    const Position& at(std::size_t rank) const { return m_positions[rank]; }
    /// Empty when no such position can come up.
    std::optional<std::size_t> rankOf(const Position& position) const;

    /// All positions of one more disc.
    BookPositions next() const;

    /// The position or its mirror image, whichever has the smaller key.
    static Position canonical(const Position& position);

private:
    BookPositions() = default;

    int m_plies = 0;
    std::vector<Position> m_positions;
};
