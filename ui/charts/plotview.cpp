// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/plotview.h"

#include "ui/text/counttext.h"

#include <QChart>
#include <QGraphicsLayout>
#include <QKeyEvent>
#include <QLegend>
#include <QMouseEvent>
#include <QTextDocument>
#include <QToolTip>
#include <utility>

namespace {

constexpr qsizetype longestTipLine = 70;

/// A long one is broken into lines: in one line it may be wider than the screen has room for.
QString tipOf(const QString& text)
{
    return text.size() <= longestTipLine ? text
                                         : Qt::convertFromPlainText(text, Qt::WhiteSpaceNormal);
}

}

PlotView::PlotView(Qt::Orientations zooming, QWidget* parent)
    : QChartView(parent), m_gestures(new ChartGestures(*this, *viewport(), zooming))
{
    QChart& chart = *this->chart();
    chart.legend()->hide();
    chart.setAnimationOptions(QChart::NoAnimation);
    chart.setLocalizeNumbers(true);
    chart.setLocale(numberLocale(locale()));
    chart.setMargins(QMargins(4, 4, 8, 2));
    chart.setBackgroundRoundness(0);
    chart.layout()->setContentsMargins(0, 0, 0, 0);
    setRenderHint(QPainter::Antialiasing);
    setFrameShape(QFrame::NoFrame);
    setMinimumSize(80, 60);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setMouseTracking(true);
}

void PlotView::explain(const QString& text)
{
    m_explained = text;
    viewport()->setCursor(text.isEmpty() ? Qt::ArrowCursor : Qt::PointingHandCursor);
    if (text.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(m_mouse, tipOf(text), this);
}

void PlotView::setSelecting(bool selecting)
{
    m_selecting = selecting;
    m_gestures->setSelecting(selecting);
}

void PlotView::mousePressEvent(QMouseEvent* event)
{
    QChartView::mousePressEvent(event);
    m_dragFrom.reset();
    if (m_selecting && event->button() == Qt::LeftButton
        && (event->modifiers() & Qt::ShiftModifier))
        m_dragFrom = mapToScene(event->position().toPoint());
}

void PlotView::mouseMoveEvent(QMouseEvent* event)
{
    QChartView::mouseMoveEvent(event);
    if (m_dragFrom && (event->buttons() & Qt::LeftButton)) {
        Q_EMIT dragged(*m_dragFrom, mapToScene(event->position().toPoint()));
        return;
    }
    m_mouse = event->globalPosition().toPoint();
    Q_EMIT pointedAt(mapToScene(event->position().toPoint()));
}

void PlotView::mouseReleaseEvent(QMouseEvent* event)
{
    QChartView::mouseReleaseEvent(event);
    if (event->button() == Qt::LeftButton && !std::exchange(m_dragFrom, std::nullopt))
        Q_EMIT clicked(mapToScene(event->position().toPoint()));
}

void PlotView::keyPressEvent(QKeyEvent* event)
{
    const int direction = event->key() == Qt::Key_Left ? -1 : event->key() == Qt::Key_Right ? 1 : 0;
    const bool extends = m_selecting && (event->modifiers() & Qt::ShiftModifier);
    if (direction != 0 && extends)
        Q_EMIT extended(direction);
    else if (direction != 0)
        Q_EMIT stepped(direction);
    else if (m_selecting && event->key() == Qt::Key_Escape)
        Q_EMIT cancelled();
    else
        QChartView::keyPressEvent(event);
}

void PlotView::drawForeground(QPainter* painter, const QRectF& rect)
{
    QChartView::drawForeground(painter, rect);
    // Not in a picture that is written to a file.
    if (hasFocus() && painter->device() == viewport())
        paintFocusRing(*painter, *viewport());
}

void PlotView::focusInEvent(QFocusEvent* event)
{
    QChartView::focusInEvent(event);
    viewport()->update();
}

void PlotView::focusOutEvent(QFocusEvent* event)
{
    QChartView::focusOutEvent(event);
    viewport()->update();
}

bool PlotView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::Leave) {
        m_explained.clear();
        Q_EMIT pointedAway();
    }
    // Where the mouse rests, a graphics view asks its items for a text, has none of theirs, and
    // takes away the one that is there.
    if (event->type() == QEvent::ToolTip) {
        explain(m_explained);
        return true;
    }
    return QChartView::viewportEvent(event);
}
