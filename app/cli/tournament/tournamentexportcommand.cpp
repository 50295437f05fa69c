// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/outputfile.h"
#include "app/cli/tournament/tournamentcommand.h"
#include "core/tournament/standings.h"
#include "core/tournament/tournamentpgn.h"

#include <QFileInfo>

CommandResult commands::tournamentExport(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Writes a tournament for other programs: its table and games for spreadsheets, and the\n"
        "games as PGN with the variant cfour, which Cute Chess reads."));
    line.argument("FILE", "The file of 'tournament run'.", "FILE");
    line.option("table", "Writes standings and cross table, comma-separated.", "FILE");
    line.option("games", "Writes a row per game, comma-separated.", "FILE");
    line.option("pgn", "Writes the games as PGN.", "FILE");
    line.option("event", "The name of the tournament in PGN; that of its file by default.", "TEXT");
    addForceOption(line);
    FOURCAST_TRY(line.parse(arguments));
    const QString file = line.arguments().value(0);
    const QString table = readFileName(line, "table");
    const QString games = readFileName(line, "games");
    const QString pgn = readFileName(line, "pgn");
    if (table.isEmpty() && games.isEmpty() && pgn.isEmpty())
        line.misused(QStringLiteral("Nothing is written without --table, --games or --pgn"));
    const QStringList outputs {table, games, pgn};
    for (qsizetype i = 0; i < outputs.size(); ++i)
        if (!outputs[i].isEmpty())
            line.check(
                checkOutput(outputs[i], line.has("force"), QStringList(file) + outputs.mid(0, i)));
    FOURCAST_TRY(line.failure());
    FOURCAST_LET(const auto tournament, tournamentcommand::load(file));
    const QString event = line.text("event", QFileInfo(file).completeBaseName());
    if (!table.isEmpty())
        FOURCAST_TRY(writeFile(table, crossTableToCsv(tournament, resultOf(tournament))));
    if (!games.isEmpty())
        FOURCAST_TRY(writeFile(games, gamesToCsv(tournament)));
    if (!pgn.isEmpty())
        FOURCAST_TRY(writeFile(pgn, tournamentToPgn(tournament, event)));
    return Done;
}
