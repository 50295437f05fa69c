// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandline.h"
#include "core/board/boards.h"
#include "core/fulltree/parallelstrategy.h"

/// The game as the parallel report's program plays it: X moves first, columns are 0 to 6, and the
/// computer takes one of the best moves of the full minimax tree, equal ones at random.
struct ReportGameOptions
{
    AnyEmptyBoard board;
    int depth = 6;
    ParallelStrategy strategy = ParallelStrategy::RootMapped;
    int workers = 1;
    std::uint64_t seed = 1;
    /// A person is X and types columns; without one the computer plays both sides.
    bool human = true;
};

/// --board, --depth, --strategy, --workers and --seed, where the command has them not yet.
void addReportGameOptions(CommandLine& line, const QStringList& known);
ReportGameOptions readReportGameOptions(CommandLine& line);

/// Plays one game on standard output, and input where a person plays. Returns the exit code.
int playReportGame(const ReportGameOptions& options);
