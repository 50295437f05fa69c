// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/style/looks.h"

#include <QObject>

class GameModel;
class PlayController;
class TurnPanel;

/// Keeps the panel that says whose turn it is up to date. A hint stays there as long as its
/// position is looked at.
class TurnLink : public QObject
{
    Q_OBJECT

public:
    TurnLink(TurnPanel& panel, const GameModel& model, const PlayController& controller,
             QObject* parent = nullptr);

    void setDiscTheme(DiscTheme theme);
    void showHint(const QString& sentence);

private:
    void showTurn();

    TurnPanel& m_panel;
    const GameModel& m_model;
    const PlayController& m_controller;
    DiscTheme m_theme = DiscTheme::Safe;
};

/// "Blue played e1. Your turn (Orange)" after an engine's move, for those who did not see it fall;
/// turnText() otherwise.
QString replyText(const GameModel& model, const PlayController& controller, DiscTheme theme);

/// The disc that ends the game is still on its way: nobody says the result before it.
bool resultWaits(const GameModel& model, const PlayController& controller);

/// "Your turn (Orange)", "Blue: mapped-h1, depth 6 thinks", "Looking at move 3 of 12; Blue is to
/// move", "Draw".
QString turnText(const GameModel& model, const PlayController& controller, DiscTheme theme);
