// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/archive/archivequery.h"
#include "core/archive/archivetrend.h"
#include "core/archive/exploredposition.h"
#include "core/archive/gamerows.h"
#include "core/store/store.h"

#include <memory>

/// What came of games that were to be added.
struct AddedGames
{
    int added = 0;
    int known = 0; ///< that were there already
    int noted = 0; ///< and were given comments or variations
};

/// The games that were played here, in one SQLite file: a row a game with its players, result and
/// moves, its content as a game file has it, and what a person noted of it; the positions that it
/// went through; the words that it is found by.
///
/// What put() has returned from is in the file even when the process is killed. All methods block,
/// may be called from any thread, and fail with a sentence when the file can't be read or written.
class GameArchive
{
public:
    /// Makes the file where it is missing; ":memory:" keeps everything in memory. A file that is no
    /// archive, a damaged one, or one of a later version is refused and stays as it is.
    static Expected<std::unique_ptr<GameArchive>> open(const QString& file);

    QString file() const { return m_store->file(); }
    /// As Store::setPatience().
    Expected<void> setPatience(std::chrono::milliseconds patience)
    {
        return m_store->setPatience(patience);
    }

    /// Writes a game over the one that was written by `as` before. Where somebody else has written
    /// to that one meanwhile, both stay: this one goes under a new uid. Returns what the next
    /// writing has to say. One that a person has deleted meanwhile comes back. A game that has a
    /// result becomes no other one, not by KeptAs::anyRevision either: what was played instead is
    /// beside it. A player who has moved keeps the settings of then under the same name.
    Expected<KeptAs> put(const ArchivedGame& game, const KeptAs& as);
    /// Takes back what put() did; gone for good. Harmless where there is none, or another one now.
    Expected<void> erase(const KeptAs& as);
    /// What a program left behind that was killed, under its uid: writes it over what is there
    /// where that has fewer moves and no result, and adds it where there is nothing, or beside a
    /// game that is over. Of the same moves the comments and variations of both stay. Who and when
    /// stay.
    Expected<void> keep(const ArchivedGame& game);
    /// Adds those that are not there yet: no game of the same day, in whichever time zone, has the
    /// same players and moves. A game that is there is given the comments and variations of its
    /// copy that it lacks.
    Expected<AddedGames> add(const std::vector<ArchivedGame>& games);

    /// Their ids in order.
    Expected<std::vector<qint64>> find(const ArchiveQuery& query) const;
    /// In the order of the ids; games that are gone are missing.
    Expected<std::vector<ArchiveRow>> rows(const std::vector<qint64>& ids) const;
    Expected<ArchivedGame> game(qint64 id) const;
    /// What put() needs to go on with it.
    Expected<KeptAs> keptAs(qint64 id) const;
    /// Engines that were played against, by their names in files, the levels first.
    Expected<QStringList> opponents() const;
    /// People who played, by their names in files, in the order of the alphabet.
    Expected<QStringList> people() const;
    /// Of one of them, or of all.
    Expected<ArchiveTrend> trend(const QString& person = {}) const;
    /// What was played from here.
    Expected<ExploredPosition> explore(const Position& position) const;
    /// Changes with every write to the file, by this program or another.
    Expected<qint64> version() const;

    /// Out of all lists; restore() brings them back until they are purged.
    Expected<void> remove(const std::vector<qint64>& ids);
    Expected<void> restore(const std::vector<qint64>& ids);
    /// Games that were removed so many days ago go for good, at most so many at once. Returns their
    /// uids. Days are counted up to the latest date in the archive: a clock that is ahead takes
    /// nothing away.
    Expected<QStringList> purge(const QDateTime& now, int days, int most);
    Expected<void> setFavourite(const std::vector<qint64>& ids, bool on);
    Expected<void> setNote(qint64 id, const QString& note);
    /// Of all games with this setup and these moves: percent, of each side.
    Expected<void> setAccuracy(const Game& game,
                               const std::array<std::optional<double>, 2>& accuracy);

private:
    explicit GameArchive(std::unique_ptr<Store> store);
    Expected<void> setDeleted(const std::vector<qint64>& ids, bool deleted);

    std::unique_ptr<Store> m_store;
};
