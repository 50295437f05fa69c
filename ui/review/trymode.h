// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/review/review.h"

#include <QObject>
#include <optional>

class BoardPresenter;
class BoardView;
class GameModel;
class NavigationBar;
class TryPanel;

/// The mode in which a person looks for a better move at a moment of a reviewed game. The board
/// shows the position before the move; a column chosen is tried on the board alone and judged by
/// the exact scores, and the game itself is not touched. Looking at another position ends it.
class TryMode : public QObject
{
    Q_OBJECT

public:
    TryMode(BoardView& board, BoardPresenter& link, TryPanel& panel, NavigationBar& navigation,
            GameModel& model, QObject* parent = nullptr);

    bool isActive() const { return m_move.has_value(); }
    /// The better move is still to be found: nothing in the window may give it away.
    bool isSecret() const { return m_secret; }
    /// `move` must be a judged one of the present game.
    void begin(const ReviewedMove& move);
    /// Back to the game where it was looked at. Harmless when not active.
    void end();

Q_SIGNALS:
    /// It began, went on with another move, or ended.
    void changed();
    /// One of the best moves was found, or the answer was shown: how good the game's own
    /// move was is no secret any more.
    void answered(int ply);

private:
    void ask();
    void judge(Move move);
    void answer();
    void leave();
    void reveal();

    BoardView& m_board;
    BoardPresenter& m_link;
    TryPanel& m_panel;
    NavigationBar& m_navigation;
    GameModel& m_model;
    std::optional<ReviewedMove> m_move;
    int m_plyBefore = 0;
    bool m_moving = false;
    bool m_secret = false;
};
