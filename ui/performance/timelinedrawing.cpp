// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/timelinedrawing.h"

#include "core/search/timelinetext.h"
#include "ui/paper/chartstyle.h"
#include "ui/paper/plotframe.h"
#include "ui/performance/timeticks.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <array>
#include <cmath>

namespace {

struct DrawingText
{
    Q_DECLARE_TR_FUNCTIONS(TimelineDrawing)
};

constexpr double margin = 6;
constexpr double barMargin = 3;
constexpr double largestGrowth = 2.5;
/// Bars at least this wide get their shape, wider ones their label.
constexpr double shapedWidth = 5;

double count(std::chrono::nanoseconds time)
{
    return static_cast<double>(time.count());
}

}

void TimelineDrawing::setTimeline(Timeline timeline)
{
    m_timeline = std::move(timeline);
    m_first.assign(static_cast<std::size_t>(m_timeline.workers) + 1, 0);
    for (const TaskRecord& task : m_timeline.tasks)
        ++m_first[static_cast<std::size_t>(task.worker) + 1];
    for (std::size_t i = 1; i < m_first.size(); ++i)
        m_first[i] += m_first[i - 1];
    setFont(m_font);
}

void TimelineDrawing::setFont(const QFont& font)
{
    m_font = font;
    const QFontMetricsF metrics(font);
    m_gutter = metrics.horizontalAdvance(DrawingText::tr("Worker %1").arg(m_timeline.workers))
        + 2 * margin;
    m_axisHeight = metrics.height() + margin;
    m_smallestRow = std::max(24.0, metrics.height() + 2 * barMargin + 6);
    m_rowHeight = m_smallestRow;
}

void TimelineDrawing::setRowsRoom(double height)
{
    m_rowHeight
        = std::clamp(height / m_timeline.workers, m_smallestRow, largestGrowth * m_smallestRow);
}

TimelineDrawing::View TimelineDrawing::whole(double width) const
{
    View view;
    view.nanosecondsPerPixel = std::max(1.0, count(m_timeline.length)) / std::max(1.0, width);
    return view;
}

std::pair<int, int> TimelineDrawing::tasksOf(int worker) const
{
    return {m_first[static_cast<std::size_t>(worker)],
            m_first[static_cast<std::size_t>(worker) + 1]};
}

TimelineDrawing::Ink TimelineDrawing::ink(TaskRecord::Run run, const QPalette& palette)
{
    const QColor line = chartstyle::seriesColor(static_cast<int>(run), palette);
    return {line, chartstyle::mixed(palette.color(QPalette::Base), line, 0.55)};
}

void TimelineDrawing::drawBar(QPainter& painter, const QRectF& bar, TaskRecord::Run run,
                              const Ink& ink)
{
    painter.fillRect(bar, ink.fill);
    if (bar.width() < shapedWidth)
        return;
    const QRectF left(bar.left(), bar.top(), 1, bar.height());
    painter.fillRect(left, ink.line);
    painter.fillRect(left.translated(bar.width() - 1, 0), ink.line);
    if (run == TaskRecord::Run::Inline)
        painter.fillRect(QRectF(bar.left(), bar.bottom() - 3, bar.width(), 3), ink.line);
    if (run == TaskRecord::Run::Stolen) {
        const double size = std::min(8.0, bar.width());
        QPainterPath notch(bar.topLeft());
        notch.lineTo(bar.left() + size, bar.top());
        notch.lineTo(bar.left(), bar.top() + size);
        notch.closeSubpath();
        painter.fillPath(notch, ink.line);
    }
}

void TimelineDrawing::drawIdle(QPainter& painter, const QRectF& row, const QPalette& palette)
{
    const QColor line
        = chartstyle::mixed(palette.color(QPalette::Base), palette.color(QPalette::Text), 0.25);
    painter.fillRect(row, palette.color(QPalette::Base));
    painter.fillRect(row, QBrush(line, Qt::BDiagPattern));
}

QRectF TimelineDrawing::rowOf(int worker, const QRectF& area, const View& view) const
{
    return {area.left() + m_gutter, area.top() + m_axisHeight + worker * m_rowHeight - view.top,
            area.width() - m_gutter, m_rowHeight};
}

QRectF TimelineDrawing::barOf(int task, const QRectF& row, const View& view) const
{
    const TaskRecord& record = m_timeline.tasks[static_cast<std::size_t>(task)];
    const auto x = [&](std::chrono::nanoseconds time) {
        return row.left() + (count(time) - view.start) / view.nanosecondsPerPixel;
    };
    const double left = std::max(x(record.start), row.left() - 10);
    const double right = std::min(x(record.end), row.right() + 10);
    return {left, row.top() + barMargin, right - left, row.height() - 2 * barMargin};
}

void TimelineDrawing::paint(QPainter& painter, const QRectF& area, const View& view,
                            const QPalette& palette, int selected) const
{
    painter.save();
    painter.setFont(m_font);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.fillRect(area, palette.color(QPalette::Base));
    const int firstRow = std::max(0, static_cast<int>(view.top / m_rowHeight));
    const double rowsRoom = area.height() - m_axisHeight;
    const int lastRow
        = std::min(m_timeline.workers - 1, static_cast<int>((view.top + rowsRoom) / m_rowHeight));
    painter.setClipRect(area.adjusted(0, m_axisHeight, 0, 0));
    for (int worker = firstRow; worker <= lastRow; ++worker)
        paintRow(painter, rowOf(worker, area, view), view, worker, palette);
    if (selected >= 0) {
        const int worker = m_timeline.tasks[static_cast<std::size_t>(selected)].worker;
        const QRectF row = rowOf(worker, area, view);
        painter.setClipRect(area.adjusted(m_gutter, m_axisHeight, 0, 0));
        QRectF bar = barOf(selected, row, view);
        bar.setWidth(std::max(bar.width(), 3.0));
        painter.setPen(QPen(palette.color(QPalette::Text), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(bar.adjusted(-1, -1, 1, 1));
    }
    painter.setClipRect(area);
    paintAxis(painter, area, view, palette);
    painter.restore();
}

void TimelineDrawing::paintAxis(QPainter& painter, const QRectF& area, const View& view,
                                const QPalette& palette) const
{
    painter.fillRect(QRectF(area.left(), area.top(), area.width(), m_axisHeight),
                     palette.color(QPalette::Base));
    const double start = count(m_timeline.sinceStart({})) + view.start;
    const double end = std::min(start + (area.width() - m_gutter) * view.nanosecondsPerPixel,
                                count(m_timeline.sinceStart(m_timeline.length)));
    PlotFrame::paintAbove(painter,
                          QRectF(area.left() + m_gutter, area.top(),
                                 (end - start) / view.nanosecondsPerPixel, m_axisHeight),
                          timeAxis(start, end), {palette, m_font});
}

int TimelineDrawing::firstEndingFrom(double time, int first, int last) const
{
    const auto begin = m_timeline.tasks.begin();
    return static_cast<int>(std::lower_bound(begin + first, begin + last, time,
                                             [](const TaskRecord& task, double limit) {
                                                 return count(task.end) < limit;
                                             })
                            - begin);
}

template <typename Draw>
void TimelineDrawing::forEachBar(const QRectF& row, const View& view, int worker,
                                 const Draw& draw) const
{
    const auto [first, last] = tasksOf(worker);
    double next = row.left() - 10; // where the pixel after the last narrow bar begins
    // They don't overlap.
    for (int task = firstEndingFrom(view.start, first, last); task < last;) {
        QRectF bar = barOf(task, row, view);
        if (bar.left() > row.right())
            break;
        // A pixel for a bar that is narrower, and none for the others in that pixel: on to the
        // first one that goes beyond it.
        bar.setWidth(std::max(bar.width(), 1.0));
        const bool isNarrow = bar.width() <= 1;
        const bool isHidden = isNarrow && bar.left() < next;
        if (!isHidden)
            draw(bar, task);
        if (!isNarrow || isHidden) {
            ++task;
            continue;
        }
        next = std::floor(bar.left()) + 1;
        task = firstEndingFrom(view.start + (next - row.left()) * view.nanosecondsPerPixel,
                               task + 1, last);
    }
}

TimelineDrawing::Shown TimelineDrawing::shownIn(const View& view, double width) const
{
    Shown shown;
    const QRectF row(0, 0, width, m_rowHeight);
    for (int worker = 0; worker < m_timeline.workers; ++worker) {
        forEachBar(row, view, worker, [&shown](const QRectF&, int) { ++shown.bars; });
        const auto [first, last] = tasksOf(worker);
        const auto begin = m_timeline.tasks.begin();
        const double end = view.start + width * view.nanosecondsPerPixel;
        const auto behind = std::upper_bound(
            begin + first, begin + last, end,
            [](double limit, const TaskRecord& task) { return limit < count(task.start); });
        shown.tasks += static_cast<int>(behind - begin) - firstEndingFrom(view.start, first, last);
    }
    return shown;
}

void TimelineDrawing::paintRow(QPainter& painter, const QRectF& row, const View& view, int worker,
                               const QPalette& palette) const
{
    const QFontMetricsF metrics(m_font);
    painter.setPen(palette.color(QPalette::Text));
    painter.drawText(
        QRectF(row.left() - m_gutter + margin, row.top(), m_gutter - margin, row.height()),
        Qt::AlignLeft | Qt::AlignVCenter, DrawingText::tr("Worker %1").arg(worker + 1));
    painter.save();
    painter.setClipRect(row, Qt::IntersectClip);
    const double end = row.left()
        + std::min(row.width(), (count(m_timeline.length) - view.start) / view.nanosecondsPerPixel);
    drawIdle(
        painter,
        QRectF(row.left(), row.top() + barMargin, end - row.left(), row.height() - 2 * barMargin),
        palette);

    const std::array inks {ink(TaskRecord::Run::Own, palette),
                           ink(TaskRecord::Run::Stolen, palette),
                           ink(TaskRecord::Run::Inline, palette)};
    forEachBar(row, view, worker, [&](const QRectF& bar, int task) {
        const TaskRecord& record = m_timeline.tasks[static_cast<std::size_t>(task)];
        drawBar(painter, bar, record.run, inks[static_cast<std::size_t>(record.run)]);
        const double room = std::min(bar.right(), row.right()) - std::max(bar.left(), row.left());
        if (room <= 4 * margin)
            return;
        if (const QString label = barText(record, m_timeline, room - margin, metrics);
            !label.isEmpty()) {
            painter.setPen(palette.color(QPalette::Text));
            painter.drawText(
                QRectF(std::max(bar.left(), row.left()), bar.top(), room, bar.height()),
                Qt::AlignCenter, label);
        }
    });
    painter.restore();
}

int TimelineDrawing::taskAt(const QPointF& point, const QRectF& area, const View& view) const
{
    const QPointF inside = point - area.topLeft();
    if (inside.x() < m_gutter || inside.y() < m_axisHeight || inside.x() > area.width())
        return -1;
    const int worker = static_cast<int>((inside.y() - m_axisHeight + view.top) / m_rowHeight);
    if (worker < 0 || worker >= m_timeline.workers)
        return -1;
    const auto [first, last] = tasksOf(worker);
    const double pixel = std::floor(inside.x() - m_gutter);
    const double from = view.start + pixel * view.nanosecondsPerPixel;
    const int found = firstEndingFrom(from, first, last);
    if (found == last
        || count(m_timeline.tasks[static_cast<std::size_t>(found)].start)
            > from + view.nanosecondsPerPixel)
        return -1;
    return found;
}
