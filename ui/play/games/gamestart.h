// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/entrant.h"

#include <QObject>

class GameFiles;
class GameModel;
class PlayController;
class QWidget;
class StartPanel;

/// The questions before a game, above the board, and the game that the answers start.
class GameStart : public QObject
{
    Q_OBJECT

public:
    /// The panel is made when it is first asked for, at the top of the layout of `centre`.
    GameStart(QWidget& centre, GameModel& model, PlayController& controller, GameFiles& files,
              QObject* parent = nullptr);

    /// Shows the panel; `askAgain` is how its switch begins.
    void ask(bool askAgain);
    bool isAsking() const;
    /// What the panel takes of the centre at least, in the centre's margins.
    QSize leastSize();
    /// Takes the panel away without an answer.
    void dismiss();

Q_SIGNALS:
    /// The panel has gone, and the keyboard's focus that was in it with it.
    void dismissed();
    /// A new game is on the board: these are to play it.
    void playersChosen(const Entrant& first, const Entrant& second);
    /// After an answer or a refusal; `askAgain` at the next start of the program.
    void closed(bool askAgain);

private:
    void makePanel();
    void start(const Entrant& first, const Entrant& second);

    QWidget& m_centre;
    GameModel& m_model;
    PlayController& m_controller;
    GameFiles& m_files;
    StartPanel* m_panel = nullptr;
};
