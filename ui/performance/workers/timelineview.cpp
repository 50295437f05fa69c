// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/workers/timelineview.h"

#include "ui/performance/workers/drawing/timelinewords.h"
#include "ui/performance/workers/taskedges.h"

#include <QHelpEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>
#include <algorithm>

namespace {

/// Is the later one what the earlier has become while its search went on?
bool continues(const Timeline& earlier, const Timeline& later)
{
    const auto& before = earlier.iterations;
    const auto& after = later.iterations;
    return !before.empty() && before.size() <= after.size() && earlier.begin == later.begin
        && std::equal(before.begin(), before.end(), after.begin());
}

/// The same task again; -1 where it is not there.
int placeOf(const NestedTask& task, const NestedTimeline& nested)
{
    const auto found
        = std::find_if(nested.tasks.begin(), nested.tasks.end(), [&task](const NestedTask& each) {
              return each.worker == task.worker && each.level == task.level
                  && each.start == task.start && each.end == task.end;
          });
    return found == nested.tasks.end() ? -1 : static_cast<int>(found - nested.tasks.begin());
}

}

TimelineView::TimelineView(QWidget* parent)
    : QAbstractScrollArea(parent), m_gestures(new ChartGestures(*this, *viewport(), Qt::Horizontal))
{
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(QFrame::NoFrame);
    setAccessibleName(tr("Timeline of the workers"));
    viewport()->setMouseTracking(true);
    m_drawing.setFont(font());
    m_gestures->setFields([this] {
        return m_drawing.timeline().isEmpty() ? std::vector<PlotField>() : std::vector {field()};
    });
    m_gestures->setHeld([this] { return middleOfSelected(); });
    m_gestures->setSelecting(true);
    m_gestures->setFurtherMenu([this](QMenu& menu) {
        for (QAction* const action : actions())
            if (!action->property(keyOnly).toBool())
                menu.addAction(action);
    });
    m_span = new SpanSelection(*this, *viewport(), [this] { return scale(); });
    m_span->setSnap([this](double time, double reach) { return snapped(time, reach); });
    connect(m_span, &SpanSelection::spanChanged, this, &TimelineView::spanChanged);
    connect(m_span, &SpanSelection::endMoved, this, &TimelineView::scrollTo);
    connect(m_gestures, &ChartGestures::partChanged, this, &TimelineView::updateScrollBars);
    connect(horizontalScrollBar(), &QScrollBar::valueChanged, this, &TimelineView::followScrollBar);
}

void TimelineView::setTimeline(Timeline timeline, const QString& ifEmpty)
{
    // More of the same search: whoever looks closer at a part of it goes on with that.
    const bool goesOn = continues(m_drawing.timeline(), timeline);
    const bool hadChosen = goesOn && m_selected >= 0;
    const NestedTask chosen = hadChosen ? m_drawing.nested().task(m_selected) : NestedTask {};
    m_drawing.setTimeline(std::move(timeline));
    m_edges.reset();
    m_ifEmpty = ifEmpty;
    m_selected = hadChosen ? placeOf(chosen, m_drawing.nested()) : -1;
    if (!goesOn) {
        m_span->setSpan(std::nullopt);
        showAll();
        verticalScrollBar()->setValue(0);
    }
    setAccessibleDescription(
        m_drawing.timeline().isEmpty() ? m_ifEmpty : timelineSentence(m_drawing.timeline()));
    updateScrollBars();
    viewport()->update();
    Q_EMIT selectedChanged(m_selected);
}

QRectF TimelineView::area() const
{
    return viewport()->rect();
}

TimelineDrawing::Shown TimelineView::shown() const
{
    return m_drawing.shownIn(view(), barsWidth());
}

void TimelineView::showPath(bool shown)
{
    m_drawing.setPathShown(shown);
    viewport()->update();
}

void TimelineView::select(int task)
{
    const NestedTimeline& nested = m_drawing.nested();
    m_selected = std::clamp(task, -1, static_cast<int>(nested.tasks.size()) - 1);
    if (m_selected >= 0) {
        const NestedTask& chosen = nested.task(m_selected);
        const double scale = view().nanosecondsPerPixel;
        const auto left = static_cast<int>(static_cast<double>(chosen.start.count()) / scale);
        const auto right = static_cast<int>(static_cast<double>(chosen.end.count()) / scale);
        QScrollBar* const across = horizontalScrollBar();
        const int seen = across->value() + across->pageStep();
        // One that is wider than the view and fills it stays as it is.
        if (right < across->value() || (left < across->value() && right <= seen))
            across->setValue(left - 10);
        else if (left > seen || (right > seen && left >= across->value()))
            across->setValue(std::min(left - 10, right + 10 - across->pageStep()));
        scrollToLine(chosen.worker, chosen.level);
        setAccessibleDescription(taskSentence(m_selected, nested, m_drawing.timeline()));
    }
    viewport()->update();
    Q_EMIT selectedChanged(m_selected);
}

void TimelineView::setPins(const PinnedSpans& pins)
{
    m_pins = pins;
    viewport()->update();
}

double TimelineView::snapped(double time, double reach)
{
    if (!m_edges)
        m_edges = taskEdges(m_drawing.timeline());
    return nearestEdge(*m_edges, time, reach);
}

QSize TimelineView::sizeHint() const
{
    const double rows = std::min(m_drawing.rowsHeight(), 8 * m_drawing.lineHeight());
    return {500,
            static_cast<int>(m_drawing.axisHeight() + rows)
                + horizontalScrollBar()->sizeHint().height()};
}

QSize TimelineView::minimumSizeHint() const
{
    return {200, static_cast<int>(m_drawing.axisHeight() + 3 * m_drawing.lineHeight())};
}

void TimelineView::paintEvent(QPaintEvent*)
{
    QPainter painter(viewport());
    painter.setLayoutDirection(Qt::LayoutDirectionAuto);
    if (m_drawing.timeline().isEmpty()) {
        painter.fillRect(viewport()->rect(), palette().color(QPalette::Base));
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(viewport()->rect().adjusted(8, 8, -8, -8),
                         Qt::AlignCenter | Qt::TextWordWrap, m_ifEmpty);
        return;
    }
    m_drawing.paint(painter, area(), view(), palette(), m_selected);
    m_span->paint(painter, palette());
    const SpanSelection::Scale shown = scale();
    paintPins(painter, m_pins, shown.bars, shown.seen, palette());
    if (hasFocus())
        paintFocusRing(painter, *viewport());
}

void TimelineView::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    updateScrollBars();
}

void TimelineView::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && !m_drawing.timeline().isEmpty())
        select(m_drawing.taskAt(event->position(), area(), view()));
}

void TimelineView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && m_selected >= 0)
        showSelected();
}

void TimelineView::focusInEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void TimelineView::focusOutEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

void TimelineView::changeEvent(QEvent* event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        m_drawing.setFont(font());
        updateScrollBars();
    }
}

bool TimelineView::viewportEvent(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || m_drawing.timeline().isEmpty())
        return QAbstractScrollArea::viewportEvent(event);
    const auto* const help = static_cast<QHelpEvent*>(event);
    const int task = m_drawing.taskAt(help->pos(), area(), view());
    if (task < 0)
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(),
                           taskSentence(task, m_drawing.nested(), m_drawing.timeline()),
                           viewport());
    return true;
}
