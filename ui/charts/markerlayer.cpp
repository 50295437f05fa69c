// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/markerlayer.h"

#include <QChart>
#include <QPaintEngine>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <utility>

namespace {

constexpr double markerSize = 8;
constexpr double faintSize = 4;
constexpr double hoveredSize = 13;
constexpr double zeroSize = 10;
constexpr double crossSize = 12;
/// What is chosen is tinted by so much of the text's colour, between two lines.
constexpr float bandInk = 0.12F;
/// How far from a point a click still means it, in pixels.
constexpr double pointerReach = 12;

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

void MarkerLayer::setBand(std::optional<std::pair<double, double>> band)
{
    m_band = band;
    update();
}

void MarkerLayer::setColors(const QColor& cursor, const QColor& ground)
{
    if (cursor == m_cursorColor && ground == m_ground)
        return;
    m_cursorColor = cursor;
    m_ground = ground;
    m_stamps.clear();
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
    double bestDistance = pointerReach * pointerReach;
    for (const MarkerSeries& series : m_series) {
        // Faint points give way to those of the current game that lie nearly as near.
        const double penalty = series.faint || series.below ? 9 : 0;
        for (std::size_t i = 0; i < series.points.size(); ++i) {
            if (!isWithin(series.points[i]))
                continue;
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

std::optional<QPointF> MarkerLayer::pointLookedAt() const
{
    const QPointF middle = m_chart.plotArea().center();
    std::optional<QPointF> best;
    std::pair<bool, double> least;
    for (const MarkerSeries& series : m_series)
        for (const QPointF& point : series.points) {
            if (!isWithin(point))
                continue;
            const bool beside = !m_cursor || std::abs(point.x() - *m_cursor) > 1;
            const QPointF apart = point - middle;
            const std::pair distance(beside, QPointF::dotProduct(apart, apart));
            if (!best || distance < least) {
                best = point;
                least = distance;
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
    const QRectF area = m_chart.plotArea();
    if (m_band) {
        const double left = std::clamp(m_band->first, area.left(), area.right());
        const double right = std::clamp(m_band->second, area.left(), area.right());
        QColor tint = m_cursorColor;
        tint.setAlphaF(bandInk);
        painter->fillRect(QRectF(QPointF(left, area.top()), QPointF(right, area.bottom())), tint);
        painter->setPen(QPen(m_cursorColor, 1));
        for (const double edge : {left, right})
            painter->drawLine(QPointF(edge, area.top()), QPointF(edge, area.bottom()));
    }
    if (m_cursor && *m_cursor >= area.left() && *m_cursor <= area.right()) {
        painter->setPen(QPen(m_cursorColor, 1.5, Qt::DotLine));
        painter->drawLine(QPointF(*m_cursor, area.top()), QPointF(*m_cursor, area.bottom()));
    }
    for (const MarkerSeries& series : m_series)
        paintSeries(*painter, series);
    paintHovered(*painter);
}

void MarkerLayer::paintSeries(QPainter& painter, const MarkerSeries& series) const
{
    if (series.faint)
        paintFaint(painter, series);
    else
        paintStrong(painter, series);
    painter.setPen(QPen(series.color, 1.5));
    painter.setBrush(m_ground);
    const QPainterPath hollow
        = chartstyle::markerPath(series.marker, series.faint ? faintSize + 1 : markerSize);
    const QPainterPath cross = chartstyle::markerPath(chartstyle::Marker::Cross,
                                                      series.faint ? faintSize + 3 : crossSize);
    for (const std::size_t point : series.disturbed)
        if (isWithin(series.points[point])) {
            painter.drawPath(hollow.translated(series.points[point]));
            painter.drawPath(cross.translated(series.points[point]));
        }
    const QPainterPath open = chartstyle::markerPath(chartstyle::Marker::Triangle, zeroSize);
    for (const std::size_t zero : series.zeros)
        if (isWithin(series.points[zero]))
            painter.drawPath(open.translated(series.points[zero]));
}

bool MarkerLayer::isWithin(const QPointF& point) const
{
    // Where a part of the chart is seen, the other points lie beyond its edges.
    return m_chart.plotArea().adjusted(-1, -1, 1, 1).contains(point);
}

void MarkerLayer::paintStrong(QPainter& painter, const MarkerSeries& series) const
{
    const QPainterPath shape = chartstyle::markerPath(series.marker, markerSize);
    painter.setPen(QPen(m_ground, 1));
    painter.setBrush(series.color);
    for (const QPointF& point : series.points)
        if (isWithin(point))
            painter.drawPath(shape.translated(point));
}

void MarkerLayer::paintFaint(QPainter& painter, const MarkerSeries& series) const
{
    const bool round = series.marker == chartstyle::Marker::Circle;
    const Qt::PenCapStyle cap = round ? Qt::RoundCap : Qt::SquareCap;
    const QPen pen(series.color, faintSize, Qt::SolidLine, cap);
    if (painter.paintEngine()->type() != QPaintEngine::Raster) {
        // A drawing such as SVG stays one of shapes.
        painter.setPen(pen);
        for (const QPointF& point : series.points)
            if (isWithin(point))
                painter.drawPoint(point);
        return;
    }
    // On the screen a stamp is ten times as quick as a dot drawn anew, which tells with 8,000 of
    // them.
    const QPixmap& stamp = stampFor(pen, painter.device()->devicePixelRatioF());
    const QPointF middle(faintSize, faintSize);
    for (const QPointF& point : series.points)
        if (isWithin(point))
            painter.drawPixmap(point - middle, stamp);
}

const QPixmap& MarkerLayer::stampFor(const QPen& pen, double pixelRatio) const
{
    const StampKey key(pen.color().rgba(), pen.capStyle(), pixelRatio);
    const auto known = m_stamps.find(key);
    if (known != m_stamps.end())
        return known->second;
    QPixmap stamp(QSizeF(2 * faintSize * pixelRatio, 2 * faintSize * pixelRatio).toSize());
    stamp.setDevicePixelRatio(pixelRatio);
    stamp.fill(Qt::transparent);
    QPainter painter(&stamp);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(pen);
    painter.drawPoint(QPointF(faintSize, faintSize));
    painter.end();
    return m_stamps.emplace(key, stamp).first->second;
}

void MarkerLayer::paintHovered(QPainter& painter) const
{
    if (!m_hovered)
        return;
    for (const MarkerSeries& series : m_series) {
        if (series.source != m_hovered->source || !isWithin(series.points[m_hovered->point]))
            continue;
        const QPainterPath shape = chartstyle::markerPath(series.marker, hoveredSize);
        painter.setPen(QPen(m_cursorColor, 2));
        painter.setBrush(series.color);
        painter.drawPath(shape.translated(series.points[m_hovered->point]));
    }
}
