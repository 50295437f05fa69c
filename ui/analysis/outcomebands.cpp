// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/outcomebands.h"

#include <QChart>
#include <QFontMetricsF>
#include <QPainter>

namespace {

/// Over the chart's ground, below its grid.
constexpr double bandDepth = 0.5;
constexpr double textMargin = 4;

}

OutcomeBands::OutcomeBands(QChart& chart) : QGraphicsItem(&chart), m_chart(chart)
{
    setZValue(bandDepth);
    setAcceptedMouseButtons(Qt::NoButton);
}

void OutcomeBands::setLook(const Look& look)
{
    m_look = look;
    update();
}

void OutcomeBands::setDrawBand(double top, double bottom)
{
    m_drawTop = top;
    m_drawBottom = bottom;
    update();
}

void OutcomeBands::setPieces(std::vector<QPolygonF> pieces)
{
    m_pieces = std::move(pieces);
    update();
}

void OutcomeBands::moveWithChart()
{
    prepareGeometryChange();
}

QRectF OutcomeBands::boundingRect() const
{
    return m_chart.plotArea();
}

QRectF OutcomeBands::band(std::size_t index) const
{
    const std::array<double, count + 1> edges {0, m_drawTop, m_drawBottom, 1};
    const QRectF area = m_chart.plotArea();
    return QRectF(QPointF(area.left(), area.top() + area.height() * edges[index]),
                  QPointF(area.right(), area.top() + area.height() * edges[index + 1]));
}

void OutcomeBands::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    // The outer names stand in the outer corners, where games seldom go; the draws' at the far end.
    constexpr std::array<Qt::Alignment, count> places {Qt::AlignLeft | Qt::AlignTop,
                                                       Qt::AlignRight | Qt::AlignVCenter,
                                                       Qt::AlignLeft | Qt::AlignBottom};
    painter->setFont(m_look.font);
    const double textHeight = QFontMetricsF(m_look.font).height();
    for (std::size_t i = 0; i < count; ++i) {
        const QRectF rect = band(i);
        painter->fillRect(rect, m_look.grounds[i]);
        if (rect.height() < textHeight)
            continue;
        painter->setPen(m_look.texts[i]);
        painter->drawText(rect.adjusted(textMargin, 0, -textMargin, 0),
                          static_cast<int>(places[i].toInt()) | Qt::TextSingleLine,
                          m_look.names[i]);
    }
    QPen pen(m_look.line, m_look.lineWidth);
    pen.setJoinStyle(Qt::RoundJoin);
    painter->setPen(pen);
    // Where a part of the plies is seen, the line goes on beyond the edges.
    painter->save();
    painter->setClipRect(boundingRect().adjusted(0, -m_look.lineWidth, 0, m_look.lineWidth),
                         Qt::IntersectClip);
    for (const QPolygonF& piece : m_pieces)
        painter->drawPolyline(piece);
    painter->restore();
}
