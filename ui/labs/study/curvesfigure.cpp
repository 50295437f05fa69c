// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/study/curvesfigure.h"

#include "ui/paper/curvespicture.h"

CurvesFigure::CurvesFigure(QWidget* parent) : PaintedChart(Qt::Horizontal, parent)
{
    setAccessibleName(tr("Study curves: nodes and time for each move at depths 4 and 6"));
    setAccessibleDescription(tr(
        "Use the arrow keys to move between points. Press Enter to show that move of the game."));
}

void CurvesFigure::setCurves(const std::vector<StudyCurve>& curves)
{
    m_curves = curves;
    replaced();
}

QSize CurvesFigure::sizeWithin(const QSize& room) const
{
    return curvespicture::sizeFor(room, m_curves, style()).toSize();
}

void CurvesFigure::paintIn(QPainter& painter, const QRectF& target, const FigureStyle& style,
                           const PlotPart& part) const
{
    curvespicture::paint(painter, target, m_curves, style, part);
}

std::vector<PlotField> CurvesFigure::fieldsIn(const QRectF& target, const FigureStyle& style,
                                              const PlotPart& part) const
{
    return curvespicture::fields(target, m_curves, style, part);
}

HitTargets CurvesFigure::spotsIn(const QRectF& target, const FigureStyle& style,
                                 const PlotPart& part) const
{
    return curvespicture::spots(target, m_curves, style, part);
}
