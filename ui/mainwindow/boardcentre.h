// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class Actions;
class BoardStage;
class BoardView;
class MessageStrip;
class NavigationBar;
class QMainWindow;
class SetupPanel;
class TryPanel;

/// The middle of the window: the board, sentences above it, and below it what goes through the
/// moves, sets a position up or tries another move.
class BoardCentre : public QWidget
{
    Q_OBJECT

public:
    /// Becomes the central widget of `window`.
    BoardCentre(const Actions& actions, QMainWindow& window);

    MessageStrip& message() { return *m_message; }
    BoardStage& stage() { return *m_stage; }
    BoardView& board();
    SetupPanel& setup() { return *m_setup; }
    TryPanel& trial() { return *m_trial; }
    NavigationBar& navigation() { return *m_navigation; }

private:
    MessageStrip* m_message;
    BoardStage* m_stage;
    SetupPanel* m_setup;
    TryPanel* m_trial;
    NavigationBar* m_navigation;
};
