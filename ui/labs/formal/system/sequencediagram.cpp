// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/formal/system/sequencediagram.h"

#include "ui/graph/painting/graphlook.h"
#include "ui/paper/chartstyle.h"
#include "ui/text/counttext.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <cmath>

using namespace fourcast::formal;

namespace {

constexpr double rowHeight = 24;
constexpr double headHeight = 26;
/// Loops are drawn there.
constexpr double gutter = 22;
constexpr double markSize = 10;
constexpr double laneWidth = 72;

}

SequenceDiagram::SequenceDiagram(QWidget* parent) : PaintedChart({}, parent)
{
    setAccessibleName(tr("Steps of the threads"));
    setAccessibleDescription(
        tr("One lane per thread, with time running downwards. Click a step to go there."));
    setWhatsThis(accessibleDescription());
    connect(this, &PaintedChart::chosen, this,
            [this](const HitTarget& spot) { Q_EMIT stepChosen(spot.line); });
}

void SequenceDiagram::setPath(SharedLts lts, const SystemWords& words, const Path& path)
{
    m_title = words.title;
    m_lanes = words.threadNames;
    m_rows.clear();
    std::map<State, int> seen {{path.start, 0}};
    bool isSomebodysAll = true;
    for (const auto& [label, target] : path.steps) {
        const Label& taken = lts->label(label);
        Row row {taken.text(), words.threadsOf(taken), target, -1};
        std::erase_if(row.lanes, [this](int lane) { return lane < 0 || lane >= m_lanes.size(); });
        isSomebodysAll = isSomebodysAll && !row.lanes.empty();
        const int step = static_cast<int>(m_rows.size()) + 1;
        const auto [known, isNew] = seen.try_emplace(target, step);
        if (!isNew)
            row.loopsTo = std::exchange(known->second, step);
        m_rows.push_back(std::move(row));
    }
    // Steps of nobody, and those of a model without threads, have a lane of their own.
    if (!isSomebodysAll || m_lanes.isEmpty()) {
        for (Row& row : m_rows)
            if (row.lanes.empty())
                row.lanes.push_back(static_cast<int>(m_lanes.size()));
        m_lanes << tr("System");
    }
    m_step = std::min(m_step, static_cast<int>(m_rows.size()));
    setMinimumSize(
        static_cast<int>(gutter + laneWidth * static_cast<double>(m_lanes.size())),
        static_cast<int>(headHeight + rowHeight * static_cast<double>(m_rows.size()) + 8));
    replaced();
}

void SequenceDiagram::setStep(int step)
{
    m_step = std::clamp(step, 0, static_cast<int>(m_rows.size()));
    changed();
}

QRectF SequenceDiagram::rowIn(const QRectF& target, int step) const
{
    return {target.left() + gutter, target.top() + headHeight + (step - 1) * rowHeight,
            target.width() - gutter, rowHeight};
}

QRectF SequenceDiagram::rowOf(int step) const
{
    return rowIn(QRectF(rect()), step);
}

double SequenceDiagram::laneX(const QRectF& target, int lane) const
{
    const double width = (target.width() - gutter) / static_cast<double>(m_lanes.size());
    return target.left() + gutter + (lane + 0.5) * width;
}

QString SequenceDiagram::rowText(int step) const
{
    const Row& row = m_rows[static_cast<std::size_t>(step - 1)];
    QStringList names;
    for (const int lane : row.lanes)
        names << m_lanes[lane];
    QString text = tr("Step %1, %2: %3, to state %4")
                       .arg(QString::number(step), names.join(QStringLiteral(", ")), row.label,
                            countText(row.target));
    if (row.loopsTo >= 0)
        text += u'\n'
            + (row.loopsTo == 0
                   ? tr("a loop: the path is back at its start")
                   : tr("a loop: the path is back where it was after step %1").arg(row.loopsTo));
    return text;
}

void SequenceDiagram::paintIn(QPainter& painter, const QRectF& target, const FigureStyle& style,
                              const PlotPart&) const
{
    const QColor ink = style.palette.color(QPalette::Text);
    const QFontMetricsF metrics(style.font);
    painter.setFont(style.font);
    const double bottom = rowIn(target, static_cast<int>(m_rows.size()) + 1).top();
    for (int lane = 0; lane < m_lanes.size(); ++lane) {
        const double x = laneX(target, lane);
        const double width = (target.width() - gutter) / static_cast<double>(m_lanes.size()) - 6;
        painter.setPen(ink);
        painter.drawText(QRectF(x - width / 2, target.top(), width, headHeight), Qt::AlignCenter,
                         metrics.elidedText(m_lanes[lane], Qt::ElideRight, width));
        painter.setPen(QPen(chartstyle::mixed(style.palette.color(QPalette::Base), ink, 0.35), 1,
                            Qt::DashLine));
        painter.drawLine(QPointF(x, target.top() + headHeight), QPointF(x, bottom));
    }
    const QRectF seen = painter.hasClipping() ? painter.clipBoundingRect() : target;
    for (int step = 1; step <= static_cast<int>(m_rows.size()); ++step)
        if (rowIn(target, step).intersects(seen.adjusted(-1e4, -rowHeight, 1e4, rowHeight)))
            paintRow(painter, target, style, step);
    for (int step = 1; step <= static_cast<int>(m_rows.size()); ++step)
        if (m_rows[static_cast<std::size_t>(step - 1)].loopsTo >= 0)
            paintLoop(painter, target, style, step);
}

void SequenceDiagram::paintRow(QPainter& painter, const QRectF& target, const FigureStyle& style,
                               int step) const
{
    const Row& row = m_rows[static_cast<std::size_t>(step - 1)];
    const QRectF place = rowIn(target, step);
    const double y = place.center().y();
    if (step == m_step)
        painter.fillRect(place,
                         chartstyle::mixed(style.palette.color(QPalette::Base),
                                           style.palette.color(QPalette::Highlight), 0.3));
    const bool isAlone = row.lanes.size() == 1;
    const QColor color = isAlone && row.lanes.front() < m_lanes.size()
        ? graphlook::edgePen({.label = {}, .role = row.lanes.front(), .marks = {}}, style.palette)
              .color()
        : style.palette.color(QPalette::Text);
    const auto [first, last] = std::ranges::minmax(row.lanes);
    painter.setPen(QPen(color, 2));
    if (!isAlone)
        painter.drawLine(QPointF(laneX(target, first), y), QPointF(laneX(target, last), y));
    painter.setBrush(color);
    for (const int lane : row.lanes)
        painter.drawRect(
            QRectF(laneX(target, lane) - markSize / 2, y - markSize / 2, markSize, markSize));
    // Beside the last mark, or before the first one where there is more room.
    const double right = place.right() - laneX(target, last) - markSize;
    const double left = laneX(target, first) - markSize - place.left();
    const QFontMetricsF metrics(style.font);
    const bool isLeft = left > right;
    const double room = std::max(isLeft ? left : right, 20.0);
    const QString text = metrics.elidedText(row.label, Qt::ElideRight, room - 4);
    const double width = metrics.horizontalAdvance(text);
    QRectF label(isLeft ? laneX(target, first) - markSize - width : laneX(target, last) + markSize,
                 y - metrics.height() / 2, width, metrics.height());
    painter.fillRect(label,
                     step == m_step
                         ? chartstyle::mixed(style.palette.color(QPalette::Base),
                                             style.palette.color(QPalette::Highlight), 0.3)
                         : style.palette.color(QPalette::Base));
    painter.setPen(style.palette.color(QPalette::Text));
    painter.drawText(label, Qt::AlignCenter | Qt::TextDontClip, text);
}

void SequenceDiagram::paintLoop(QPainter& painter, const QRectF& target, const FigureStyle& style,
                                int step) const
{
    // From below the step that closes it to where the path was in that state.
    const double from = rowIn(target, step).bottom() - rowHeight / 4;
    const double to
        = rowIn(target, m_rows[static_cast<std::size_t>(step - 1)].loopsTo + 1).top() + 2;
    const double right = target.left() + gutter - 2;
    const double left = target.left() + 6;
    QPainterPath path(QPointF(right, from));
    path.lineTo(left, from);
    path.lineTo(left, to);
    path.lineTo(right, to);
    painter.setPen(QPen(style.palette.color(QPalette::Text), 1.4));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(path);
    painter.setBrush(style.palette.color(QPalette::Text));
    painter.drawPolygon(QPolygonF({{right, to}, {right - 7, to - 3.5}, {right - 7, to + 3.5}}));
}

std::vector<PlotField> SequenceDiagram::fieldsIn(const QRectF&, const FigureStyle&,
                                                 const PlotPart&) const
{
    return {};
}

HitTargets SequenceDiagram::spotsIn(const QRectF& target, const FigureStyle&, const PlotPart&) const
{
    HitTargets spots;
    for (int step = 1; step <= static_cast<int>(m_rows.size()); ++step)
        spots.push_back({.place = rowIn(target, step).adjusted(2, 2, -2, -2),
                         .text = rowText(step),
                         .line = step});
    return spots;
}

ChartContent SequenceDiagram::content() const
{
    ChartContent content;
    content.title = m_title.isEmpty() ? tr("Steps of the threads") : m_title;
    if (m_rows.empty())
        return content;
    content.size = QSize(std::max(480, minimumWidth() * 2), minimumHeight());
    content.paint = [this](QPainter& painter, const QRectF& target) {
        paintIn(painter, target, {paperPalette(), font()}, {});
    };
    return content;
}
