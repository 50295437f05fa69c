// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/gamesexport.h"

#include "core/archive/archivefiles.h"
#include "core/game/gamefile.h"
#include "core/session/gamelibrary.h"
#include "ui/paper/chartexport.h"
#include "ui/paper/gamespdf.h"

#include <QCoreApplication>
#include <QDir>

namespace {

struct GamesExportText
{
    Q_DECLARE_TR_FUNCTIONS(GamesExport)
};

Expected<ArchivedGame> gameOf(KeptArchive& kept, qint64 id)
{
    return kept.archive().and_then([id](const auto& archive) { return archive->game(id); });
}

}

void gamesexport::toGameFiles(QWidget* parent, const GameLibrary& shelf,
                              const std::vector<qint64>& ids, exportdialog::OnFinished onFinished)
{
    if (ids.size() == 1) {
        exportdialog::runAway(
            parent,
            {GamesExportText::tr("Export the game"), GamesExportText::tr("Game file (*.c4g)"),
             GamesExportText::tr("game"), QStringLiteral("c4g")},
            [kept = shelf.kept(), id = ids.front()](const QString& path, const auto&) {
                return gameOf(*kept, id).and_then([&path](const ArchivedGame& game) {
                    return gamefile::save(archivefiles::toGame(game), path);
                });
            },
            std::move(onFinished));
        return;
    }
    exportdialog::runFolder(
        parent,
        GamesExportText::tr("Choose a folder for %n game file(s)", nullptr,
                            static_cast<int>(ids.size())),
        [kept = shelf.kept(), ids](const QString& folder,
                                   const std::stop_token& stop) -> Expected<void> {
            int written = 0;
            for (const qint64 id : ids) {
                if (stop.stop_requested())
                    return fail(GamesExportText::tr("Stopped. Game files saved: %1 of %2.")
                                    .arg(written)
                                    .arg(ids.size()));
                const auto done = gameOf(*kept, id).and_then([&folder](const ArchivedGame& game) {
                    return archivefiles::toFolder(game, folder);
                });
                if (!done)
                    return tl::unexpected(done.error());
                ++written;
            }
            return {};
        },
        std::move(onFinished));
}

void gamesexport::toPdf(QWidget* parent, const GameLibrary& shelf, const std::vector<qint64>& ids,
                        exportdialog::OnFinished onFinished)
{
    if (ids.size() > mostInPdf)
        return onFinished({false,
                           GamesExportText::tr(
                               "A PDF holds at most %1 games. Select fewer, or export game files.")
                               .arg(mostInPdf)});
    exportdialog::runAway(
        parent,
        {GamesExportText::tr("Export as PDF"), GamesExportText::tr("PDF document (*.pdf)"),
         GamesExportText::tr("games"), QStringLiteral("pdf")},
        [kept = shelf.kept(), ids](const QString& path, const auto&) -> Expected<void> {
            std::vector<ArchivedGame> games;
            for (const qint64 id : ids) {
                FOURCAST_LET(auto game, gameOf(*kept, id));
                games.push_back(std::move(game));
            }
            return chartexport::saveBytes(gamesToPdf(games), path);
        },
        std::move(onFinished));
}
