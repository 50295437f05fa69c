// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandline.h"
#include "core/parallel/remotetasks.h"
#include "core/tournament/tournament.h"

#include <vector>

/// What `tournament run` and `tournament resume` have in common.
namespace tournamentcommand {

/// --engine, --depth, --workers, --record and --json.
void addRunOptions(CommandLine& line);
/// The entrants of --engine, each by its name or by its name, a colon and a depth.
std::vector<Entrant> readEntrants(CommandLine& line, const TournamentClock& clock);
/// Plays what is missing, by the workers' others where there are any, keeps it in the file as it
/// comes, and prints the standings. In the function of withProcesses().
CommandResult play(CommandLine& line, const QString& file, Tournament tournament,
                   const TaskWorkers& workers);

/// The tournament in a file that is there.
Expected<Tournament> load(const QString& file);

}
