// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"

#include <QTimer>

/// A move entered before the side's turn (the word of chess servers). It is played for the side
/// that it was entered for, or discarded.
class Premove : public QObject
{
    Q_OBJECT

public:
    explicit Premove(QObject* parent = nullptr);

    /// Move::none() if there is no premove.
    Move move() const { return m_move; }
    bool isEmpty() const { return m_move.isNone(); }
    Player side() const { return m_side; }

    /// Replaces an earlier premove.
    void keep(Move move, Player side);
    void clear() { take(); }
    /// Returns the premove and clears it.
    Move take();
    /// The side's turn has come: emits due() from the event loop if there is a premove.
    void play();
    /// Cancels a pending due().
    void wait() { m_timer.stop(); }

Q_SIGNALS:
    void changed();
    void due();

private:
    Move m_move;
    Player m_side = Player::First;
    QTimer m_timer;
};
