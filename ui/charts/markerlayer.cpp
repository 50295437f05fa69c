// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/markerlayer.h"

#include <QChart>
#include <QPainter>
#include <algorithm>

namespace {

constexpr double markerSize = 8;
constexpr double faintSize = 4;
constexpr double hoveredSize = 13;
constexpr double zeroSize = 10;
/// How far from a point a click still means it, in pixels.
constexpr double reach = 12;

}

MarkerLayer::MarkerLayer(QChart& chart) : QGraphicsItem(&chart), m_chart(chart)
{
    setZValue(100);
    setAcceptedMouseButtons(Qt::NoButton);
}

void MarkerLayer::setSeries(std::vector<MarkerSeries> series)
{
    m_series = std::move(series);
    if (m_hovered) {
        const Hit hit = *m_hovered;
        const bool stillThere = std::any_of(m_series.begin(), m_series.end(), [hit](const auto& s) {
            return s.source == hit.source && hit.point < s.points.size();
        });
        if (!stillThere)
            m_hovered.reset();
    }
    update();
}

void MarkerLayer::setCursor(std::optional<double> x)
{
    m_cursor = x;
    update();
}

void MarkerLayer::setColors(const QColor& cursor, const QColor& ground)
{
    m_cursorColor = cursor;
    m_ground = ground;
    update();
}

void MarkerLayer::setHovered(std::optional<Hit> hit)
{
    if (hit == m_hovered)
        return;
    m_hovered = hit;
    update();
}

std::optional<MarkerLayer::Hit> MarkerLayer::hitTest(const QPointF& position) const
{
    std::optional<Hit> best;
    double bestDistance = reach * reach;
    for (const MarkerSeries& series : m_series) {
        // Faint points give way to those of the current game that lie nearly as near.
        const double penalty = series.faint ? 9 : 0;
        for (std::size_t i = 0; i < series.points.size(); ++i) {
            const QPointF d = series.points[i] - position;
            const double distance = QPointF::dotProduct(d, d) + penalty;
            if (distance < bestDistance) {
                bestDistance = distance;
                best = Hit {series.source, i};
            }
        }
    }
    return best;
}

void MarkerLayer::moveWithChart()
{
    prepareGeometryChange();
}

QRectF MarkerLayer::boundingRect() const
{
    // Markers on the edge of the plot area stand half outside of it.
    return m_chart.plotArea().adjusted(-markerSize, -markerSize, markerSize, markerSize);
}

void MarkerLayer::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    if (m_cursor) {
        const QRectF area = m_chart.plotArea();
        painter->setPen(QPen(m_cursorColor, 1.5, Qt::DotLine));
        painter->drawLine(QPointF(*m_cursor, area.top()), QPointF(*m_cursor, area.bottom()));
    }
    for (const MarkerSeries& series : m_series)
        paintSeries(*painter, series);
    paintHovered(*painter);
}

void MarkerLayer::paintSeries(QPainter& painter, const MarkerSeries& series) const
{
    if (series.faint) {
        const bool round = series.marker == chartstyle::Marker::Circle;
        painter.setPen(
            QPen(series.color, faintSize, Qt::SolidLine, round ? Qt::RoundCap : Qt::SquareCap));
        painter.drawPoints(series.points.data(), static_cast<int>(series.points.size()));
    } else {
        const QPainterPath shape = chartstyle::markerPath(series.marker, markerSize);
        painter.setPen(QPen(m_ground, 1));
        painter.setBrush(series.color);
        for (const QPointF& point : series.points)
            painter.drawPath(shape.translated(point));
    }
    const QPainterPath open = chartstyle::markerPath(chartstyle::Marker::Triangle, zeroSize);
    painter.setPen(QPen(series.color, 1.5));
    painter.setBrush(m_ground);
    for (const std::size_t zero : series.zeros)
        painter.drawPath(open.translated(series.points[zero]));
}

void MarkerLayer::paintHovered(QPainter& painter) const
{
    if (!m_hovered)
        return;
    for (const MarkerSeries& series : m_series) {
        if (series.source != m_hovered->source)
            continue;
        const QPainterPath shape = chartstyle::markerPath(series.marker, hoveredSize);
        painter.setPen(QPen(m_cursorColor, 2));
        painter.setBrush(series.color);
        painter.drawPath(shape.translated(series.points[m_hovered->point]));
    }
}
