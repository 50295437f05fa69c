// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/entrant.h"

#include <QObject>

class FirstBotDialog;
class Game;
class QWidget;
struct WindowParts;

/// The bot that a person writes: its dialog, and what it wants of the window.
class BotCommands : public QObject
{
    Q_OBJECT

public:
    /// `window` is the parent of the dialog.
    BotCommands(WindowParts& parts, QWidget& window);
    ~BotCommands() override;

    void show();
    /// Null before it was opened.
    FirstBotDialog* dialog() { return m_dialog; }

Q_SIGNALS:
    /// A person wants to play against this one.
    void playWanted(const Entrant& bot, bool isBeside);
    /// A game that a bot played is to be on the board, at this ply.
    void gameWanted(const Game& game, int ply);

private:
    void makeDialog();

    WindowParts& m_parts;
    QWidget& m_window;
    FirstBotDialog* m_dialog = nullptr;
};
