// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/archive/archivedgame.h"
#include "core/archive/archivequery.h"
#include "core/archive/exploredposition.h"
#include "core/store/sql.h"
#include "core/store/storeschema.h"

/// The SQL behind GameArchive, for Store's read() and write(). Errors are the reason alone.
namespace archivedatabase {

/// Tables game, place (which positions a game went through) and words (what is searched in).
StoreSchema schema();

/// What is kept under a uid.
struct Kept
{
    qint64 id = 0;
    /// Counts how often it was written.
    int revision = 0;
    bool deleted = false;
    QString moves;
    QString setup;
    Outcome outcome = Outcome::Unfinished;
};
Expected<std::optional<Kept>> find(const QSqlDatabase& database, const QString& uid);

/// A new row; returns its id.
Expected<qint64> insert(const QSqlDatabase& database, const ArchivedGame& game);
/// The same game with other moves, comments and players. What a person noted of it stays, and its
/// accuracy where the moves are those of before.
Expected<void> update(const QSqlDatabase& database, const Kept& kept, const ArchivedGame& game);
/// For good.
Expected<void> erase(const QSqlDatabase& database, const std::vector<qint64>& ids);

/// All columns; damaged ones fail.
Expected<ArchivedGame> read(const QSqlDatabase& database, qint64 id);
Expected<std::vector<qint64>> ids(const QSqlDatabase& database, const ArchiveQuery& query);
/// In the order of the ids; those that are gone are missing.
Expected<std::vector<ArchiveRow>> rows(const QSqlDatabase& database,
                                       const std::vector<qint64>& ids);

/// Out of all lists, or back into them. Where they have been stays in the file until they are
/// erased, and is left out of all results.
Expected<void> setDeleted(const QSqlDatabase& database, const std::vector<qint64>& ids,
                          bool deleted);
/// What can be found of it again, after something of it has changed.
Expected<void> writeWords(const QSqlDatabase& database, qint64 id, const ArchivedGame& game);

Expected<ExploredPosition> explore(const QSqlDatabase& database, const Position& position);

}
