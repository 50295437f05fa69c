// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/engineoptions.h"
#include "app/cli/interrupt.h"
#include "app/cli/tournament/tournamentcommand.h"
#include "core/tournament/standings.h"
#include "core/tournament/tournamentreport.h"

CommandResult commands::tournamentShow(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Prints the standings and the cross table of a tournament, also of one that is under way;\n"
        "with --report what each entrant missed, by the exact solver."));
    line.argument("FILE", "The file of 'tournament run'.", "FILE");
    line.option("report",
                "Adds a table of each entrant: winning columns not taken, blocks missed, results "
                "thrown away, slowest move, failures.");
    line.option("workers", "Threads of --report, 1 to 256; one per core by default.", "N");
    line.option("csv",
                "Prints the cross table, with --report what was missed, as "
                "comma-separated values.");
    line.option("json", "Prints JSON.");
    FOURCAST_TRY(line.parse(arguments));
    const int workers = readWorkers(line);
    if (line.has("json") && line.has("report"))
        line.misused(QStringLiteral("--report is for reading or for --csv, not for --json"));
    FOURCAST_TRY(line.failure());
    FOURCAST_LET(const auto tournament, tournamentcommand::load(line.arguments().value(0)));
    const TournamentResult result = resultOf(tournament);
    QByteArray csv = crossTableToCsv(tournament, result);
    QString text = tournamentToText(tournament, result);
    if (line.has("report")) {
        const Interrupt interrupt;
        const auto reports
            = reportEntrants(tournament, workers, interrupt.token(), [](int done, int all) {
                  console::longProgress(filled("game %1 of %2 looked through", done, all));
              });
        if (!reports)
            return console::fail(Stopped, QStringLiteral("Stopped before all games were solved"));
        csv = reportToCsv(tournament, *reports);
        text += u'\n' + reportToText(tournament, *reports);
    }
    line.answer(toJsonText(resultToJson(tournament, result)), csv, text);
    return Done;
}
