// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tournament/standings.h"
#include "core/tournament/tournament.h"

#include <QWidget>

class QLabel;
class QTabWidget;
class QTableView;
class TableModel;
class TournamentGames;

/// What has come of a tournament: a summary in words, and its standings, cross table and games.
class TournamentTabs : public QWidget
{
    Q_OBJECT

public:
    explicit TournamentTabs(QWidget* parent = nullptr);

    /// Other games than before.
    void setGames(const Tournament& tournament);
    /// Of the same one.
    void addGames(const std::vector<TournamentGame>& games);
    /// What the games come to.
    void showResult(const QString& name, const TournamentOptions& options,
                    const TournamentResult& result);

Q_SIGNALS:
    /// A person wants to see this game on the board.
    void gameWanted(const TournamentGame& game);

private:
    void addTables();
    void letGamesBeChosen();
    void choose(int row);
    void showSummary(const QString& name, const TournamentOptions& options,
                     const TournamentResult& result);

    QLabel* m_summary = nullptr;
    QTabWidget* m_tabs = nullptr;
    TableModel* m_standings;
    TableModel* m_cross;
    TournamentGames* m_games;
    QTableView* m_standingsTable = nullptr;
    QTableView* m_crossTable = nullptr;
    QTableView* m_gamesTable = nullptr;
};
