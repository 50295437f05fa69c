// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/moveclass.h"
#include "core/board/position.h"

#include <map>

class Solver;

/// A reading of "best, slower, mistake, blunder, only move, forced" from one exact score per reply,
/// column by column and without bitboards, to hold core/analysis/moveclass.h against.
namespace naiveclass {

/// From the view of the side that moves into the column; `solver` answers the replies one by one.
std::map<int, int> exactScores(Solver& solver, const Position& before);

MoveClass read(const Position& before, int played, const std::map<int, int>& scores);

}
