// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/play/reportgame.h"

CommandResult commands::simulate(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Plays the parallel report's game, computer against computer: X moves first, columns are\n"
        "0 to 6, each side takes one of the best moves of the full minimax tree, equal ones at\n"
        "random. The report's other game, against a person, is play --style report."));
    addReportGameOptions(line, {});
    FOURCAST_TRY(line.parse(arguments));
    ReportGameOptions options = readReportGameOptions(line);
    options.human = false;
    FOURCAST_TRY(line.failure());
    return playReportGame(options);
}
