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
    const Figure& figure() const { return m_figure; }
    /// For a file.
    ChartContent content() const;

    /// Instead of that for all.
    void setSizeHint(const QSize& size) { m_sizeHint = size; }
    QSize sizeHint() const override { return m_sizeHint; }
    /// A line of text for each row where rows have names.
    QSize minimumSizeHint() const override;

protected:
    void paintIn(QPainter& painter, const QRectF& target, const FigureStyle& style,
                 const PlotPart& part) const override;
    std::vector<PlotField> fieldsIn(const QRectF& target, const FigureStyle& style,
                                    const PlotPart& part) const override;
    FigureSpots spotsIn(const QRectF& target, const FigureStyle& style,
                        const PlotPart& part) const override;

private:
    Figure m_figure;
    QSize m_sizeHint {520, 300};
};

/// A figure, or a part of it, for a file.
ChartContent figureContent(const Figure& figure, const PlotPart& part = {});
