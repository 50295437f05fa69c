// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/engineoptions.h"
#include "app/cli/play/gamereporter.h"

#include <memory>
#include <stop_token>

/// A game in the terminal: what the lines that a player types do. A voice tells what came of them.
/// It does not stand on core/match's playGame(): a person takes moves back, asks for hints and
/// leaves, so the lines drive this game, not the turns.
class TerminalGame
{
public:
    TerminalGame(std::vector<Move> setup, Player human, Entrant opponent,
                 std::unique_ptr<Engine> engine, GameReporter& voice, std::stop_token stop);

    /// Tells who plays, and lets the engine begin where it is its turn.
    void begin();
    /// Carries out one line; false when the player wants to leave.
    bool obey(const QString& line);

    const Game& game() const { return m_game; }

private:
    void advance();
    void playColumn(const QString& text);
    void undo();
    void hint();
    void save(const QString& path);
    bool isEnginesTurn() const;

    Game m_game;
    Player m_human;
    Entrant m_opponent;
    std::unique_ptr<Engine> m_engine;
    GameReporter& m_voice;
    std::stop_token m_stop;
};
