// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class BoardPresenter;
class BoardView;
class HintSearch;
class NavigationBar;
class PlayController;
class SetupPanel;

/// The time in which discs are put on the board by hand: engines and hints wait, the panel stands
/// where the game is walked through otherwise. What is put together there is the panel's to say.
class SetupMode : public QObject
{
    Q_OBJECT

public:
    SetupMode(BoardView& board, BoardPresenter& link, SetupPanel& panel, NavigationBar& navigation,
              PlayController& controller, HintSearch& hints, QObject* parent = nullptr);

    bool isActive() const;
    /// Starts from the position looked at.
    void begin();
    /// Another game has come: whether its engines play is the game's affair. Harmless when not
    /// active, as is cancel().
    void end();
    /// Back to the game, at the position that was looked at; engines that were playing go on.
    void cancel();

Q_SIGNALS:
    void changed();

private:
    BoardView& m_board;
    BoardPresenter& m_link;
    SetupPanel& m_panel;
    NavigationBar& m_navigation;
    PlayController& m_controller;
    HintSearch& m_hints;
    /// Were engines playing when it began?
    bool m_wasRunning = false;
};
