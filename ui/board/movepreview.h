// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"
#include "ui/text/columnchip.h"

#include <array>
#include <vector>

/// What the board may show of moves that are not played yet, as far as it is known of one position.
struct MovePreview
{
    Position root;
    /// What a disc is worth in each column, in a line; empty where nothing is to be shown.
    ColumnChips worth;
    /// The best answer to it; none where there is none, or it is not known.
    std::array<Move, ColumnsReport::columns> replies;
    /// The next moves of best play, to be shown as arrows.
    std::vector<Move> line;

    friend bool operator==(const MovePreview&, const MovePreview&) = default;
};
