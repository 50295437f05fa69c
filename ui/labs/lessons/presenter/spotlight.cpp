// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/presenter/spotlight.h"

#include <QCursor>
#include <QEvent>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>

namespace {

constexpr int frameMs = 16;
/// Of the shorter side.
constexpr double share = 0.17;
constexpr QColor darkness(0, 0, 0, 200);
constexpr QColor rim(255, 224, 0);

}

Spotlight::Spotlight(QWidget* parent) : QWidget(parent)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
    m_clock.setInterval(frameMs);
    connect(&m_clock, &QTimer::timeout, this, &Spotlight::follow);
    parent->installEventFilter(this);
}

void Spotlight::setLit(bool lit)
{
    if (lit == isLit())
        return;
    setGeometry(parentWidget()->rect());
    setVisible(lit);
    if (!lit)
        return m_clock.stop();
    raise();
    follow();
    m_clock.start();
}

int Spotlight::radius() const
{
    return static_cast<int>(share * std::min(width(), height()));
}

void Spotlight::follow()
{
    const QPoint now = mapFromGlobal(QCursor::pos());
    if (now == m_centre)
        return;
    m_centre = now;
    update();
}

void Spotlight::paintEvent(QPaintEvent* event)
{
    Q_UNUSED(event)
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath dark;
    dark.addRect(rect());
    dark.addEllipse(QPointF(m_centre), radius(), radius());
    painter.fillPath(dark, darkness);
    painter.setPen(QPen(rim, 3));
    painter.drawEllipse(QPointF(m_centre), radius(), radius());
}

bool Spotlight::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize)
        setGeometry(parentWidget()->rect());
    return QWidget::eventFilter(watched, event);
}
