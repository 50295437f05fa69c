// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/study/curvesfigure.h"

#include "ui/paper/curvespicture.h"

#include <QApplication>
#include <QGraphicsRectItem>
#include <QPainter>

CurvesFigure::CurvesFigure(QObject* parent)
    : QGraphicsScene(parent), m_style {QApplication::palette(), QApplication::font()}
{
    m_ring = addRect(QRectF());
    m_ring->setVisible(false);
    layOut();
}

void CurvesFigure::setCurves(const std::vector<StudyCurve>& curves)
{
    m_curves = curves;
    layOut();
}

void CurvesFigure::setColors(const QPalette& palette)
{
    m_style = {palette, QApplication::font()};
    layOut();
}

void CurvesFigure::resize(const QSizeF& room)
{
    m_room = room;
    layOut();
}

void CurvesFigure::layOut()
{
    // The place that the ring marked is another one now.
    mark({});
    setSceneRect(QRectF(QPointF(), curvespicture::sizeFor(m_room, m_curves, m_style)));
    update();
}

void CurvesFigure::drawBackground(QPainter* painter, const QRectF& rect)
{
    // Around a picture that is smaller than its view, too.
    painter->fillRect(rect, m_style.palette.color(QPalette::Base));
    curvespicture::paint(*painter, sceneRect(), m_curves, m_style);
}

FigureSpots CurvesFigure::spots() const
{
    return curvespicture::spots(sceneRect(), m_curves, m_style);
}

void CurvesFigure::mark(const QRectF& place)
{
    m_ring->setPen(QPen(m_style.palette.color(QPalette::Text), 2));
    m_ring->setRect(place.adjusted(-2, -2, 2, 2));
    m_ring->setVisible(!place.isEmpty());
}
