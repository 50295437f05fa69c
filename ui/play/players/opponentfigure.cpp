// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/players/opponentfigure.h"

#include <QEvent>
#include <QPainter>
#include <QStyle>
#include <QTimerEvent>
#include <algorithm>

namespace {

constexpr int eyesOpenMs = 1800;
constexpr int eyesClosedMs = 220;

}

OpponentFigure::OpponentFigure(QWidget* parent) : QWidget(parent)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
}

void OpponentFigure::setOpponent(const QString& file, OpponentFace face)
{
    if (file == m_file && face == m_face)
        return;
    m_file = file;
    m_face = face;
    restart();
}

void OpponentFigure::setMoving(bool moving)
{
    if (moving == m_mayMove)
        return;
    m_mayMove = moving;
    restart();
}

OpponentFace OpponentFigure::face() const
{
    return m_face == OpponentFace::Thinks && m_areEyesClosed ? OpponentFace::Blinks : m_face;
}

void OpponentFigure::restart()
{
    const bool calm = !m_mayMove
        || style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) <= 0;
    m_areEyesClosed = false;
    if (!calm && isVisible() && !m_file.isEmpty() && m_face == OpponentFace::Thinks)
        m_blinks.start(eyesOpenMs, this);
    else
        m_blinks.stop();
    update();
}

void OpponentFigure::timerEvent(QTimerEvent* event)
{
    if (event->timerId() != m_blinks.timerId())
        return QWidget::timerEvent(event);
    m_areEyesClosed = !m_areEyesClosed;
    m_blinks.start(m_areEyesClosed ? eyesClosedMs : eyesOpenMs, this);
    update();
}

void OpponentFigure::paintEvent(QPaintEvent*)
{
    if (m_file.isEmpty())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int size = std::min(width(), height());
    QRect place(0, 0, size, size);
    place.moveCenter(rect().center());
    paintOpponent(painter, place, m_file, palette(), face());
}

void OpponentFigure::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    restart();
}

void OpponentFigure::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    restart();
}

void OpponentFigure::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::StyleChange)
        restart();
    else if (event->type() == QEvent::PaletteChange)
        update();
}
