// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/tournaments/tournamentlibrary.h"
#include "core/session/tournaments/tournamentsession.h"
#include "ui/labs/page/labentry.h"
#include "ui/labs/page/labpage.h"
#include "ui/labs/tournament/classviewplace.h"
#include "ui/labs/tournament/tournamentquestions.h"

class ClassView;
class ProgramKeeper;
class TournamentButtons;
class TournamentChoice;
class TournamentTabs;

/// Tournaments of engines, levels and programs of others: made, played, kept, gone on with, and
/// shown to a class while they are played.
class TournamentPage : public LabPage
{
    Q_OBJECT

public:
    explicit TournamentPage(const LabServices& place, QWidget* parent = nullptr);
    static LabEntry entry();

    QJsonObject fields() const override;
    void setFields(const QJsonObject& fields) override;

    /// Shows it with its games; run() plays the rest. Kept at once.
    void showTournament(const QString& name, const Tournament& tournament);
    const Tournament& tournament() const;
    const TournamentResult& result() const { return m_result; }
    const QString& name() const { return m_name; }
    TournamentSession& session() { return m_session; }
    /// Opens the view for a class, or brings it to the front.
    ClassView& openClassView();

public Q_SLOTS:
    void run() override;
    /// Begins no more games.
    void pause() override;
    /// Ends at once.
    void cancel() override;

protected:
    bool hasFound() const override { return m_result.games > 0; }

private:
    void connectHead();
    void connectSession();
    void takeList();
    void take(const QString& name, OpenedTournament opened);
    void make();
    void showMade(const NamedTournament& made);
    void makeLike();
    void letJoin();
    void remove();
    void showReports();
    void chooseGame(const TournamentGame& game, int ply);
    void showGame(const TournamentGame& game, const std::shared_ptr<const Recording>& recording,
                  int ply);
    void takeNews(const TournamentNews& news);
    void takeState();
    void takeEnd(bool isComplete);
    void showResult();
    void updateControls();
    std::shared_ptr<const NamedTournament> shown() const;

    ProgramKeeper* m_programs;
    TournamentQuestions m_questions;
    TournamentLibrary m_library;
    QString m_name;
    QString m_wanted; ///< is opened as soon as it is in the list
    Tournament m_tournament; ///< while nothing is played
    TournamentResult m_result;
    bool m_isComplete = false;
    TournamentChoice* m_choice;
    TournamentTabs* m_tabs;
    TournamentButtons* m_buttons;
    /// Its end is waited for while the rest is still there.
    TournamentSession m_session;
    ClassViewPlace m_classView; ///< last: it shows the session
};
