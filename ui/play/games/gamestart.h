// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/play/players/startchoice.h"

#include <QMap>
#include <QObject>

class GameFiles;
class GameModel;
class PlayController;
class QStackedWidget;
class StartDemo;
class StartPanel;

/// The questions before a game, in the place of the board, and the game that the answers start.
class GameStart : public QObject
{
    Q_OBJECT

public:
    /// The board is one of `pages`; the panel becomes another while it asks. It is made when it is
    /// first asked for.
    GameStart(QStackedWidget& pages, GameModel& model, PlayController& controller, GameFiles& files,
              QObject* parent = nullptr);

    void ask(const StartQuestions& questions);
    bool isAsking() const;
    /// May two of the opponents play there while nobody does anything?
    void setDemo(bool allowed);
    /// Takes the panel away without an answer.
    void dismiss();
    /// A person does: closed() follows.
    void refuse();

Q_SIGNALS:
    /// The panel has gone, and the keyboard's focus that was in it with it.
    void dismissed();
    /// A new game is on the board: these are to play it.
    void playersChosen(const StartChoice& choice);
    /// Who plays on this computer is to be this; `renamed` has old names with new ones.
    void peopleChanged(const People& people, const QMap<QString, QString>& renamed);
    /// The page goes; a person wants to choose engines one by one.
    void enginesWanted();
    /// After an answer or a refusal; `askAgain` at the next start of the program.
    void closed(bool askAgain);

private:
    void makePanel();
    void start(const StartChoice& choice);

    QStackedWidget& m_pages;
    GameModel& m_model;
    PlayController& m_controller;
    GameFiles& m_files;
    StartPanel* m_panel = nullptr;
    StartDemo* m_demo = nullptr; ///< goes with the panel
    bool m_hasDemo = false;
    /// An engine that was to move was stopped by the question, and goes on without an answer.
    bool m_waits = false;
};
