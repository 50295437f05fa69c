// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/engineoptions.h"
#include "app/cli/knownprograms.h"
#include "app/cli/outputfile.h"
#include "app/cli/processes.h"
#include "app/cli/tournament/tournamentcommand.h"

CommandResult commands::tournamentResume(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Goes on with a tournament where it ended. Engines that are named join it: the games that\n"
        "were played stay, and theirs are added."));
    line.argument("FILE", "The file of 'tournament run'.", "FILE");
    tournamentcommand::addRunOptions(line);
    FOURCAST_TRY(line.parse(arguments));
    knownprograms::load();
    const QString file = line.arguments().value(0);
    const int workers = readWorkers(line);
    FOURCAST_TRY(line.failure());
    // Of several processes only the one that leads has the file.
    return withProcesses(workers, [&](const TaskWorkers& with) -> CommandResult {
        FOURCAST_LET(auto tournament, tournamentcommand::load(file));
        auto& entrants = tournament.options.entrants;
        const auto added = tournamentcommand::readEntrants(line, tournament.options.clock);
        entrants.insert(entrants.end(), added.begin(), added.end());
        FOURCAST_TRY(line.failure());
        FOURCAST_TRY(checkWritable(file));
        return tournamentcommand::play(line, file, std::move(tournament), with);
    });
}
