// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/jobs/job.h"
#include "core/session/tournaments/tournamentnews.h"
#include "core/tournament/tournamentrun.h"

#include <QObject>
#include <QString>

/// Plays a tournament away from the window and keeps it in its file, so that a crash loses a second
/// of it at most, and closing only the games in the middle.
class TournamentSession : public QObject
{
    Q_OBJECT

public:
    enum class State
    {
        Idle,
        Running,
        Finishing, ///< asked to end after the games under way
        Stopping ///< asked to end at once
    };

    explicit TournamentSession(QObject* parent = nullptr);
    /// Ends what runs at once and waits for it, some milliseconds; what was played is kept.
    ~TournamentSession() override;

    /// Plays what is missing of it, and keeps all in the file, which nobody else may be playing
    /// (failed() says so); an empty name keeps nothing. Where the options ask for it, recordings of
    /// the games are kept beside the file (TournamentRecordings). Must be idle. Returns at once.
    void start(Tournament tournament, const QString& file);
    /// Begins no more games: ended() follows when those under way are over.
    void finish();
    /// Gives the games under way up; they are played anew later.
    void stop();

    State state() const { return m_state; }
    const QString& file() const { return m_file; }
    const JobProgress& progress() const { return m_job.progress(); }
    /// All games so far; those of a tournament that is over by their number, before in the order
    /// in which they ended.
    const Tournament& tournament() const { return m_tournament; }
    const TournamentResult& result() const { return *m_result; }
    /// The games under way, by number.
    const std::map<int, TournamentBoard>& boards() const { return m_boards; }
    int round() const { return m_round; }

Q_SIGNALS:
    void stateChanged();
    /// Games were played or have moved, a few times a second: tournament(), boards() and result()
    /// have them.
    void advanced(const TournamentNews& news);
    void progressed(const JobProgress& progress);
    /// All is over, or it was ended; the file has everything.
    void ended(bool isComplete);
    /// The recordings of games can't be kept, for this reason; it is played on. Once in a run.
    void notRecorded(const QString& sentence);
    /// It could not be played on, for this reason. What was played until then is kept.
    void failed(const QString& sentence);

private:
    struct Played
    {
        Tournament tournament;
        TournamentResult result;
        bool isComplete = false;
    };
    using TournamentJob = Job<Played, TournamentNews>;

    static Expected<Played> play(Tournament tournament, const QString& file,
                                 const std::stop_token& afterGames,
                                 const TournamentJob::Context& job);
    void take(const TournamentNews& news);
    void takeEnd();
    void setState(State state);

    State m_state = State::Idle;
    QString m_file;
    Tournament m_tournament;
    std::shared_ptr<const TournamentResult> m_result;
    std::map<int, TournamentBoard> m_boards;
    int m_round = 0;
    std::stop_source m_afterGames;
    /// Last: its end is waited for while the rest is still there.
    TournamentJob m_job;
};
