// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/tournaments/tournamentsession.h"
#include "ui/labs/tournament/classboards.h"
#include "ui/labs/tournament/classnames.h"

#include <QWidget>

class QLabel;
class QTableWidget;

/// A tournament before a class: the games as they are played, and the standings beside them, in
/// large letters. Esc closes it, N chooses how entrants are called, F11 fills the screen or not.
/// Where names are hidden they are shown when all games are over.
class ClassView : public QWidget
{
    Q_OBJECT

public:
    /// The session must outlive it. A window of its own; it is deleted when it is closed.
    ClassView(const TournamentSession& session, const QString& name, ClassNaming naming,
              QWidget* parent = nullptr);

    ClassNaming naming() const { return m_naming; }
    void setNaming(ClassNaming naming);
    /// Another tournament is played or shown now.
    void setName(const QString& name);
    /// What was opened and is not played: its standings, and its last games.
    void showTournament(const Tournament& tournament, const TournamentResult& result,
                        bool isComplete);

Q_SIGNALS:
    void namingChanged(ClassNaming naming);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void take(const TournamentNews& news);
    void takeState();
    void takeEnd(bool isComplete);
    void changeNaming();
    void showAll();
    void showBoards();
    void showStandings();
    void showTold();
    QString nameOf(int entrant) const;
    ClassBoard boardOf(const TournamentTask& task, const std::vector<Move>& moves,
                       const TournamentGame* over) const;

    const TournamentSession& m_session;
    QString m_name;
    ClassNaming m_naming;
    bool m_isComplete = false;
    TournamentOptions m_options;
    TournamentResult m_result;
    QStringList m_names;
    /// A game keeps its place until it is over and another one needs it.
    struct Seat
    {
        TournamentBoard board;
        std::optional<TournamentGame> over;
    };
    std::vector<Seat> m_seats;
    QLabel* m_title;
    ClassBoards* m_boards;
    QTableWidget* m_table;
    QLabel* m_told;
    QLabel* m_keys;
};
