// SPDX-License-Identifier: GPL-3.0-or-later
// Set-up by hand; the rest of the view is in boardview.cpp.
#include "ui/board/boardview.h"

namespace {

using Shape = Position::Shape;

}

void BoardView::setSetupMode(bool on)
{
    if (on == m_setup)
        return;
    finishAnimation();
    cancelPress();
    if (on) {
        m_setupFirst = m_position.firstPlayerDiscs();
        m_setupSecond = m_position.secondPlayerDiscs();
    }
    m_setup = on;
    update();
}

void BoardView::setSetupBrush(Cell brush)
{
    m_setupBrush = brush;
    update();
}

void BoardView::setSetupDiscs(Bitboard first, Bitboard second)
{
    m_setupFirst = first;
    m_setupSecond = second;
    update();
    announceFocus();
    Q_EMIT setupChanged();
}

void BoardView::putSetupDisc(int column)
{
    const Bitboard square = Shape::square(column, landingSquare(column).row);
    const bool first = ghostDisc() == Cell::First;
    setSetupDiscs(m_setupFirst | (first ? square : 0), m_setupSecond | (first ? 0 : square));
}

void BoardView::removeSetupDisc(int column)
{
    const int row = landingSquare(column).row - 1;
    if (row < 0)
        return;
    const Bitboard keep = ~Shape::square(column, row);
    setSetupDiscs(m_setupFirst & keep, m_setupSecond & keep);
}
