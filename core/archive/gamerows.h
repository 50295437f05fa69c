// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/archive/archivedgame.h"
#include "core/store/sql.h"

#include <set>
#include <vector>

/// A game as it was last written, for the writer to continue.
struct KeptAs
{
    /// Where nobody else can be writing to it: whatever is there is gone on with.
    static constexpr int anyRevision = -1;

    QString uid;
    /// 0 before it was written.
    int revision = 0;
};

/// Which row of the archive a game is, and what may become of one; for Store's read() and write().
namespace gamerows {

/// The rows of this game, by its day, players and moves, the likeliest first. Deleted ones count:
/// who has thrown a game away does not want it back from a folder. A file from another time zone
/// may have the day before or after: it is the same game where both were given the same date when
/// they were played, or where nobody gave the row one and it is not one of `known`, as the same
/// moves may have been played on both days.
Expected<std::vector<qint64>> rowsOf(const QSqlDatabase& database, const ArchivedGame& game,
                                     const std::set<qint64>& known);

/// Which of these rows of a game a copy of it is. Where none has all its comments and variations,
/// the first is given what it lacks, unless it is deleted.
struct Copied
{
    qint64 row = 0;
    bool noted = false; ///< it was given something
};
Expected<Copied> copyInto(const QSqlDatabase& database, const std::vector<qint64>& rows,
                          const ArchivedGame& copy);

/// May the row be overwritten with this game without its revision, as after a crash? One that
/// has a result becomes nothing else; its own moves may come again, with other comments.
Expected<bool> mayBecome(const QSqlDatabase& database, qint64 id, const Game& game);

/// As GameArchive::put().
Expected<KeptAs> put(const QSqlDatabase& database, const ArchivedGame& game, const KeptAs& as);
/// As GameArchive::keep().
Expected<void> keep(const QSqlDatabase& database, const ArchivedGame& game);

}
