// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/boards.h"

/// A board to be searched when it is empty.
struct GrowthBoard
{
    QString name;
    int squares = 0;
    int line = 4; ///< discs in line that win
    AnyEmptyBoard board;
};

/// Those of core/board/boards.def, the one with the fewest squares first.
const std::vector<GrowthBoard>& growthBoards();
/// Null where there is none of the name.
const GrowthBoard* growthBoard(const QString& name);
