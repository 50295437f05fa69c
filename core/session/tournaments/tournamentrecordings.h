// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recording/recording.h"
#include "core/tournament/tournament.h"

#include <QString>
#include <deque>
#include <memory>

/// A game that has the reports of its searches (TournamentListener::wantsReports), and is no
/// walkover.
Recording tournamentRecording(const TournamentOptions& options, const TournamentGame& game);

/// The recordings of the games of a tournament that is kept: a folder beside its file, a file a
/// game, "game-1.c4rec". They take no more than a bound together; the ones that were written
/// longest ago go first. Everything here blocks and may be called from any thread, keep() by one at
/// a time.
class TournamentRecordings
{
public:
    /// Bytes of all of one tournament together.
    static constexpr qint64 usualBound = qint64 {256} << 20;

    /// `file` is the tournament's.
    explicit TournamentRecordings(const QString& file, qint64 bound = usualBound);

    static QString folderOf(const QString& file);
    /// Whether there is one or not.
    static QString fileOf(const QString& file, int number);

    /// Fails with a sentence where it can't be written or is too large alone; those before stay.
    Expected<void> keep(const TournamentOptions& options, const TournamentGame& game);
    /// Null where there is none, and where the one that lies there is of other moves.
    static std::shared_ptr<const Recording> read(const QString& file, const TournamentGame& game);
    /// Puts all of them into the system's wastebasket, else deletes them. Harmless where there are
    /// none.
    static void remove(const QString& file);

private:
    struct Kept
    {
        QString path;
        qint64 size = 0;
    };

    void look();
    void makeRoom();

    QString m_file;
    qint64 m_bound;
    bool m_hasLooked = false;
    std::deque<Kept> m_kept; ///< the latest last
    qint64 m_size = 0; ///< of all of them
};
