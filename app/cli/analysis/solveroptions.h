// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandline.h"
#include "core/search/searchlimits.h"
#include "core/solver/solver.h"

#include <QJsonObject>
#include <memory>

/// The exact solver on the command line: its options, and how its answers are written.

/// --hash and --no-book.
void addSolverOptions(CommandLine& line);

/// A solver after those options; null, and `line` knows why, when there is no memory for its table.
std::unique_ptr<Solver> readSolver(CommandLine& line, int workers);

/// "3", or "-2..5" where only bounds are proved.
QString intervalText(const ScoreInterval& score);
/// `{"lower": 3, "upper": 3, "text": "wins in 7"}`; `plies` are the discs on the board.
QJsonObject intervalToJson(const ScoreInterval& score, int plies);
/// "solved", "limit reached" or "stopped".
QString statusText(SolveStatus status);
