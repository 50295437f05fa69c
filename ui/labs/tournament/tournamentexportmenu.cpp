// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/tournament/tournamentexportmenu.h"

#include "core/tournament/standings.h"
#include "core/tournament/tournamentpgn.h"

namespace {

using ShownTournament = std::shared_ptr<const NamedTournament>;

}

TournamentExportMenu::TournamentExportMenu(AskFound shown, QWidget* parent)
    : ExportMenuOf(
        tr("Export the tournament"),
        [shown] {
            const QString name = shown()->name;
            return name.isEmpty() ? QStringLiteral("tournament") : name;
        },
        shown, parent)
{
    setToolTip(tr("Export the tournament to a file"));
    const auto hasGames
        = [](const ShownTournament& found) { return !found->tournament.games.empty(); };
    addOf({tr("&Cross table as CSV…"),
           tr("One row per entrant: points, Elo, failures, and the "
              "points against each other"),
           QStringLiteral("csv"), tr("CSV table (*.csv)")},
          hasGames, [](const ShownTournament& found) -> Expected<QByteArray> {
              return crossTableToCsv(found->tournament, resultOf(found->tournament));
          });
    addOf({tr("&Games as CSV…"), tr("One row per game, with its moves"), QStringLiteral("csv"),
           tr("CSV table (*.csv)"), tr("games")},
          hasGames, [](const ShownTournament& found) -> Expected<QByteArray> {
              return gamesToCsv(found->tournament);
          });
    addOf({tr("&PGN…"), tr("All games as Cute Chess reads them, of the variant cfour"),
           QStringLiteral("pgn"), tr("PGN games (*.pgn)")},
          hasGames, [](const ShownTournament& found) -> Expected<QByteArray> {
              return tournamentToPgn(found->tournament, found->name);
          });
    addOf({tr("&JSON…"), tr("Standings, cross table and rules"), QStringLiteral("json"),
           tr("JSON data (*.json)")},
          hasGames, [](const ShownTournament& found) -> Expected<QByteArray> {
              return resultToJson(found->tournament, resultOf(found->tournament));
          });
}
