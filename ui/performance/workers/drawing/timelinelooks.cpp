// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the bars of a timeline look like.
#include "ui/paper/chartstyle.h"
#include "ui/performance/workers/drawing/timelinedrawing.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>

namespace {

/// Bars at least this wide get their shape.
constexpr double shapedWidth = 5;

}

TimelineDrawing::Look TimelineDrawing::lookOf(const NestedTask& task)
{
    switch (task.kind) {
    case NestedTask::Kind::Iteration:
        return Look::Iteration;
    case NestedTask::Kind::Group:
        return Look::Group;
    case NestedTask::Kind::Task:
        break;
    }
    switch (task.run) {
    case TaskRecord::Run::Own:
        return Look::Own;
    case TaskRecord::Run::Stolen:
        return Look::Stolen;
    case TaskRecord::Run::Inline:
        return Look::Inline;
    }
    return Look::Own;
}

TimelineDrawing::Ink TimelineDrawing::ink(Look look, const QPalette& palette)
{
    const QColor base = palette.color(QPalette::Base);
    if (look == Look::Group || look == Look::Iteration)
        return {chartstyle::faint(palette, 0.7),
                chartstyle::mixed(base, palette.color(QPalette::Text), 0.14)};
    const QColor line = chartstyle::seriesColor(static_cast<int>(look), palette);
    return {line, chartstyle::mixed(base, line, 0.55)};
}

void TimelineDrawing::drawBar(QPainter& painter, const QRectF& bar, Look look, const Ink& ink)
{
    painter.fillRect(bar, ink.fill);
    if (bar.width() < shapedWidth)
        return;
    const QRectF left(bar.left(), bar.top(), 1, bar.height());
    painter.fillRect(left, ink.line);
    painter.fillRect(left.translated(bar.width() - 1, 0), ink.line);
    const QRectF head(bar.left(), bar.top(), bar.width(), 2);
    switch (look) {
    case Look::Own:
        break;
    case Look::Inline:
        painter.fillRect(QRectF(bar.left(), bar.bottom() - 3, bar.width(), 3), ink.line);
        break;
    case Look::Stolen: {
        const double size = std::min(8.0, bar.width());
        QPainterPath notch(bar.topLeft());
        notch.lineTo(bar.left() + size, bar.top());
        notch.lineTo(bar.left(), bar.top() + size);
        notch.closeSubpath();
        painter.fillPath(notch, ink.line);
        break;
    }
    case Look::Iteration:
        painter.fillRect(head.translated(0, 3), ink.line);
        [[fallthrough]];
    case Look::Group:
        painter.fillRect(head, ink.line);
        break;
    }
}
