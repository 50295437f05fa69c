// SPDX-License-Identifier: GPL-3.0-or-later
// What fingers do on the board; the rest of the view is in boardview.cpp.
#include "ui/board/boardview.h"

#include "ui/board/boardbanner.h"

#include <QMouseEvent>
#include <QPointingDevice>
#include <QTouchEvent>

namespace {

/// A desktop that makes clicks of touches does so after the finger is lifted.
constexpr quint64 echoMs = 1000;

}

void BoardView::takeTouch(QTouchEvent& event)
{
    if (event.device() && event.device()->type() == QInputDevice::DeviceType::TouchPad) {
        event.ignore(); // it moves the mouse
        return;
    }
    event.accept();
    m_touched = event.timestamp();
    if (m_marking && !isOnBanner(event)) {
        touchToMark(event);
        return;
    }
    if (event.type() == QEvent::TouchBegin)
        beginTouch(event);
    else if (event.type() == QEvent::TouchCancel || event.pointCount() > 1)
        cancelPress();
    else if (m_touch == TouchKind::Column)
        slideTo(mapFromGlobal(event.point(0).globalPosition()));
    if (event.type() == QEvent::TouchEnd && m_touch == TouchKind::Chip) {
        const int chip = geometryOfSquares().chipAt(mapFromGlobal(event.point(0).globalPosition()));
        if (m_chipPress.release(chip) && !m_chips[static_cast<std::size_t>(chip)].isEmpty())
            Q_EMIT chipChosen(chip);
    }
    if (event.type() == QEvent::TouchEnd || event.type() == QEvent::TouchCancel)
        endTouch();
    update();
}

bool BoardView::isOnBanner(QTouchEvent& event) const
{
    const QPointF place = mapFromGlobal(event.point(0).globalPosition());
    return m_banner->isVisible() && m_banner->geometry().contains(place.toPoint());
}

void BoardView::beginTouch(QTouchEvent& event)
{
    const QPointF place = mapFromGlobal(event.point(0).globalPosition());
    // Its buttons take clicks, which the desktop or Qt makes of a touch that nobody takes.
    if (isOnBanner(event)) {
        event.ignore();
        m_touched.reset();
        return;
    }
    setFocus(Qt::MouseFocusReason);
    m_touch = TouchKind::Spent;
    if (event.pointCount() > 1)
        return;
    if (const int chip = geometryOfSquares().chipAt(place); chip >= 0) {
        m_touch = TouchKind::Chip;
        m_chipPress.press(chip);
        if (takesInput())
            setGhostColumn(chip);
    } else if (!m_preview.empty() && !m_setup) {
        // The discs seen are not those of the game.
        setPreview({});
        Q_EMIT previewDropped();
    } else if (takesInput()) {
        m_touch = TouchKind::Column;
        slideTo(place);
    }
}

void BoardView::slideTo(QPointF place)
{
    const int column = rect().contains(place.toPoint()) ? geometryOfSquares().columnAt(place) : -1;
    m_press.press(column);
    m_hovered = column >= 0;
    if (column >= 0)
        setGhostColumn(column);
}

void BoardView::endTouch()
{
    const int column = m_touch == TouchKind::Column ? m_press.column() : -1;
    m_touch = TouchKind::None;
    m_press.cancel();
    m_chipPress.cancel();
    m_hovered = false;
    if (column >= 0)
        chooseColumn(column);
}

void BoardView::cancelPress()
{
    m_press.cancel();
    if (m_touch == TouchKind::None)
        return;
    m_touch = TouchKind::Spent;
    m_chipPress.cancel();
    m_hovered = false;
}

bool BoardView::isEchoOfTouch(const QMouseEvent& event) const
{
    if (event.source() == Qt::MouseEventNotSynthesized || !m_touched)
        return false;
    return m_touch != TouchKind::None || event.timestamp() < *m_touched + echoMs;
}
