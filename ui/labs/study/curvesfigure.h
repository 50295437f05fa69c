// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/results/curves.h"
#include "ui/charts/paintedchart.h"

#include <vector>

/// The picture of study curves, in a scroll area where it needs more than its room. All panels zoom
/// along the plies, which they share; what they count differs.
class CurvesFigure : public PaintedChart
{
    Q_OBJECT

public:
    explicit CurvesFigure(QWidget* parent = nullptr);

    void setCurves(const std::vector<StudyCurve>& curves);
    /// How large it is within this room, or larger where it needs more.
    QSize sizeWithin(const QSize& room) const;

protected:
    void paintIn(QPainter& painter, const QRectF& target, const FigureStyle& style,
                 const PlotPart& part) const override;
    std::vector<PlotField> fieldsIn(const QRectF& target, const FigureStyle& style,
                                    const PlotPart& part) const override;
    HitTargets spotsIn(const QRectF& target, const FigureStyle& style,
                       const PlotPart& part) const override;
    bool leadsOn(const HitTarget& spot) const override { return spot.cell >= 0; }

private:
    std::vector<StudyCurve> m_curves;
};
