// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/growth/costchart.h"

#include "core/growth/growthtext.h"
#include "ui/paper/chartstyle.h"
#include "ui/paper/plotaxis.h"
#include "ui/text/counttext.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <array>
#include <cmath>

namespace {

constexpr double costMarkSize = 9;
constexpr int lineSteps = 60;

QColor ourColor(const QPalette& palette)
{
    return chartstyle::seriesColor(0, palette);
}

QPen linePen(const QPalette& palette)
{
    return {chartstyle::seriesColor(1, palette), 1.6, Qt::DashLine};
}

/// Filled where it is a part of the line, hollow where it is not.
void drawPoint(QPainter& painter, const QPointF& at, bool isFitted, const QPalette& palette)
{
    const QPainterPath path
        = chartstyle::markerPath(chartstyle::Marker::Circle, costMarkSize).translated(at);
    painter.setPen(QPen(ourColor(palette), 1.6));
    painter.setBrush(isFitted ? QBrush(ourColor(palette)) : QBrush(Qt::NoBrush));
    painter.drawPath(path);
    painter.setBrush(Qt::NoBrush);
}

/// Of a source: outlines, which nobody else has.
void drawPublished(QPainter& painter, const QPointF& at, std::size_t source,
                   const QPalette& palette)
{
    constexpr std::array markers {chartstyle::Marker::Square, chartstyle::Marker::Triangle,
                                  chartstyle::Marker::UpTriangle, chartstyle::Marker::Bar};
    painter.setPen(QPen(palette.color(QPalette::Text), 1.6));
    painter.setBrush(Qt::NoBrush);
    // Who comes round again is larger.
    const std::size_t round = source / markers.size();
    const double size = costMarkSize + 3 + 3 * static_cast<double>(round);
    painter.drawPath(chartstyle::markerPath(markers[source % markers.size()], size).translated(at));
}

QString costText(double cost, GrowthCost kind)
{
    return kind == GrowthCost::Nodes
        ? CostChart::tr("%1 nodes").arg(countText(static_cast<quint64>(cost)))
        : CostChart::tr("%1 ms").arg(quantityText(cost));
}

}

struct CostChart::Layout
{
    QRectF heading;
    QRectF legend;
    PlotFrame frame;
};

CostChart::CostChart(QWidget* parent) : PaintedChart(Qt::Horizontal | Qt::Vertical, parent)
{
    setAccessibleName(tr("Chart of the cost over what grows"));
    setAccessibleDescription(inWords());
}

void CostChart::setResult(const GrowthResult& result, GrowthCost cost)
{
    m_by = result.request.by;
    m_cost = cost;
    m_points.clear();
    m_published.clear();
    m_fit.reset();
    m_settings = result.rows.empty() ? QString() : growthtext::settings(result.request);
    for (const GrowthRow& row : result.rows)
        // What costs nothing has no place on this axis.
        if (row.cost(cost) > 0)
            m_points.push_back({double(row.x), row.cost(cost), row.leastCost(cost),
                                row.mostCost(cost), result.isFitted(row, cost),
                                textOf(result, row)});
    if (!m_points.empty())
        for (PublishedGrowth& published : publishedGrowth(result.request))
            if (published.cost == cost)
                m_published.push_back(std::move(published));
    if (const auto fit = result.fit(cost))
        m_fit = *fit;
    setAccessibleDescription(inWords());
    replaced();
}

QString CostChart::textOf(const GrowthResult& result, const GrowthRow& row) const
{
    const QString place = row.board.isEmpty()
        ? tr("%1: %2").arg(growthtext::placeTitle(m_by)).arg(row.x)
        : tr("%1 board").arg(row.board);
    QString text = tr("%1, %2").arg(place, costText(row.cost(m_cost), m_cost));
    if (row.leastCost(m_cost) < row.mostCost(m_cost))
        text += QLatin1Char('\n')
            + tr("From %1 to %2")
                  .arg(costText(row.leastCost(m_cost), m_cost),
                       costText(row.mostCost(m_cost), m_cost));
    if (!result.isFitted(row, m_cost))
        text += QLatin1Char('\n')
            + tr("No part of the line: %1").arg(growthtext::status(row.status));
    return text;
}

QString CostChart::textOf(const PublishedGrowth& published, const GrowthPoint& point) const
{
    return tr("%1: %2").arg(published.source, costText(point.cost, m_cost));
}

QString CostChart::inWords() const
{
    if (m_points.empty())
        return tr("Nothing was measured yet.");
    QStringList words {m_settings};
    for (const Point& point : m_points)
        words += point.text;
    return words.join(QStringLiteral("; ")).replace(u'\n', QStringLiteral(", "));
}

PlotAxis CostChart::across() const
{
    double low = m_points.front().x;
    double high = m_points.back().x;
    for (const PublishedGrowth& published : m_published)
        for (const GrowthPoint& point : published.points) {
            low = std::min(low, point.x);
            high = std::max(high, point.x);
        }
    const double air = std::max(0.5, 0.03 * (high - low));
    return {growthtext::placeTitle(m_by), low - air, high + air, false, 1};
}

PlotAxis CostChart::up() const
{
    double low = m_points.front().least;
    double high = m_points.front().most;
    const auto take = [&](double cost) {
        // The lowest spread can be no time at all.
        if (cost > 0) {
            low = low > 0 ? std::min(low, cost) : cost;
            high = std::max(high, cost);
        }
    };
    for (const Point& point : m_points) {
        take(point.least);
        take(point.cost);
        take(point.most);
    }
    for (const PublishedGrowth& published : m_published)
        for (const GrowthPoint& point : published.points)
            take(point.cost);
    return PlotFrame::axisFor(growthtext::costTitle(m_cost), low, high, true);
}

CostChart::Layout CostChart::layoutIn(const QRectF& target, const FigureStyle& style,
                                      const PlotPart& part) const
{
    const QFontMetricsF metrics(style.font);
    const std::vector<plotlegend::Entry> entries = legend(style);
    QRectF room = target.adjusted(4, 4, -4, -4);
    const QRectF heading(room.topLeft(), QSizeF(room.width(), metrics.lineSpacing()));
    room.setTop(heading.bottom() + 2);
    QRectF names = room;
    room.setBottom(room.bottom() - plotlegend::height(room.width(), entries, style));
    names.setTop(room.bottom());
    return {heading, names, PlotFrame(room, across(), up(), style, part)};
}

std::vector<PlotField> CostChart::fieldsIn(const QRectF& target, const FigureStyle& style,
                                           const PlotPart& part) const
{
    return m_points.empty() ? std::vector<PlotField>()
                            : std::vector {layoutIn(target, style, part).frame.field()};
}

FigureSpots CostChart::spotsIn(const QRectF& target, const FigureStyle& style,
                               const PlotPart& part) const
{
    FigureSpots spots;
    if (m_points.empty())
        return spots;
    const PlotFrame frame = layoutIn(target, style, part).frame;
    const auto add = [&](double x, double cost, const QString& text, int line) {
        if (cost <= 0 || !frame.isShown(x, cost))
            return;
        QRectF place(0, 0, costMarkSize, costMarkSize);
        place.moveCenter(frame.place(x, cost));
        spots.push_back({place, text, -1, 0, line});
    };
    for (const Point& point : m_points)
        add(point.x, point.cost, point.text, 0);
    for (std::size_t i = 0; i < m_published.size(); ++i)
        for (const GrowthPoint& point : m_published[i].points)
            add(point.x, point.cost, textOf(m_published[i], point), static_cast<int>(i) + 1);
    return spots;
}

void CostChart::paint(QPainter& painter, const QRectF& area, const QPalette& palette) const
{
    paintIn(painter, area, {palette, painter.font()}, part());
}

void CostChart::paintIn(QPainter& painter, const QRectF& target, const FigureStyle& style,
                        const PlotPart& part) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(target, style.palette.color(QPalette::Base));
    painter.setFont(style.font);
    painter.setPen(style.palette.color(QPalette::Text));
    if (m_points.empty()) {
        painter.drawText(target.adjusted(12, 12, -12, -12), Qt::AlignCenter | Qt::TextWordWrap,
                         tr("Choose what grows above, then Run: the cost of each point is drawn "
                            "here, with the line through them."));
        painter.restore();
        return;
    }
    const Layout layout = layoutIn(target, style, part);
    painter.drawText(
        layout.heading, Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetricsF(style.font).elidedText(m_settings, Qt::ElideRight, layout.heading.width()));
    plotlegend::paint(painter, layout.legend, legend(style), style);
    layout.frame.paint(painter);
    painter.setClipRect(layout.frame.clip(), Qt::IntersectClip);
    paintLine(painter, layout.frame, style);
    paintPublished(painter, layout.frame, style);
    paintPoints(painter, layout.frame, style);
    painter.restore();
}

void CostChart::paintLine(QPainter& painter, const PlotFrame& frame, const FigureStyle& style) const
{
    if (!m_fit)
        return;
    const double from = m_points.front().x;
    const double step = (m_points.back().x - from) / lineSteps;
    QPolygonF line;
    for (int i = 0; i <= lineSteps; ++i)
        if (const double x = from + i * step; m_fit->law == GrowthLaw::Exponential || x > 0)
            line << frame.place(x, m_fit->at(x));
    painter.setPen(linePen(style.palette));
    painter.drawPolyline(line);
}

void CostChart::paintPoints(QPainter& painter, const PlotFrame& frame,
                            const FigureStyle& style) const
{
    for (const Point& point : m_points) {
        painter.setPen(QPen(ourColor(style.palette), 1.2));
        painter.drawLine(frame.place(point.x, std::max(point.least, frame.up().low)),
                         frame.place(point.x, point.most));
        drawPoint(painter, frame.place(point.x, point.cost), point.isFitted, style.palette);
    }
}

void CostChart::paintPublished(QPainter& painter, const PlotFrame& frame,
                               const FigureStyle& style) const
{
    for (std::size_t i = 0; i < m_published.size(); ++i)
        for (const GrowthPoint& point : m_published[i].points)
            if (point.cost > 0)
                drawPublished(painter, frame.place(point.x, point.cost), i, style.palette);
}

std::vector<plotlegend::Entry> CostChart::legend(const FigureStyle& style) const
{
    const QPalette& palette = style.palette;
    const auto point = [palette](bool isFitted) {
        return [=](QPainter& painter, const QRectF& place) {
            drawPoint(painter, place.center(), isFitted, palette);
        };
    };
    std::vector<plotlegend::Entry> entries {{tr("median, least to most"), point(true)}};
    if (!std::ranges::all_of(m_points, &Point::isFitted))
        entries.push_back({tr("no part of the line"), point(false)});
    if (m_fit)
        entries.push_back({tr("fitted"), [palette](QPainter& painter, const QRectF& place) {
                               painter.setPen(linePen(palette));
                               painter.drawLine(QPointF(place.left(), place.center().y()),
                                                QPointF(place.right(), place.center().y()));
                           }});
    for (std::size_t i = 0; i < m_published.size(); ++i)
        entries.push_back({m_published[i].source, [=](QPainter& painter, const QRectF& place) {
                               drawPublished(painter, place.center(), i, palette);
                           }});
    return entries;
}
