// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/check/checkreport.h"
#include "ui/charts/paintedchart.h"
#include "ui/paper/chartexport.h"

/// How the bounds of a state close in, sweep by sweep, and where it would have ended for those who
/// go by the change of the lower one alone.
class BoundsChart : public PaintedChart
{
    Q_OBJECT

public:
    explicit BoundsChart(QWidget* parent = nullptr);

    struct Curve
    {
        QString title; ///< "State 3"
        std::vector<fourcast::chance::Bounds> bounds {}; ///< after each sweep
        std::size_t current = 0; ///< which sweep is looked at
        std::optional<std::size_t> unguarded {}; ///< after which it would have ended
    };
    void setCurve(Curve curve);
    const Curve& curve() const { return m_curve; }
    ChartContent content() const;

    QSize sizeHint() const override { return {420, 220}; }
    QSize minimumSizeHint() const override { return {200, 110}; }

protected:
    void paintIn(QPainter& painter, const QRectF& target, const FigureStyle& style,
                 const PlotPart& part) const override;
    std::vector<PlotField> fieldsIn(const QRectF& target, const FigureStyle& style,
                                    const PlotPart& part) const override;
    FigureSpots spotsIn(const QRectF& target, const FigureStyle& style,
                        const PlotPart& part) const override;
    bool leadsOn(const FigureSpot& spot) const override { return spot.cell >= 0; }

private:
    static PlotFrame frameOf(const Curve& curve, const QRectF& target, const FigureStyle& style,
                             const PlotPart& part);
    static void paintCurve(const Curve& curve, QPainter& painter, const QRectF& target,
                           const FigureStyle& style, const PlotPart& part);
    QString textOf(std::size_t sweep) const;

    Curve m_curve;
};
