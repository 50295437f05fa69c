// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/move.h"
#include "core/match/entrant.h"
#include "ui/play/players/startchoice.h"

#include <QObject>
#include <optional>
#include <vector>

class Game;
class QMainWindow;
class SettingsModel;
struct WindowParts;

/// The commands that bring a game on the board, go through it and play it.
class GameCommands : public QObject
{
    Q_OBJECT

public:
    GameCommands(WindowParts& parts, SettingsModel& settings, QMainWindow& window);

    /// A refused player is reported above the board, and the one of before stays.
    void setPlayers(const Entrant& first, const Entrant& second);
    /// Puts a game that is in no file on the board, asking first where there is something unsaved.
    void showGame(const Game& game);
    /// The same, with the position after so many moves.
    void showGameAt(const Game& game, int ply);
    /// A new game of a person and this one, asking as showGame() does; in the layout for playing
    /// unless the board is beside what was asked in.
    void playAgainst(const Entrant& engine, bool isBeside);
    /// The questions before a game.
    void ask();
    /// Takes them away unanswered; `askAgain` at the next start of the program.
    void closeQuestions(bool askAgain);

private:
    void connectFiles();
    void connectGame();
    void connectPlaces();
    void connectQuestions();
    void connectGames();

    void newGame();
    void rematch();
    void playLevel(int steps);
    void takeChoice(const StartChoice& choice);
    void playFrom(const std::vector<Move>& moves);
    /// Before a game, whoever was chosen by name is on the board.
    void callByName();
    void keepPlayers();
    /// A person who plays an engine has the colour that was chosen, whichever side starts; `others`
    /// is what holds where two people play, or two engines.
    void giveColors(bool others);

    WindowParts& m_parts;
    SettingsModel& m_settings;
    QMainWindow& m_window;
    /// As giveColors() takes them, for the game that is about to begin.
    std::optional<bool> m_nextColors;
};
