// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/paintedchart.h"
#include "ui/paper/chartexport.h"
#include "ui/paper/figure.h"

/// A figure in the window: its points say what they stand for, and it zooms.
class FigureChart : public PaintedChart
{
    Q_OBJECT

public:
    /// `name` is for who does not see it; a figure can bring its own.
    explicit FigureChart(const QString& name = {}, QWidget* parent = nullptr,
                         Qt::Orientations zooming = Qt::Horizontal | Qt::Vertical);

    void setFigure(const Figure& figure);
    /// The same marks, shown in another way: the keys stay on theirs.
    void updateFigure(const Figure& figure);
    const Figure& figure() const { return m_figure; }
    /// For a file.
    ChartContent content() const;

    void setSizeHint(const QSize& usual, const QSize& least = {240, 150});
    QSize sizeHint() const override { return m_sizeHint; }
    /// A line of text for each row where rows have names.
    QSize minimumSizeHint() const override;

protected:
    void paintIn(QPainter& painter, const QRectF& target, const FigureStyle& style,
                 const PlotPart& part) const override;
    std::vector<PlotField> fieldsIn(const QRectF& target, const FigureStyle& style,
                                    const PlotPart& part) const override;
    HitTargets spotsIn(const QRectF& target, const FigureStyle& style,
                       const PlotPart& part) const override;
    bool leadsOn(const HitTarget& spot) const override { return spot.cell >= 0; }

private:
    void take(const Figure& figure);

    Figure m_figure;
    QSize m_sizeHint {520, 300};
    QSize m_least {240, 150};
};

/// A figure, or a part of it, for a file.
ChartContent figureContent(const Figure& figure, const PlotPart& part = {});
