// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/premove.h"

Premove::Premove(QObject* parent) : QObject(parent)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &Premove::due);
}

void Premove::keep(Move move, Player side)
{
    m_side = side;
    if (move == m_move)
        return;
    m_move = move;
    Q_EMIT changed();
}

Move Premove::take()
{
    m_timer.stop();
    const Move move = m_move;
    keep(Move::none(), m_side);
    return move;
}

void Premove::play()
{
    if (!isEmpty())
        m_timer.start(0);
}
