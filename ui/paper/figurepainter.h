// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paper/figure.h"
#include "ui/paper/plotframe.h"

#include <QPen>

class QPainter;

/// Paints the series of a figure between its axes, and a sample of each for the legend. Every
/// series has its own colour and its own marker, dashes or hatching.
class FigurePainter
{
public:
    FigurePainter(QPainter& painter, const FigureStyle& style);

    /// Those of one of its plots: areas and bars behind the rest, markers on top.
    void paint(const Figure& figure, const PlotFrame& frame, bool isBelow = false);
    /// For the legend.
    void paintSample(const FigureSeries& series, const QRectF& place);
    void paintHollowSample(const FigureSeries& series, const QRectF& place);

    /// What is not above 0 has none on a logarithmic axis.
    static bool hasPlace(const FigureSeries::Point& point, const PlotFrame& frame);
    static QPointF placeOf(const FigureSeries& series, const FigureSeries::Point& point,
                           const PlotFrame& frame);
    static double sizeOf(const FigureSeries& series, const FigureSeries::Point& point);
    /// Of Kind::Spans, as much as is seen of it; empty for none of it.
    static QRectF placeOfSpan(const FigureSeries::Point& point, const PlotFrame& frame);

private:
    QColor color(const FigureSeries& series) const;
    QColor pale(const FigureSeries& series) const;
    QPen pen(const FigureSeries& series) const;
    void paintSeries(const FigureSeries& series, const PlotFrame& frame);
    void paintLine(const FigureSeries& series, const PlotFrame& frame);
    void paintMarkers(const FigureSeries& series, const PlotFrame& frame);
    void paintBars(const FigureSeries& series, const PlotFrame& frame);
    void paintSpans(const FigureSeries& series, const PlotFrame& frame);
    void paintArea(const FigureSeries& series, const PlotFrame& frame);
    void paintUprights(const FigureSeries& series, const PlotFrame& frame);
    void paintWhiskers(const FigureSeries& series, const PlotFrame& frame);
    void paintWhisker(const FigureSeries& series, const QPointF& low, const QPointF& high);
    void paintMarker(const FigureSeries& series, const QPointF& place, double size, bool isHollow,
                     std::optional<chartstyle::Marker> other = {});

    QPainter& m_painter;
    const FigureStyle& m_style;
};
