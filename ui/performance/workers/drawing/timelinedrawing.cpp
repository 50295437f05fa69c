// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/workers/drawing/timelinedrawing.h"

#include "core/parallel/criticalpath.h"
#include "ui/paper/chartstyle.h"
#include "ui/paper/plotframe.h"
#include "ui/paper/statesign.h"
#include "ui/performance/workers/drawing/timelinewords.h"
#include "ui/performance/workers/drawing/timeticks.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <array>
#include <cmath>

namespace {

constexpr double timelineMargin = 6;
constexpr double barMargin = 3;
constexpr double largestGrowth = 2.5;

double count(std::chrono::nanoseconds time)
{
    return static_cast<double>(time.count());
}

/// What lies in a lane, in the order of time, none over another.
struct LaneTasks
{
    const NestedTimeline& nested;
    const std::vector<int>& places;

    int size() const { return static_cast<int>(places.size()); }
    const NestedTask& at(int i) const { return nested.task(places[static_cast<std::size_t>(i)]); }
};
struct LaneStates
{
    const std::vector<StateStretch>& stretches;

    int size() const { return static_cast<int>(stretches.size()); }
    const StateStretch& at(int i) const { return stretches[static_cast<std::size_t>(i)]; }
};

/// The first one from `first` on that ends at or after a time, in nanoseconds.
template <typename Spans> int firstEndingFrom(const Spans& spans, double time, int first = 0)
{
    int low = first;
    int high = spans.size();
    while (low < high) {
        const int middle = low + (high - low) / 2;
        if (count(spans.at(middle).end) < time)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/// Calls with each that is drawn within so many pixels: where its bar begins, its width, and its
/// number. A pixel for a bar that is narrower, and none for the others in that pixel: on to the
/// first one that goes beyond it.
template <typename Spans, typename Draw>
void forEachBar(const Spans& spans, const TimelineDrawing::View& view, double width,
                const Draw& draw)
{
    const auto x = [&view](std::chrono::nanoseconds time) {
        return (count(time) - view.start) / view.nanosecondsPerPixel;
    };
    double next = -10; // where the pixel after the last narrow bar begins
    for (int i = firstEndingFrom(spans, view.start); i < spans.size();) {
        const double left = std::max(x(spans.at(i).start), -10.0);
        if (left > width)
            break;
        const double right = std::min(x(spans.at(i).end), width + 10);
        const bool isNarrow = right - left <= 1;
        const bool isHidden = isNarrow && left < next;
        if (!isHidden)
            draw(left, std::max(right - left, 1.0), i);
        if (!isNarrow || isHidden) {
            ++i;
            continue;
        }
        next = std::floor(left) + 1;
        i = firstEndingFrom(spans, view.start + next * view.nanosecondsPerPixel, i + 1);
    }
}

}

void TimelineDrawing::setTimeline(Timeline timeline)
{
    m_timeline = std::move(timeline);
    m_nested = nestedTimeline(m_timeline);
    m_levelsBefore.assign(1, 0);
    for (int worker = 0; worker < m_timeline.workers; ++worker)
        m_levelsBefore.push_back(m_levelsBefore.back() + m_nested.levels(worker));
    m_has = {};
    for (const NestedTask& task : m_nested.tasks)
        m_has[static_cast<std::size_t>(lookOf(task))] = true;
    m_states = StateLines(m_timeline, m_nested);
    m_path.clear();
    if (m_timeline.knowsProcessorTime())
        m_path = criticalPathOf(m_timeline).steps;
    setFont(m_font);
}

void TimelineDrawing::setFont(const QFont& font)
{
    m_font = font;
    const QFontMetricsF metrics(font);
    m_gutter
        = metrics.horizontalAdvance(
              QCoreApplication::translate("TimelineDrawing", "Worker %1").arg(m_timeline.workers))
        + 2 * timelineMargin;
    m_axisHeight = metrics.height() + timelineMargin;
    m_smallestLine = std::max(18.0, std::ceil(metrics.height() + 4));
    m_line = m_smallestLine;
}

void TimelineDrawing::setRowsRoom(double height)
{
    m_line = std::clamp((height - m_timeline.workers * rowMargins) / m_levelsBefore.back(),
                        m_smallestLine, largestGrowth * m_smallestLine);
}

double TimelineDrawing::rowTop(int worker) const
{
    return m_levelsBefore[static_cast<std::size_t>(worker)] * m_line + worker * rowMargins;
}

double TimelineDrawing::middleOf(int worker, int level) const
{
    return m_axisHeight + rowTop(worker) + barMargin + (level + 0.5) * m_line;
}

TimelineDrawing::View TimelineDrawing::whole(double width) const
{
    View view;
    view.nanosecondsPerPixel = std::max(1.0, count(m_timeline.length)) / std::max(1.0, width);
    return view;
}

QRectF TimelineDrawing::rowOf(int worker, const QRectF& area, const View& view) const
{
    return {area.left() + m_gutter, area.top() + m_axisHeight + rowTop(worker) - view.top,
            area.width() - m_gutter, rowHeight(worker)};
}

QRectF TimelineDrawing::lineOf(int level, const QRectF& row) const
{
    // A pixel of the ground between two levels.
    return {row.left(), row.top() + barMargin + level * m_line, row.width(), m_line - 1};
}

QRectF TimelineDrawing::barOf(std::chrono::nanoseconds start, std::chrono::nanoseconds end,
                              const QRectF& line, const View& view) const
{
    const auto x = [&](std::chrono::nanoseconds time) {
        return line.left() + (count(time) - view.start) / view.nanosecondsPerPixel;
    };
    const double left = std::max(x(start), line.left() - 10);
    const double right = std::min(x(end), line.right() + 10);
    return {left, line.top(), right - left, line.height()};
}

int TimelineDrawing::workerAt(double y) const
{
    int worker = 0;
    while (worker < m_timeline.workers && rowTop(worker + 1) <= y)
        ++worker;
    return worker;
}

void TimelineDrawing::paint(QPainter& painter, const QRectF& area, const View& view,
                            const QPalette& palette, int selected) const
{
    painter.save();
    painter.setFont(m_font);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.fillRect(area, palette.color(QPalette::Base));
    const double below = view.top + area.height() - m_axisHeight;
    painter.setClipRect(area.adjusted(0, m_axisHeight, 0, 0));
    for (int worker = workerAt(view.top); worker < m_timeline.workers && rowTop(worker) < below;
         ++worker)
        paintRow(painter, rowOf(worker, area, view), view, worker, palette);
    if (m_isPathShown) {
        painter.setClipRect(area.adjusted(m_gutter, m_axisHeight, 0, 0));
        paintPath(painter, area, view, palette);
    }
    if (selected >= 0) {
        const NestedTask& task = m_nested.task(selected);
        const QRectF row = rowOf(task.worker, area, view);
        painter.setClipRect(area.adjusted(m_gutter, m_axisHeight, 0, 0));
        QRectF bar = barOf(task.start, task.end, lineOf(task.level, row), view);
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

TimelineDrawing::Shown TimelineDrawing::shownIn(const View& view, double width) const
{
    Shown shown;
    const double end = view.start + width * view.nanosecondsPerPixel;
    for (const auto& lanes : m_nested.workers)
        for (const NestedTimeline::Lane& lane : lanes) {
            const LaneTasks tasks {m_nested, lane.tasks};
            forEachBar(tasks, view, width, [&shown](double, double, int) { ++shown.bars; });
            const auto behind = std::upper_bound(
                lane.tasks.begin(), lane.tasks.end(), end, [this](double limit, int task) {
                    return limit < count(m_nested.task(task).start);
                });
            shown.tasks += static_cast<int>(behind - lane.tasks.begin())
                - firstEndingFrom(tasks, view.start);
        }
    return shown;
}

void TimelineDrawing::paintRow(QPainter& painter, const QRectF& row, const View& view, int worker,
                               const QPalette& palette) const
{
    painter.setPen(palette.color(QPalette::Text));
    painter.drawText(QRectF(row.left() - m_gutter + timelineMargin, row.top() + barMargin,
                            m_gutter - timelineMargin, m_line),
                     Qt::AlignLeft | Qt::AlignVCenter,
                     QCoreApplication::translate("TimelineDrawing", "Worker %1").arg(worker + 1));
    painter.save();
    painter.setClipRect(row, Qt::IntersectClip);
    std::array<Ink, looks> inks;
    for (std::size_t i = 0; i < inks.size(); ++i)
        inks[i] = ink(static_cast<Look>(i), palette);
    for (int level = 0; level < m_nested.levels(worker); ++level) {
        const QRectF line = lineOf(level, row);
        const NestedTimeline::Lane& lane = m_nested.lane(worker, level);
        const StateLines::Line& states = m_states.line(worker, level);
        const auto paintStates = [&](const std::vector<StateStretch>& stretches) {
            const LaneStates all {stretches};
            forEachBar(all, view, row.width(), [&](double left, double width, int i) {
                if (width > 1)
                    statesign::paint(painter,
                                     {line.left() + left, line.top(), width, line.height()},
                                     all.at(i).state, palette);
            });
        };
        paintStates(states.free);
        const LaneTasks tasks {m_nested, lane.tasks};
        const auto barAt = [&line](double left, double width) {
            return QRectF(line.left() + left, line.top(), width, line.height());
        };
        forEachBar(tasks, view, row.width(), [&](double left, double width, int i) {
            const Look look = lookOf(tasks.at(i));
            drawBar(painter, barAt(left, width), look, inks[static_cast<std::size_t>(look)]);
        });
        paintStates(states.waits);
        forEachBar(tasks, view, row.width(), [&](double left, double width, int i) {
            paintLabel(painter, barAt(left, width), line, lane.tasks[static_cast<std::size_t>(i)],
                       palette);
        });
    }
    painter.restore();
}

void TimelineDrawing::paintLabel(QPainter& painter, const QRectF& bar, const QRectF& line, int task,
                                 const QPalette& palette) const
{
    const QRectF seen = bar.intersected(line);
    if (seen.width() <= 2 * timelineMargin)
        return;
    const QString label = barText(m_nested.task(task), m_timeline, seen.width() - timelineMargin,
                                  QFontMetricsF(m_font));
    if (label.isEmpty())
        return;
    painter.setPen(palette.color(QPalette::Text));
    painter.drawText(seen, Qt::AlignCenter, label);
}

int TimelineDrawing::taskAt(const QPointF& point, const QRectF& area, const View& view) const
{
    const QPointF inside = point - area.topLeft();
    if (inside.x() < m_gutter || inside.y() < m_axisHeight || inside.x() > area.width())
        return -1;
    const double y = inside.y() - m_axisHeight + view.top;
    const int worker = workerAt(y);
    if (worker >= m_timeline.workers)
        return -1;
    const auto line = static_cast<int>((y - rowTop(worker) - barMargin) / m_line);
    const double pixel = std::floor(inside.x() - m_gutter);
    const double from = view.start + pixel * view.nanosecondsPerPixel;
    for (int level = std::clamp(line, 0, m_nested.levels(worker) - 1); level >= 0; --level) {
        const LaneTasks tasks {m_nested, m_nested.lane(worker, level).tasks};
        const int found = firstEndingFrom(tasks, from);
        if (found < tasks.size() && count(tasks.at(found).start) <= from + view.nanosecondsPerPixel)
            return tasks.places[static_cast<std::size_t>(found)];
    }
    return -1;
}

int TimelineDrawing::nearest(int worker, int level, std::chrono::nanoseconds time) const
{
    const LaneTasks tasks {m_nested, m_nested.lane(worker, level).tasks};
    if (tasks.size() == 0)
        return -1;
    const int found = firstEndingFrom(tasks, count(time) + 1);
    return tasks.places[static_cast<std::size_t>(std::min(found, tasks.size() - 1))];
}
