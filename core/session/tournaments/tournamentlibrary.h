// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recording/recording.h"
#include "core/session/jobs/requestqueue.h"
#include "core/tournament/standings.h"
#include "core/tournament/tournament.h"

#include <QDateTime>
#include <QObject>
#include <QString>
#include <memory>

/// A tournament that is kept, as far as a list shows it.
struct KeptTournament
{
    QString name {}; ///< that of its file, without the end
    QString file {};
    QDateTime changed {};
    int entrants = 0;
    int games = 0;
    bool isComplete = false;
    /// Why its file can't be read, a sentence; empty where it can.
    QString problem {};
};

/// A tournament as it was read, with what its games come to.
struct OpenedTournament
{
    Tournament tournament {};
    TournamentResult result {};
    bool isComplete = false;
};

/// A folder of tournaments, one file each, for a window: everything is read and changed on another
/// thread, in the order in which it was asked.
class TournamentLibrary : public QObject
{
    Q_OBJECT

public:
    template <typename T> using Answer = RequestQueue::Answer<T>;

    /// An empty name keeps nothing, and has nothing.
    explicit TournamentLibrary(const QString& folder, QObject* parent = nullptr);
    /// Waits until what was asked to be changed is.
    ~TournamentLibrary() override;

    /// The file of a tournament of this name: what no file may be called is left out. Empty where
    /// nothing is kept.
    QString fileOf(const QString& name) const;
    /// The name with a number behind it where one of `taken` is kept under the same.
    static QString freeName(const QString& wish, const std::vector<KeptTournament>& taken);

    /// The latest first.
    void list(QObject* asker, Answer<std::vector<KeptTournament>> answer);
    /// A later question of the same asker takes the place of this one.
    void open(const QString& file, QObject* asker, Answer<OpenedTournament> answer);
    /// The recording of a game of the tournament in this file; null where there is none. A later
    /// question of the same asker takes the place of this one.
    void readRecording(const QString& file, const TournamentGame& game, QObject* asker,
                       Answer<std::shared_ptr<const Recording>> answer);
    /// Puts the file away, and the recordings of its games with it, where that can be
    /// undone (the system's wastebasket), else deletes it; changed() follows, or refused().
    void remove(const QString& file);
    /// Keeps one that is not played now; changed() follows, or refused().
    void save(const QString& file, const Tournament& tournament);

    /// Calls it when all that was asked before is done, perhaps at once: who plays one that was
    /// just kept writes its file after that.
    void whenIdle(QObject* asker, const std::function<void()>& then);
    bool isIdle() const { return m_questions.isIdle(); }

Q_SIGNALS:
    /// Others are kept than before.
    void changed();
    /// Why something was not done.
    void refused(const QString& sentence);

private:
    void order(std::function<Expected<void>()> work);

    QString m_folder;
    RequestQueue m_questions;
};
