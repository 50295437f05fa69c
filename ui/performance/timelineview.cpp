// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/timelineview.h"

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
    m_gestures->setSelecting(true);
    m_gestures->setFurtherMenu([this](QMenu& menu) { menu.addActions(actions()); });
    m_span = new SpanSelection(*this, *viewport(), [this] { return scale(); });
    connect(m_span, &SpanSelection::spanChanged, this, &TimelineView::spanChanged);
    connect(m_span, &SpanSelection::endMoved, this, &TimelineView::scrollTo);
    connect(m_gestures, &ChartGestures::partChanged, this, &TimelineView::updateScrollBars);
    connect(horizontalScrollBar(), &QScrollBar::valueChanged, this, &TimelineView::followScrollBar);
}

void TimelineView::setTimeline(Timeline timeline, const QString& ifEmpty)
{
    m_drawing.setTimeline(std::move(timeline));
    m_ifEmpty = ifEmpty;
    m_selected = -1;
    m_span->setSpan(std::nullopt);
    showAll();
    setAccessibleDescription(
        m_drawing.timeline().isEmpty() ? m_ifEmpty : timelineSentence(m_drawing.timeline()));
    updateScrollBars();
    verticalScrollBar()->setValue(0);
    viewport()->update();
    Q_EMIT selectedChanged(-1);
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
    const int tasks = static_cast<int>(m_drawing.timeline().tasks.size());
    m_selected = std::clamp(task, -1, tasks - 1);
    if (m_selected >= 0) {
        const TaskRecord& record = m_drawing.timeline().tasks[static_cast<std::size_t>(m_selected)];
        const double scale = view().nanosecondsPerPixel;
        const auto left = static_cast<int>(static_cast<double>(record.start.count()) / scale);
        const auto right = static_cast<int>(static_cast<double>(record.end.count()) / scale);
        QScrollBar* const across = horizontalScrollBar();
        if (left < across->value())
            across->setValue(left - 10);
        else if (right > across->value() + across->pageStep())
            across->setValue(std::min(left - 10, right + 10 - across->pageStep()));
        scrollToRow(record.worker);
        setAccessibleDescription(taskSentence(record, m_drawing.timeline()));
    }
    viewport()->update();
    Q_EMIT selectedChanged(m_selected);
}

void TimelineView::scrollToRow(int worker)
{
    const auto top = static_cast<int>(worker * m_drawing.rowHeight());
    QScrollBar* const down = verticalScrollBar();
    if (top < down->value())
        down->setValue(top);
    else if (top + m_drawing.rowHeight() > down->value() + down->pageStep())
        down->setValue(static_cast<int>(top + m_drawing.rowHeight()) - down->pageStep());
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
        const TaskRecord& task = m_drawing.timeline().tasks[static_cast<std::size_t>(m_selected)];
        scale.first
            = {static_cast<double>(task.start.count()), static_cast<double>(task.end.count())};
    }
    return scale;
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
    const PlotAxis whole = field().across;
    const double length = std::max(1.0, stretch.to - stretch.from);
    // As a zoom of the whole, so that it is no closer than a person may look.
    const double factor = std::max(1.0, (whole.high - whole.low) / (3 * length));
    const double left = std::clamp(stretch.from - length, whole.low, whole.high);
    const double room = whole.high - whole.low - 3 * length;
    const double share = room > 0 ? std::clamp((left - whole.low) / room, 0.0, 1.0) : 0.0;
    m_gestures->setPart({chartaxis::zoomed(whole, {}, factor, share), {}});
    scrollToRow(worker);
    m_span->setSpan(stretch);
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
    verticalScrollBar()->setSingleStep(static_cast<int>(m_drawing.rowHeight()));
    verticalScrollBar()->setRange(
        0, std::max(0, static_cast<int>(std::ceil(m_drawing.rowsHeight() - height))));
    viewport()->update();
    Q_EMIT viewChanged();
}

QSize TimelineView::sizeHint() const
{
    const double rows = std::min(m_drawing.rowsHeight(), 8 * m_drawing.rowHeight());
    return {500,
            static_cast<int>(m_drawing.axisHeight() + rows)
                + horizontalScrollBar()->sizeHint().height()};
}

QSize TimelineView::minimumSizeHint() const
{
    return {200, static_cast<int>(m_drawing.axisHeight() + 2 * m_drawing.rowHeight())};
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

int TimelineView::neighbour(int worker) const
{
    const auto& tasks = m_drawing.timeline().tasks;
    const int rows = m_drawing.timeline().workers;
    const int step = worker < tasks[static_cast<std::size_t>(m_selected)].worker ? -1 : 1;
    const auto time = tasks[static_cast<std::size_t>(m_selected)].start;
    // Past workers that had no task.
    for (; worker >= 0 && worker < rows; worker += step) {
        const auto [first, last] = m_drawing.tasksOf(worker);
        if (first == last)
            continue;
        const auto found = std::lower_bound(
            tasks.begin() + first, tasks.begin() + last, time,
            [](const TaskRecord& task, auto start) { return task.end <= start; });
        return std::min(static_cast<int>(found - tasks.begin()), last - 1);
    }
    return m_selected;
}

void TimelineView::keyPressEvent(QKeyEvent* event)
{
    const int tasks = static_cast<int>(m_drawing.timeline().tasks.size());
    const int worker = m_selected >= 0
        ? m_drawing.timeline().tasks[static_cast<std::size_t>(m_selected)].worker
        : 0;
    if (tasks == 0)
        return QAbstractScrollArea::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Right:
        return select(std::min(m_selected + 1, tasks - 1));
    case Qt::Key_Left:
        return select(std::max(m_selected - 1, 0));
    case Qt::Key_Up:
    case Qt::Key_Down:
        return select(m_selected < 0 ? 0
                                     : neighbour(worker + (event->key() == Qt::Key_Up ? -1 : 1)));
    case Qt::Key_Home:
        return select(m_drawing.tasksOf(worker).first);
    case Qt::Key_End:
        return select(std::max(0, m_drawing.tasksOf(worker).second - 1));
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
                           taskSentence(m_drawing.timeline().tasks[static_cast<std::size_t>(task)],
                                        m_drawing.timeline()),
                           viewport());
    return true;
}
