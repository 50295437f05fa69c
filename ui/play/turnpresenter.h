// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class GameModel;
class HeadToHeadScore;
class PlayController;
class TurnPanel;

/// Keeps the panel that says whose turn it is up to date, with the score of those who play. A hint
/// stays there as long as its position is looked at.
class TurnPresenter : public QObject
{
    Q_OBJECT

public:
    TurnPresenter(TurnPanel& panel, const GameModel& model, const PlayController& controller,
                  const HeadToHeadScore& pair, QObject* parent = nullptr);

    void showHint(const QString& sentence);
    /// Shows nothing while several things change at once, so that a screen reader announces no
    /// state in between.
    void setHeld(bool held);
    /// A position is set up by hand: it is nobody's turn.
    void setSetUp(bool active);

private:
    void showTurn();

    TurnPanel& m_panel;
    const GameModel& m_model;
    const PlayController& m_controller;
    const HeadToHeadScore& m_pair;
    bool m_held = false;
    bool m_isSetUp = false;
};
