// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/tree/treesearcher.h"

namespace fourcast::lesson {

/// How the game ends after a move, both sides playing their best from there.
struct ColumnScore
{
    int column = 0;
    int outcome = 0; ///< 1 the side that moves wins, 0 a draw, -1 it loses
    int plies = 0; ///< discs until then, this one counted

    /// Better ones are greater: quick wins, slow losses.
    int rank() const;
};

/// Of every column that can be played, from left to right; the position must be unfinished, on a
/// board for which there are exact values. Nothing where it was stopped.
Expected<std::optional<std::vector<ColumnScore>>> columnScores(const AnyPosition& position,
                                                               const ExactScores& exact,
                                                               const std::stop_token& stop = {});

/// The columns that no other is better than.
std::vector<int> bestColumns(const std::vector<ColumnScore>& scores);
/// Those that end as well as the best, however long it takes.
std::vector<int> keepingColumns(const std::vector<ColumnScore>& scores);

}
