// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandline.h"
#include "core/archive/gamearchive.h"

/// The options by which the commands of kept games choose an archive and games in it.

/// --archive.
void addArchiveOption(CommandLine& line);
/// Where a person's games are unless it says something else.
QString readArchive(CommandLine& line);
/// One that is there; nothing is made.
Expected<std::unique_ptr<GameArchive>> openArchive(const QString& file);

/// --search, --opponent, --result, --favourites, --from, --to and --through.
void addQueryOptions(CommandLine& line);
ArchiveQuery readQuery(CommandLine& line);

/// "won", "drawn", "lost", "open" for the person in the game; else how it ended for the players.
QString resultName(const ArchiveRow& row);
