// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/games/gamesquery.h"
#include "app/cli/interrupt.h"
#include "app/cli/outputfile.h"
#include "core/archive/archivefiles.h"
#include "core/game/gamefile.h"
#include "ui/paper/gamespdf.h"

#include <QFileInfo>
#include <algorithm>

namespace {

/// More in one PDF are no reading.
constexpr std::size_t mostInPdf = 500;
constexpr qint64 maximumNumber = qint64 {1} << 53;

Expected<std::vector<qint64>> chosen(const GameArchive& archive, const CommandLine& line,
                                     const ArchiveQuery& query)
{
    if (line.arguments().isEmpty())
        return archive.find(query);
    std::vector<qint64> ids;
    for (const QString& number : line.arguments())
        ids.push_back(number.toLongLong());
    FOURCAST_LET(const auto rows, archive.rows(ids));
    for (const qint64 id : ids)
        if (std::ranges::none_of(rows, [id](const ArchiveRow& row) { return row.id == id; }))
            return fail(QStringLiteral("There is no game %1 in '%2'").arg(id).arg(archive.file()));
    return ids;
}

CommandResult toFolder(const GameArchive& archive, const std::vector<qint64>& ids,
                       const QString& folder)
{
    FOURCAST_TRY(prepareFolder(folder));
    const Interrupt interrupt;
    std::size_t written = 0;
    for (const qint64 id : ids) {
        if (interrupt.happened())
            return console::fail(
                Stopped,
                filled("Stopped; games written: %1 of %2, in '%3'", written, ids.size(), folder));
        const auto done = archive.game(id).and_then(
            [&folder](const ArchivedGame& game) { return archivefiles::toFolder(game, folder); });
        if (!done)
            return console::fail(BadInput, done.error().message);
        ++written;
    }
    console::print(QStringLiteral("Games written: %1, in '%2'\n").arg(written).arg(folder));
    return Done;
}

CommandResult toFile(const GameArchive& archive, const std::vector<qint64>& ids, const QString& out)
{
    const bool pdf = QFileInfo(out).suffix().toLower() == QStringLiteral("pdf");
    if (!pdf && ids.size() != 1)
        return console::fail(
            BadInput,
            QStringLiteral("A game file holds one game, and %1 were chosen; --folder takes them "
                           "all, and a name that ends in .pdf")
                .arg(ids.size()));
    if (ids.size() > mostInPdf)
        return console::fail(
            BadInput,
            QStringLiteral("A PDF takes %1 games at most, not %2").arg(mostInPdf).arg(ids.size()));
    std::vector<ArchivedGame> games;
    for (const qint64 id : ids) {
        FOURCAST_LET(auto game, archive.game(id));
        games.push_back(std::move(game));
    }
    const QByteArray content
        = pdf ? gamesToPdf(games) : gamefile::write(archivefiles::toGame(games.front()));
    if (isStandardOutput(out)) {
        console::print(content);
        return Done;
    }
    FOURCAST_TRY(writeFile(out, content));
    console::print(QStringLiteral("Games written: %1, to '%2'\n").arg(ids.size()).arg(out));
    return Done;
}

}

CommandResult commands::gamesExport(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Writes kept games, those of these numbers of 'games list' or all that the options\n"
        "choose, to game files (.c4g) in a folder, to one game file, or to a PDF."));
    line.argument("NUMBER", "Games by their numbers.", "[NUMBER...]");
    addArchiveOption(line);
    addQueryOptions(line);
    line.option("folder", "Folder for game files, made where it is missing.", "DIR");
    line.option("out", "One file: .c4g for one game, .pdf for several.", "FILE");
    addForceOption(line);
    FOURCAST_TRY(line.parse(arguments));
    const QString file = readArchive(line);
    const ArchiveQuery query = readQuery(line);
    const QString folder = readFolderName(line, "folder");
    const QString out = readFileName(line, "out");
    if (folder.isEmpty() == out.isEmpty())
        line.misused(QStringLiteral("Either --folder or --out says where to write"));
    for (int i = 0; i < line.arguments().size(); ++i)
        line.numberArgument(i, QStringLiteral("NUMBER"), 1, maximumNumber);
    if (!line.arguments().isEmpty() && query.isFiltered())
        line.misused(QStringLiteral("Games are chosen by their numbers or by options, not both"));
    FOURCAST_TRY(line.failure());

    FOURCAST_LET(const auto archive, openArchive(file));
    FOURCAST_LET(const auto ids, chosen(*archive, line, query));
    if (ids.empty())
        return console::fail(BadInput, QStringLiteral("No game is like that"));
    if (!folder.isEmpty())
        return toFolder(*archive, ids, folder);
    FOURCAST_TRY(checkOutput(out, line.has("force"), {file}));
    return toFile(*archive, ids, out);
}
