// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/game.h"
#include "core/search/searchreport.h"

#include <QObject>
#include <map>

class DockSet;
class GameFiles;
class GameModel;
class MoveListModel;
class PlayController;
class QWidget;
class RunHistory;
struct StoredGame;

/// Between the game and the charts of what engine moves cost: each engine move becomes a point, and
/// a point brings its move back on the board, with its game where that is an earlier one.
class ChartLink : public QObject
{
    Q_OBJECT

public:
    ChartLink(DockSet& docks, GameModel& model, PlayController& controller, RunHistory& history,
              MoveListModel& moves, GameFiles& files, QObject* parent = nullptr);

    /// Asks where to, and writes the chart in front; `window` is the parent of the dialog.
    void exportChart(QWidget* window);
    /// The moves of this game, which has just come on the board, become the charts' points.
    void addStored(const StoredGame& stored);

Q_SIGNALS:
    /// An engine move was added to the charts.
    void added();
    /// A move was chosen in a chart; it may be the one that is looked at already.
    void shown();
    /// What was done.
    void done(const QString& sentence);
    /// What could not be done, and why.
    void refused(const QString& sentence);

private:
    void keepGame();
    void add(const SearchReport& report, Player side, int ply);
    void show(int run, int ply);

    DockSet& m_docks;
    GameModel& m_model;
    PlayController& m_controller;
    RunHistory& m_history;
    MoveListModel& m_moves;
    GameFiles& m_files;
    /// The games behind the charts' lines, by their number.
    std::map<int, Game> m_games;
};
