// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/games/gamesquery.h"
#include "app/cli/interrupt.h"
#include "core/archive/archivefiles.h"
#include "core/archive/keptarchive.h"

#include <QFileInfo>

namespace {

/// In one transaction.
constexpr qsizetype filesAtOnce = 100;
/// Another import, of thousands of files, leaves the archive to others while it reads files.
constexpr std::chrono::minutes importPatience(1);

/// Those that are named, and those in the folders that are.
Expected<QStringList> gameFilesOf(const QStringList& paths, const std::stop_token& stop)
{
    QStringList files;
    for (const QString& path : paths) {
        const QFileInfo info(path);
        // A link that leads nowhere is told of where it is read.
        if (!info.exists() && !info.isSymLink())
            return fail(QStringLiteral("There is no file or folder '%1'").arg(path));
        if (info.isDir())
            files << archivefiles::gameFiles(path, stop);
        else
            files << path;
    }
    return files;
}

}

CommandResult commands::gamesImport(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Adds game files (.c4g), and those of folders and the folders below them, to the games\n"
        "that the window keeps. A game that is there already is not added again; comments and\n"
        "variations that only the file has are added to it. Files that can't be read are\n"
        "named and left out; the exit code is 1 then."));
    line.argument("PATH", "Game files and folders.", "PATH...");
    addArchiveOption(line);
    FOURCAST_TRY(line.parse(arguments));
    const QString file = readArchive(line);
    FOURCAST_TRY(line.failure());
    const Interrupt interrupt;
    const auto files = gameFilesOf(line.arguments(), interrupt.token());
    if (interrupt.happened())
        return console::fail(Stopped, QStringLiteral("Stopped; files read: 0"));
    if (!files)
        return console::fail(BadInput, files.error().message);
    if (files->isEmpty())
        return console::fail(BadInput, QStringLiteral("There is no game file in these folders"));
    KeptArchive kept(file);
    FOURCAST_LET(const auto archive, kept.archive());
    FOURCAST_TRY(archive->setPatience(importPatience));

    AddedGames all;
    int unreadable = 0;
    qsizetype done = 0;
    for (; done < files->size() && !interrupt.happened(); done += filesAtOnce) {
        std::vector<ArchivedGame> games;
        for (const QString& path : files->mid(done, filesAtOnce)) {
            auto game = archivefiles::fromFile(path);
            if (game) {
                games.push_back(std::move(*game));
                continue;
            }
            ++unreadable;
            console::note(game.error().message);
        }
        FOURCAST_LET(const auto some, archive->add(games));
        all.added += some.added;
        all.known += some.known;
        all.noted += some.noted;
        console::progress(QStringLiteral("%1 of %2 files").arg(done).arg(files->size()));
    }
    console::print(filled("Games added: %1; there already: %2; notes added: %3; files that "
                          "can't be read: %4\n",
                          all.added, all.known, all.noted, unreadable));
    if (done < files->size())
        return console::fail(
            Stopped, QStringLiteral("Stopped; files read: %1 of %2").arg(done).arg(files->size()));
    return unreadable == 0 ? Done : BadInput;
}
