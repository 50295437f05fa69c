// SPDX-License-Identifier: GPL-3.0-or-later
//
// The critical path of a timeline as a line.
#include "ui/performance/workers/drawing/timelinedrawing.h"

#include <QPainter>
#include <algorithm>
#include <optional>

namespace {

constexpr double pathWidth = 3;

}

/// Through the middles of its tasks: thick along each, thin from one to the next.
void TimelineDrawing::paintPath(QPainter& painter, const QRectF& area, const View& view,
                                const QPalette& palette) const
{
    const QColor ground = palette.color(QPalette::Base);
    const QColor line = palette.color(QPalette::Text);
    const double left = area.left() + m_gutter;
    const auto placeOf = [&](std::chrono::nanoseconds time) {
        return left + (static_cast<double>(time.count()) - view.start) / view.nanosecondsPerPixel;
    };
    painter.setRenderHint(QPainter::Antialiasing, true);
    std::optional<QPointF> before;
    for (const int step : m_path) {
        const auto record = static_cast<std::size_t>(step);
        const TaskRecord& task = m_timeline.tasks[record];
        const NestedTask& nested = m_nested.task(m_nested.ownerOf[record]);
        // Below the middle, where its label would be.
        const double y
            = lineOf(nested.level, rowOf(task.worker, area, view)).bottom() - pathWidth - 1;
        // No farther outside than is needed for its slope: painters do not like far ends.
        const QPointF from(placeOf(task.start), y);
        const QPointF to(placeOf(task.end), y);
        const bool isNear
            = to.x() >= left - 10 && (before ? before->x() : from.x()) <= area.right() + 10;
        if (isNear) {
            const double first = std::max(from.x(), left - 10);
            const double last = std::min(to.x(), area.right() + 10);
            if (before && first <= last) {
                const QPointF start(std::max(before->x(), left - 10), before->y());
                painter.setPen(QPen(ground, pathWidth + 1));
                painter.drawLine(start, QPointF(first, y));
                painter.setPen(QPen(line, 1.5));
                painter.drawLine(start, QPointF(first, y));
            }
            if (last > first) {
                painter.setPen(QPen(ground, pathWidth + 2, Qt::SolidLine, Qt::FlatCap));
                painter.drawLine(QPointF(first, y), QPointF(last, y));
                painter.setPen(QPen(line, pathWidth, Qt::SolidLine, Qt::FlatCap));
                painter.drawLine(QPointF(first, y), QPointF(last, y));
            }
        }
        before = to;
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
}
