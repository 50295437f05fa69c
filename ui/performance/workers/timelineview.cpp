// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/workers/timelineview.h"

#include "ui/performance/workers/drawing/timelinewords.h"
#include "ui/performance/workers/taskedges.h"
#include "ui/performance/workers/tasksearch.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

namespace {

/// Scroll bars count in int, and nobody looks at less than this many nanoseconds a pixel.
constexpr double widestBars = 5e7;
constexpr double finest = 1;

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

double TimelineView::barsWidth() const
{
    return std::max(1.0, viewport()->width() - m_drawing.gutter());
}

TimelineDrawing::Shown TimelineView::shown() const
{
    return m_drawing.shownIn(view(), barsWidth());
}

PlotField TimelineView::field() const
{
    const QRectF bars = area().adjusted(m_drawing.gutter(), m_drawing.axisHeight(), 0, 0);
    const double length = std::max(1.0, static_cast<double>(m_drawing.timeline().length.count()));
    // At the closest a pixel is what nobody looks into, or what the scroll bar can count.
    const double pixel = std::max(finest, length / widestBars);
    return {bars, {{}, 0, length, false, pixel * barsWidth() / 2}, {}};
}

void TimelineView::showPath(bool shown)
{
    m_drawing.setPathShown(shown);
    viewport()->update();
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

void TimelineView::panBy(int steps)
{
    QScrollBar* const across = horizontalScrollBar();
    across->setValue(across->value() + steps * std::max(1, across->pageStep() / 8));
}

void TimelineView::selectOfMove(int steps)
{
    if (m_drawing.timeline().isEmpty())
        return;
    const int found
        = m_selected < 0 ? beside(0) : besideInRootMove(m_selected, steps, m_drawing.nested());
    if (found >= 0)
        select(found);
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

void TimelineView::showStretch(int worker, const TimeSpan& stretch)
{
    const double length = std::max(1.0, stretch.to - stretch.from);
    showTimes({stretch.from - length, stretch.from + 2 * length});
    scrollToLine(worker, 0);
    m_span->setSpan(stretch);
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

int TimelineView::beside(int step) const
{
    if (m_selected < 0)
        return 0;
    const NestedTask& task = m_drawing.nested().task(m_selected);
    const auto& line = m_drawing.nested().lane(task.worker, task.level).tasks;
    const auto place = std::lower_bound(line.begin(), line.end(), m_selected) - line.begin();
    const auto last = static_cast<std::ptrdiff_t>(line.size()) - 1;
    return line[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(place + step, 0, last))];
}

int TimelineView::above() const
{
    if (m_selected < 0)
        return 0;
    const NestedTimeline& nested = m_drawing.nested();
    const NestedTask& task = nested.task(m_selected);
    if (task.parent >= 0)
        return task.parent;
    // Past workers that had no task, to the innermost that is there at that time.
    for (int worker = task.worker - 1; worker >= 0; --worker) {
        int found = m_drawing.nearest(worker, 0, task.start);
        if (found < 0)
            continue;
        for (int level = 1; level < nested.levels(worker); ++level)
            if (const int deeper = m_drawing.nearest(worker, level, task.start);
                deeper > found && deeper < nested.task(found).behind)
                found = deeper;
        return found;
    }
    return m_selected;
}

int TimelineView::below() const
{
    if (m_selected < 0)
        return 0;
    const NestedTimeline& nested = m_drawing.nested();
    const NestedTask& task = nested.task(m_selected);
    if (task.behind > m_selected + 1)
        return m_selected + 1;
    for (int worker = task.worker + 1; worker < m_drawing.timeline().workers; ++worker)
        if (const int found = m_drawing.nearest(worker, 0, task.start); found >= 0)
            return found;
    return m_selected;
}

int TimelineView::endOfLine(bool last) const
{
    if (m_selected < 0)
        return 0;
    const NestedTask& task = m_drawing.nested().task(m_selected);
    const auto& line = m_drawing.nested().lane(task.worker, task.level).tasks;
    return last ? line.back() : line.front();
}

/// Its keys are the window's, too, for the moves of the game.
bool TimelineView::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && !m_drawing.timeline().isEmpty()) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        if ((key.key() == Qt::Key_Home || key.key() == Qt::Key_End)
            && (key.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier) {
            event->accept();
            return true;
        }
    }
    return QAbstractScrollArea::event(event);
}

void TimelineView::keyPressEvent(QKeyEvent* event)
{
    if (m_drawing.timeline().isEmpty())
        return QAbstractScrollArea::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Right:
        return select(beside(1));
    case Qt::Key_Left:
        return select(beside(-1));
    case Qt::Key_Up:
        return select(above());
    case Qt::Key_Down:
        return select(below());
    case Qt::Key_Home:
        return select(endOfLine(false));
    case Qt::Key_End:
        return select(endOfLine(true));
    default:
        QAbstractScrollArea::keyPressEvent(event);
    }
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
