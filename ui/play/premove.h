// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"

#include <QTimer>

/// A move that a person asked for before it was its side's turn. It is dropped as that side's or
/// not at all.
class Premove : public QObject
{
    Q_OBJECT

public:
    explicit Premove(QObject* parent = nullptr);

    /// Move::none() where none is kept.
    Move move() const { return m_move; }
    bool isEmpty() const { return m_move.isNone(); }
    Player side() const { return m_side; }

    /// In the place of an earlier one.
    void keep(Move move, Player side);
    void clear() { take(); }
    /// What was kept; nothing is any more.
    Move take();
    /// It is its side's turn: sends due() from the event loop, where a move is kept.
    void play();
    /// Not yet, after all.
    void wait() { m_timer.stop(); }

Q_SIGNALS:
    void changed();
    void due();

private:
    Move m_move;
    Player m_side = Player::First;
    QTimer m_timer;
};
