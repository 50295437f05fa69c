// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which part of a timeline is seen: its zoom, and what the scroll bars stand at.
#include "ui/performance/workers/timelineview.h"

#include <QScrollBar>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

namespace {

/// Scroll bars count in int, and nobody looks at less than this many nanoseconds a pixel.
constexpr double widestBars = 5e7;
constexpr double finest = 1;

}

double TimelineView::barsWidth() const
{
    return std::max(1.0, viewport()->width() - m_drawing.gutter());
}

PlotField TimelineView::field() const
{
    const QRectF bars = area().adjusted(m_drawing.gutter(), m_drawing.axisHeight(), 0, 0);
    const double length = std::max(1.0, static_cast<double>(m_drawing.timeline().length.count()));
    // At the closest a pixel is what nobody looks into, or what the scroll bar can count.
    const double pixel = std::max(finest, length / widestBars);
    return {bars, {{}, 0, length, false, pixel * barsWidth() / 2}, {}};
}

TimelineDrawing::View TimelineView::view() const
{
    const PlotAxis seen = chartaxis::shown(field().across, m_gestures->part().across);
    TimelineDrawing::View view;
    view.start = seen.low;
    view.nanosecondsPerPixel = (seen.high - seen.low) / barsWidth();
    view.top = verticalScrollBar()->value();
    return view;
}

double TimelineView::zoom() const
{
    return field().across.high / (view().nanosecondsPerPixel * barsWidth());
}

void TimelineView::scrollToLine(int worker, int level)
{
    const double line = m_drawing.lineHeight();
    // The first line with the margin above it.
    const auto top
        = static_cast<int>(m_drawing.rowTop(worker) + level * line + (level > 0 ? 3 : 0));
    const auto bottom
        = static_cast<int>(std::ceil(m_drawing.rowTop(worker) + (level + 1) * line)) + 6;
    QScrollBar* const down = verticalScrollBar();
    if (top < down->value())
        down->setValue(top);
    else if (bottom > down->value() + down->pageStep())
        down->setValue(bottom - down->pageStep());
}

SpanSelection::Scale TimelineView::scale() const
{
    if (m_drawing.timeline().isEmpty())
        return {};
    const PlotField bars = field();
    const PlotAxis seen = chartaxis::shown(bars.across, m_gestures->part().across);
    SpanSelection::Scale scale {bars.plot, {seen.low, seen.high}, bars.across.high};
    scale.first = {seen.low, seen.low};
    if (m_selected >= 0) {
        const NestedTask& task = m_drawing.nested().task(m_selected);
        scale.first
            = {static_cast<double>(task.start.count()), static_cast<double>(task.end.count())};
    }
    return scale;
}

void TimelineView::panBy(int steps)
{
    QScrollBar* const across = horizontalScrollBar();
    across->setValue(across->value() + steps * std::max(1, across->pageStep() / 8));
}

void TimelineView::scrollTo(double time)
{
    const auto place = static_cast<int>(time / view().nanosecondsPerPixel);
    QScrollBar* const across = horizontalScrollBar();
    if (place < across->value())
        across->setValue(place - 10);
    else if (place > across->value() + across->pageStep())
        across->setValue(place + 10 - across->pageStep());
}

void TimelineView::showSpan(const TimeSpan& span)
{
    const double length = std::max(1.0, span.to - span.from);
    showTimes({span.from - length, span.from + 2 * length});
    m_span->setSpan(span);
}

void TimelineView::showStretch(int worker, const TimeSpan& stretch)
{
    showSpan(stretch);
    scrollToLine(worker, 0);
}

void TimelineView::showTimes(const TimeSpan& times)
{
    const PlotAxis whole = field().across;
    const double length = times.to - times.from;
    // As a zoom of the whole, so that it is no closer than a person may look.
    const double factor = std::max(1.0, (whole.high - whole.low) / length);
    const double left = std::clamp(times.from, whole.low, whole.high);
    const double room = whole.high - whole.low - length;
    const double share = room > 0 ? std::clamp((left - whole.low) / room, 0.0, 1.0) : 0.0;
    m_gestures->setPart({chartaxis::zoomed(whole, {}, factor, share), {}});
}

std::optional<QPointF> TimelineView::middleOfSelected() const
{
    if (m_selected < 0)
        return {};
    const NestedTask& task = m_drawing.nested().task(m_selected);
    const PlotField all = field();
    const double share
        = chartaxis::shareOf(chartaxis::shown(all.across, m_gestures->part().across),
                             static_cast<double>((task.start + task.length() / 2).count()));
    return QPointF(all.plot.left() + share * all.plot.width(), all.plot.center().y());
}

void TimelineView::showSelected()
{
    if (m_selected < 0)
        return;
    const NestedTask& task = m_drawing.nested().task(m_selected);
    const auto from = static_cast<double>(task.start.count());
    const double length = std::max(1.0, static_cast<double>(task.length().count()));
    // With a little of what lies beside it, so that its ends are seen.
    constexpr double beside = 0.02;
    showTimes({from - beside * length, from + (1 + beside) * length});
    scrollToLine(task.worker, task.level);
}

void TimelineView::followScrollBar(int value)
{
    if (m_placingBars)
        return;
    const TimelineDrawing::View seen = view();
    const double moved = (value - seen.start / seen.nanosecondsPerPixel) / barsWidth();
    m_gestures->setPart({chartaxis::panned(field().across, m_gestures->part().across, moved), {}});
}

void TimelineView::updateScrollBars()
{
    m_placingBars = true;
    const TimelineDrawing::View seen = view();
    const double all = field().across.high / seen.nanosecondsPerPixel;
    QScrollBar* const across = horizontalScrollBar();
    across->setPageStep(static_cast<int>(barsWidth()));
    across->setSingleStep(40);
    across->setRange(0, static_cast<int>(std::lround(all - barsWidth())));
    across->setValue(static_cast<int>(std::lround(seen.start / seen.nanosecondsPerPixel)));
    m_placingBars = false;
    const double height = viewport()->height() - m_drawing.axisHeight();
    m_drawing.setRowsRoom(height);
    verticalScrollBar()->setPageStep(static_cast<int>(height));
    verticalScrollBar()->setSingleStep(static_cast<int>(m_drawing.lineHeight()));
    verticalScrollBar()->setRange(
        0, std::max(0, static_cast<int>(std::ceil(m_drawing.rowsHeight() - height))));
    viewport()->update();
    Q_EMIT viewChanged();
}

void TimelineView::wheelEvent(QWheelEvent* event)
{
    // Most timelines are wide and not high: the wheel moves them where it can.
    QScrollBar* const down = verticalScrollBar();
    QScrollBar* const bar = down->maximum() > 0 && event->angleDelta().x() == 0
            && !(event->modifiers() & Qt::ShiftModifier)
        ? down
        : horizontalScrollBar();
    if (bar->maximum() == 0)
        return event->ignore();
    const QPoint turned = event->angleDelta();
    const int steps = turned.x() != 0 ? turned.x() : turned.y();
    bar->setValue(bar->value() - steps * bar->singleStep() / 40);
    event->accept();
}
