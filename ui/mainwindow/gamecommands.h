// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/move.h"
#include "core/match/entrant.h"

#include <QObject>
#include <vector>

class QMainWindow;
class SettingsKeeper;
struct WindowParts;

/// The commands that bring a game on the board, go through it, play it and review it.
class GameCommands : public QObject
{
    Q_OBJECT

public:
    GameCommands(WindowParts& parts, SettingsKeeper& settings, QMainWindow& window);

    /// A refused player is told above the board, and the one of before stays.
    void setPlayers(const Entrant& first, const Entrant& second);
    /// The questions before a game.
    void ask();
    /// Takes them away unanswered; `askAgain` at the next start of the program.
    void closeQuestions(bool askAgain);

private:
    void connectFiles();
    void connectGame();
    void connectPlaces();
    void connectReview();
    void connectQuestions();

    void newGame();
    void rematch();
    void playAgainst(const Entrant& engine);
    void playFrom(const std::vector<Move>& moves);
    void playMoves(const std::vector<Move>& moves);
    void keepPlayers();

    WindowParts& m_parts;
    SettingsKeeper& m_settings;
    QMainWindow& m_window;
};
