// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/solver/solvereport.h"
#include "ui/style/looks.h"

#include <QString>

/// Sentences about what the exact solver knows of a position.
namespace analysiswords {

/// "Exact: Orange wins in 7 moves"; "Proved so far: Orange does not lose"; how a finished game
/// ended.
QString result(const Position& position, const ColumnsReport& report, DiscTheme theme);

/// "Solver: 12,345 nodes, 0.42 s, workers: 2", or from the book, with what it is doing.
QString work(const ColumnsReport& report, bool running, bool waiting, bool disturbed = false);

/// The moves as squares, each a link with the number of moves up to it as its address.
QString line(const Position& root, const std::vector<Move>& moves);

}
