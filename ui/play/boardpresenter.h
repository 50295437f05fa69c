// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/move.h"
#include "core/search/searchreport.h"

#include <QAction>
#include <QObject>
#include <functional>

class BoardView;
class GameModel;
class HintSearch;
class PlayController;

/// Between the board and the game: a column chosen becomes a move, a move becomes a falling disc;
/// the hint, the queued move and the end of the game are shown on the board.
class BoardPresenter : public QObject
{
    Q_OBJECT

public:
    BoardPresenter(BoardView& board, GameModel& model, PlayController& controller,
                   const HintSearch& hints, QObject* parent = nullptr);

    /// What is offered on the banner at the end of the game.
    void setEndActions(const QList<QAction*>& actions);
    /// Shows the game again after the board was used for something else.
    void refresh();
    /// While set, a column chosen goes there instead of into the game; an empty one sets it free.
    void setTrial(std::function<void(Move)> trial);

Q_SIGNALS:
    /// Why a column was refused.
    void refused(const QString& sentence);
    /// hintText() of what a search found: "Probably column 4: it takes the middle."
    void hinted(const QString& sentence);

private:
    void choose(Move move);
    void showMove(Move move);
    void endFall();
    void rejoice();
    void showPosition();
    void showState();
    void showQueue();
    void showHint(const SearchReport& report);

    BoardView& m_board;
    GameModel& m_model;
    PlayController& m_controller;
    QList<QAction*> m_endActions;
    std::function<void(Move)> m_trial;
    bool m_dropping = false;
};
