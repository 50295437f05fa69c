// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/game.h"
#include "core/search/searchreport.h"

#include <QObject>
#include <map>

class GameFiles;
class GameModel;
class PlayController;
class RunHistory;
struct StoredGame;

/// Between the game and the charts of what engine moves cost: each engine move becomes a point, and
/// a point brings its move back on the board, with its game where that is an earlier one.
class PerMoveChartPresenter : public QObject
{
    Q_OBJECT

public:
    PerMoveChartPresenter(GameModel& model, PlayController& controller, RunHistory& history,
                          GameFiles& files, QObject* parent = nullptr);

    /// A point was chosen: its move comes back on the board.
    void show(int run, int ply);
    /// The moves of this game, which has just come on the board, become the charts' points.
    void addStored(const StoredGame& stored);

Q_SIGNALS:
    /// An engine move was added to the charts.
    void added();
    /// A move was chosen in a chart; it may be the one that is looked at already.
    void shown();
    /// What was done.
    void done(const QString& sentence);

private:
    void keepGame();
    void addRecorded(const StoredGame& stored);
    void add(const SearchReport& report, Player side, int ply);

    GameModel& m_model;
    PlayController& m_controller;
    RunHistory& m_history;
    GameFiles& m_files;
    /// The games behind the charts' lines, by their number.
    std::map<int, Game> m_games;
};
