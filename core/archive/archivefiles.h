// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/archive/archivedgame.h"
#include "core/support/expected.h"

#include <QStringList>
#include <stop_token>

/// Kept games as game files, and back.
namespace archivefiles {

/// A game from a file, with its own date and players; where it says no day, that of the file.
Expected<ArchivedGame> fromFile(const QString& path);
/// The game files of a folder and those below it, by name; after a stop, those found by then.
QStringList gameFiles(const QString& folder, const std::stop_token& stop = {});

/// As a game file has it: with the names of its players and its day where its tags lack them, and
/// the note before the first move where nothing is said there.
Game toGame(const ArchivedGame& game);
/// "2026-11-23 1830 Person - Beginner (level-1)": for a file, without an ending; safe as a name.
QString nameOf(const ArchivedGame& game);
/// Writes it into the folder, as its name says, with a number where there is such a file already.
/// Returns the path.
Expected<QString> toFolder(const ArchivedGame& game, const QString& folder);

}
