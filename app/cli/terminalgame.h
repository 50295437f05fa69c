// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/engineoptions.h"
#include "core/board/game.h"

#include <memory>
#include <stop_token>

/// A game in the terminal: what the lines that a person types do, and what they answer. Everything
/// is printed as plain text.
class TerminalGame
{
public:
    TerminalGame(std::vector<Move> setup, Player human, MatchEntrant opponent,
                 std::unique_ptr<Engine> engine, std::stop_token stop);

    void introduce() const;
    /// Lets the engine play where it is its turn, and shows where the game stands.
    void advance();
    /// Carries out one line; false when the person wants to leave.
    bool obey(const QString& line);

    /// The moves so far, as a position text.
    QString positionText() const { return m_game.positionText(); }

private:
    void playColumn(const QString& text);
    void undo();
    void hint() const;
    void listMoves() const;
    void save(const QString& path);
    void showPosition() const;
    void announceResult() const;
    bool isEnginesTurn() const;

    Game m_game;
    Player m_human;
    MatchEntrant m_opponent;
    std::unique_ptr<Engine> m_engine;
    std::stop_token m_stop;
};
