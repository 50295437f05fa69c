// SPDX-License-Identifier: GPL-3.0-or-later
// What comes in from mouse, keyboard and desktop; the rest of the view is in boardview.cpp.
#include "ui/board/boardview.h"

#include "ui/board/boardbanner.h"
#include "ui/board/painting/boardpainter.h"
#include "ui/style/boardtheme.h"
#include "ui/style/showndiscs.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <utility>

void BoardView::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    painter.setClipRegion(event->region());
    m_painter->paint(painter, geometryOfSquares(), ShownDiscs::boardTheme(palette()), scene());
}

void BoardView::resizeEvent(QResizeEvent*)
{
    placeBanner();
}

bool BoardView::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && m_marking
        && markOf(*static_cast<QKeyEvent*>(event)).kind != MarkRequest::Kind::None) {
        event->accept();
        return true;
    }
    if (event->type() == QEvent::ShortcutOverride && takesInput()) {
        // The board's keys come before single-key shortcuts of the window while it has the focus.
        const BoardRequest wish = wishOf(*static_cast<QKeyEvent*>(event));
        const bool idle = wish.kind == BoardRequest::Kind::Cancel && !isPressed();
        const bool elsewhere = wish.kind == BoardRequest::Kind::Remove && !m_setup;
        if (wish.kind != BoardRequest::Kind::None && !idle && !elsewhere) {
            event->accept();
            return true;
        }
    } else if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        QToolTip::showText(help->globalPos(), toolTipAt(help->pos()), this);
        return true;
    } else if (event->type() == QEvent::LayoutRequest) {
        placeBanner();
    }
    switch (event->type()) {
    case QEvent::TouchBegin:
    case QEvent::TouchUpdate:
    case QEvent::TouchEnd:
    case QEvent::TouchCancel:
        takeTouch(*static_cast<QTouchEvent*>(event));
        return true;
    default:
        break;
    }
    return QWidget::event(event);
}

void BoardView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        setAccessibleName(tr("Board"));
    update();
    QWidget::changeEvent(event);
}

void BoardView::keyPressEvent(QKeyEvent* event)
{
    if (takesForBanner(*event))
        return;
    if (m_marking && fulfilMark(markOf(*event)))
        return;
    if (!takesInput() || !fulfil(wishOf(*event)))
        QWidget::keyPressEvent(event);
}

bool BoardView::fulfil(const BoardRequest& wish)
{
    using Kind = BoardRequest::Kind;
    if (wish.kind != Kind::None && wish.kind != Kind::Cancel && !m_focusFrame) {
        m_focusFrame = true;
        update();
    }
    switch (wish.kind) {
    case Kind::Drop:
        chooseColumn(wish.column);
        return true;
    case Kind::DropGhost:
        chooseColumn(m_ghost);
        return true;
    case Kind::Left:
        stepGhost(-1);
        return true;
    case Kind::Right:
        stepGhost(1);
        return true;
    case Kind::Remove:
        if (m_setup)
            removeSetupDisc(m_ghost);
        return m_setup;
    case Kind::Cancel: {
        const bool pressed = isPressed();
        cancelPress();
        update();
        return pressed;
    }
    case Kind::None:
        break;
    }
    return false;
}

void BoardView::stepGhost(int places)
{
    setGhostColumn(m_ghost + (m_flipped ? -places : places));
}

void BoardView::setGhostColumn(int column)
{
    column = std::clamp(column, 0, BoardGeometry::columns - 1);
    if (column == m_ghost)
        return;
    m_ghost = column;
    update();
    announceFocus();
    Q_EMIT ghostMoved(column);
}

// The second press of a double click is no second wish, unless it is for another column or discs
// are put by hand.
void BoardView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (isEchoOfTouch(*event))
        return;
    // Nor is it one where the first press was on the card, which has gone since.
    if (std::exchange(m_bannerPressed, false)) {
        event->accept();
        return;
    }
    const BoardGeometry geometry = geometryOfSquares();
    if (m_setup || m_marking || geometry.chipAt(event->position()) >= 0
        || geometry.columnAt(event->position()) != m_clicked)
        mousePressEvent(event);
    else
        event->accept();
}

void BoardView::mousePressEvent(QMouseEvent* event)
{
    if (isEchoOfTouch(*event))
        return;
    m_bannerPressed = false;
    if (m_marking) {
        if (!pressToMark(*event))
            QWidget::mousePressEvent(event);
        return;
    }
    if (const int chip = geometryOfSquares().chipAt(event->position());
        chip >= 0 && event->button() == Qt::LeftButton) {
        m_chipPress.press(chip);
        if (takesInput())
            setGhostColumn(chip);
        return;
    }
    // A click on a line that is shown ends it: the discs seen are not those of the game.
    if (!m_preview.empty() && !m_setup && event->button() == Qt::LeftButton) {
        setPreview({});
        Q_EMIT previewDropped();
        return;
    }
    if (!takesInput()) {
        QWidget::mousePressEvent(event);
        return;
    }
    const int column = geometryOfSquares().columnAt(event->position());
    if (event->button() == Qt::LeftButton) {
        m_press.press(column);
        if (column >= 0)
            setGhostColumn(column);
        update();
    } else if (event->button() == Qt::RightButton && m_setup && column >= 0) {
        removeSetupDisc(column);
    } else {
        QWidget::mousePressEvent(event);
    }
}

void BoardView::mouseMoveEvent(QMouseEvent* event)
{
    if (isEchoOfTouch(*event))
        return;
    const BoardGeometry geometry = geometryOfSquares();
    hoverChip(geometry.chipAt(event->position()));
    const int column = geometry.columnAt(event->position());
    if (m_hovered != (column >= 0)) {
        m_hovered = column >= 0;
        update();
        if (m_hovered)
            Q_EMIT ghostAppeared();
    }
    if (column >= 0 && takesInput())
        setGhostColumn(column);
}

void BoardView::mouseReleaseEvent(QMouseEvent* event)
{
    if (isEchoOfTouch(*event))
        return;
    if (event->button() != Qt::LeftButton) {
        QWidget::mouseReleaseEvent(event);
        return;
    }
    if (m_marking) {
        releaseToMark(event->position());
        return;
    }
    if (m_chipPress.isDown()) {
        const int chip = geometryOfSquares().chipAt(event->position());
        if (m_chipPress.release(chip) && !m_chips[static_cast<std::size_t>(chip)].isEmpty())
            Q_EMIT chipChosen(chip);
        return;
    }
    const int column = geometryOfSquares().columnAt(event->position());
    const bool click = m_press.release(column);
    m_clicked = click ? column : -1;
    update();
    if (click)
        chooseColumn(column);
}

void BoardView::leaveEvent(QEvent* event)
{
    m_hovered = false;
    hoverChip(-1);
    update();
    QWidget::leaveEvent(event);
}

void BoardView::focusInEvent(QFocusEvent* event)
{
    // A frame for those who came by keyboard; a click shows where it was anyway.
    m_focusFrame = event->reason() == Qt::TabFocusReason
        || event->reason() == Qt::BacktabFocusReason || event->reason() == Qt::ShortcutFocusReason;
    update();
    QWidget::focusInEvent(event);
    announceFocus();
    Q_EMIT ghostAppeared();
}

void BoardView::focusOutEvent(QFocusEvent* event)
{
    cancelPress();
    m_chipPress.cancel();
    update();
    QWidget::focusOutEvent(event);
}
