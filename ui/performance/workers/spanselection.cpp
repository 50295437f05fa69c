// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/workers/spanselection.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPalette>
#include <QWidget>
#include <algorithm>

namespace {

/// An arrow key moves the end by this share of what is seen.
constexpr double keyStep = 1.0 / 40;
/// The mouse snaps within so many pixels.
constexpr double snapReach = 6;
constexpr int veil = 48;
constexpr double bracket = 6;

bool isKeyOfSpan(const QKeyEvent& event)
{
    if ((event.modifiers() & ~(Qt::KeypadModifier | Qt::AltModifier)) != Qt::ShiftModifier)
        return false;
    return event.key() == Qt::Key_Left || event.key() == Qt::Key_Right
        || event.key() == Qt::Key_Home || event.key() == Qt::Key_End;
}

}

SpanSelection::SpanSelection(QWidget& chart, QWidget& surface, AskScale scale)
    : QObject(&chart), m_surface(surface), m_scale(std::move(scale))
{
    chart.installEventFilter(this);
    surface.installEventFilter(this);
}

void SpanSelection::setSpan(const std::optional<TimeSpan>& span)
{
    if (span == m_span)
        return;
    m_span = span;
    if (span) {
        m_anchor = span->from;
        m_end = span->to;
    }
    m_surface.update();
    Q_EMIT spanChanged();
}

double SpanSelection::snapped(double time, double reach) const
{
    return m_snap ? m_snap(time, reach) : time;
}

double SpanSelection::timeAt(double x, bool snaps) const
{
    const Scale scale = m_scale();
    const double width = std::max(1.0, scale.bars.width());
    const double seen = scale.seen.to - scale.seen.from;
    const double share = (x - scale.bars.left()) / width;
    const double time
        = std::clamp(scale.seen.from + std::clamp(share, 0.0, 1.0) * seen, 0.0, scale.length);
    return snaps ? snapped(time, snapReach * seen / width) : time;
}

void SpanSelection::chooseTo(double time)
{
    // It stays the anchor, which setSpan() takes to be the left end.
    const double anchor = m_anchor;
    setSpan(TimeSpan {std::min(anchor, time), std::max(anchor, time)});
    m_anchor = anchor;
    m_end = time;
}

bool SpanSelection::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &m_surface)
        switch (event->type()) {
        case QEvent::MouseButtonPress:
            return press(*static_cast<QMouseEvent*>(event));
        case QEvent::MouseMove:
            return move(*static_cast<QMouseEvent*>(event));
        case QEvent::MouseButtonRelease:
            return release(*static_cast<QMouseEvent*>(event));
        default:
            return false;
        }
    if (event->type() == QEvent::ShortcutOverride && isKeyOfSpan(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return event->type() == QEvent::KeyPress && key(*static_cast<QKeyEvent*>(event));
}

bool SpanSelection::press(const QMouseEvent& event)
{
    if (event.button() != Qt::LeftButton
        || (event.modifiers() & ~Qt::KeyboardModifiers(Qt::AltModifier)) != Qt::ShiftModifier
        || !m_scale().bars.contains(event.position()))
        return false;
    m_pressed = event.position();
    return true;
}

bool SpanSelection::move(const QMouseEvent& event)
{
    if (!m_pressed)
        return false;
    m_dragging = m_dragging
        || (event.position() - *m_pressed).manhattanLength() >= QApplication::startDragDistance();
    if (m_dragging) {
        m_surface.setCursor(Qt::SplitHCursor);
        const bool snaps = !(event.modifiers() & Qt::AltModifier);
        m_anchor = timeAt(m_pressed->x(), snaps);
        chooseTo(timeAt(event.position().x(), snaps));
    }
    return true;
}

bool SpanSelection::release(const QMouseEvent& event)
{
    if (!m_pressed || event.button() != Qt::LeftButton)
        return false;
    m_pressed.reset();
    if (!m_dragging)
        setSpan(std::nullopt);
    m_dragging = false;
    m_surface.unsetCursor();
    return true;
}

bool SpanSelection::key(const QKeyEvent& event)
{
    if (event.key() == Qt::Key_Escape && event.modifiers() == Qt::NoModifier && m_span) {
        setSpan(std::nullopt);
        return true;
    }
    const Scale scale = m_scale();
    if (!isKeyOfSpan(event) || scale.bars.isEmpty())
        return false;
    const double step = (scale.seen.to - scale.seen.from) * keyStep;
    if (!m_span) {
        m_anchor = scale.first.from;
        m_end = scale.first.to;
        if (m_anchor < m_end && (event.key() == Qt::Key_Left || event.key() == Qt::Key_Right)) {
            chooseTo(m_end);
            return true;
        }
    }
    const double to = event.key() == Qt::Key_Home ? 0.0
        : event.key() == Qt::Key_End              ? scale.length
        : event.key() == Qt::Key_Left             ? m_end - step
                                                  : m_end + step;
    // Less than half a step, so that a key never leaves the end where it is.
    const bool snaps = !(event.modifiers() & Qt::AltModifier);
    const double wanted = std::clamp(to, 0.0, scale.length);
    chooseTo(snaps ? snapped(wanted, 0.49 * step) : wanted);
    Q_EMIT endMoved(m_end);
    return true;
}

void SpanSelection::paint(QPainter& painter, const QPalette& palette) const
{
    const Scale scale = m_scale();
    const double seen = scale.seen.to - scale.seen.from;
    if (!m_span || seen <= 0)
        return;
    const auto x = [&](double time) {
        return scale.bars.left() + (time - scale.seen.from) / seen * scale.bars.width();
    };
    const double left = std::max(x(m_span->from), scale.bars.left() - bracket);
    const double right = std::min(x(m_span->to), scale.bars.right() + bracket);
    painter.save();
    painter.setClipRect(scale.bars);
    const QRectF all(left, scale.bars.top(), right - left, scale.bars.height());
    QColor ground = palette.color(QPalette::Highlight);
    ground.setAlpha(veil);
    painter.fillRect(all, ground);
    const QColor line = palette.color(QPalette::Text);
    for (const bool isLeft : {true, false}) {
        const double end = isLeft ? left : right - 2;
        painter.fillRect(QRectF(end, all.top(), 2, all.height()), line);
        const double foot = isLeft ? left : right - bracket;
        painter.fillRect(QRectF(foot, all.top(), bracket, 2), line);
        painter.fillRect(QRectF(foot, all.bottom() - 2, bracket, 2), line);
    }
    painter.restore();
}
