// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/book/openingbook.h"

#include <vector>

/// A book that took no hours: its last positions are made up (all draws), except for those that the
/// side to move wins at once, which are left for the program to solve.
struct NearlyKnown
{
    explicit NearlyKnown(int plies) : book(plies)
    {
        const BookPositions& positions = book.positions(plies);
        for (std::size_t rank = 0; rank < positions.count(); ++rank) {
            if (positions.at(rank).winningSquares())
                open.push_back(rank);
            else
                book.setScore(plies, rank, 0);
        }
    }

    OpeningBook book;
    /// Ranks of the positions that are not known.
    std::vector<std::size_t> open;
};
