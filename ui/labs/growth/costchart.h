// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/growth/growthresult.h"
#include "core/growth/publishedgrowth.h"
#include "ui/charts/paintedchart.h"
#include "ui/paper/plotlegend.h"

#include <optional>

/// The cost over what grows, on a logarithmic axis: the medians with their spread, the line that is
/// fitted to them, and what others published, each source with a shape of its own. Points that are
/// no part of the line are hollow.
class CostChart : public PaintedChart
{
    Q_OBJECT

public:
    explicit CostChart(QWidget* parent = nullptr);

    void setResult(const GrowthResult& result, GrowthCost cost);
    /// What is seen of it, with its legend.
    void paint(QPainter& painter, const QRectF& area, const QPalette& palette) const;

    QSize sizeHint() const override { return {460, 300}; }
    QSize minimumSizeHint() const override { return {240, 150}; }

protected:
    void paintIn(QPainter& painter, const QRectF& target, const FigureStyle& style,
                 const PlotPart& part) const override;
    std::vector<PlotField> fieldsIn(const QRectF& target, const FigureStyle& style,
                                    const PlotPart& part) const override;
    FigureSpots spotsIn(const QRectF& target, const FigureStyle& style,
                        const PlotPart& part) const override;

private:
    struct Point
    {
        double x = 0;
        double cost = 0;
        double least = 0;
        double most = 0;
        bool isFitted = true;
        QString text;
    };
    struct Layout; ///< the axes and the legend within a place

    Layout layoutIn(const QRectF& target, const FigureStyle& style, const PlotPart& part) const;
    PlotAxis across() const;
    PlotAxis up() const;
    std::vector<plotlegend::Entry> legend(const FigureStyle& style) const;
    void paintLine(QPainter& painter, const PlotFrame& frame, const FigureStyle& style) const;
    void paintPoints(QPainter& painter, const PlotFrame& frame, const FigureStyle& style) const;
    void paintPublished(QPainter& painter, const PlotFrame& frame, const FigureStyle& style) const;
    QString textOf(const GrowthResult& result, const GrowthRow& row) const;
    QString textOf(const PublishedGrowth& published, const GrowthPoint& point) const;
    QString inWords() const;

    GrowthBy m_by = GrowthBy::Depth;
    GrowthCost m_cost = GrowthCost::Nodes;
    /// What was asked for, above the plot.
    QString m_settings;
    std::vector<Point> m_points;
    std::vector<PublishedGrowth> m_published;
    std::optional<GrowthFit> m_fit;
};
