// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/growth/costfigure.h"

#include "core/growth/growthtext.h"
#include "core/growth/publishedgrowth.h"
#include "ui/paper/plotframe.h"
#include "ui/text/counttext.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

namespace {

using CostKind = FigureSeries::Kind;

// What the texts below are filed under.
struct CostWords
{
    Q_DECLARE_TR_FUNCTIONS(CostChart)
};

constexpr double costMarkSize = 9;
constexpr int lineSteps = 60;

QString costText(double cost, GrowthCost kind)
{
    return kind == GrowthCost::Nodes
        ? CostWords::tr("%1 nodes").arg(countText(static_cast<quint64>(cost)))
        : CostWords::tr("%1 ms").arg(quantityText(cost));
}

QString textOf(const GrowthResult& result, const GrowthRow& row, GrowthCost cost)
{
    const QString place = row.board.isEmpty()
        ? CostWords::tr("%1: %2").arg(growthtext::placeTitle(result.request.by)).arg(row.x)
        : CostWords::tr("%1 board").arg(row.board);
    QString text = CostWords::tr("%1, %2").arg(place, costText(row.cost(cost), cost));
    const double least = row.cost(cost, GrowthRow::At::Least);
    const double most = row.cost(cost, GrowthRow::At::Most);
    if (least < most)
        text += QLatin1Char('\n')
            + CostWords::tr("From %1 to %2").arg(costText(least, cost), costText(most, cost));
    if (!result.isFitted(row, cost))
        text += QLatin1Char('\n')
            + CostWords::tr("Not part of the fit: %1").arg(growthtext::status(row.status));
    return text;
}

FigureSeries measured(const GrowthResult& result, GrowthCost cost)
{
    FigureSeries series {CostWords::tr("median, lowest to highest"), CostKind::Markers};
    series.size = costMarkSize;
    series.hollowName = CostWords::tr("not part of the fit");
    series.isDescribed = true;
    for (const GrowthRow& row : result.rows)
        // What costs nothing has no place on this axis.
        if (row.cost(cost) > 0)
            series.points.push_back({double(row.x), row.cost(cost),
                                     row.cost(cost, GrowthRow::At::Least),
                                     row.cost(cost, GrowthRow::At::Most), textOf(result, row, cost),
                                     !result.isFitted(row, cost)});
    return series;
}

FigureSeries fitted(const GrowthFit& fit, double from, double to)
{
    FigureSeries series {CostWords::tr("fitted"), CostKind::Function, {}, 1};
    for (int i = 0; i <= lineSteps; ++i)
        if (const double x = from + i * (to - from) / lineSteps;
            fit.law == GrowthLaw::Exponential || x > 0)
            series.points.push_back({x, fit.at(x)});
    return series;
}

/// What the fit leaves out of each cost.
FigureSeries startUp(const GrowthFit& fit, double from, double to)
{
    FigureSeries series {CostWords::tr("start-up, left out of the fit"), CostKind::Function, {}, 1};
    series.dashes = Qt::DashLine;
    for (const double x : {from, to})
        series.points.push_back({x, fit.start});
    return series;
}

/// Outlines, which nobody else has; `index` counts the sources.
FigureSeries published(const PublishedGrowth& source, GrowthCost cost, std::size_t index)
{
    constexpr std::array shapes {chartstyle::Marker::Square, chartstyle::Marker::Triangle,
                                 chartstyle::Marker::UpTriangle, chartstyle::Marker::Bar};
    FigureSeries series {source.source, CostKind::Markers};
    series.tone = FigureSeries::Tone::Text;
    series.marker = shapes[index % shapes.size()];
    // Who comes round again is larger.
    const std::size_t round = index / shapes.size();
    series.size = costMarkSize + 3 + 3 * static_cast<double>(round);
    for (const GrowthPoint& point : source.points)
        if (point.cost > 0)
            series.points.push_back(
                {double(point.x), point.cost, point.cost, point.cost,
                 CostWords::tr("%1: %2").arg(source.source, costText(point.cost, cost)), true});
    return series;
}

}

Figure costFigure(const GrowthResult& result, GrowthCost cost)
{
    Figure figure;
    figure.name = CostWords::tr("Chart of cost against size");
    FigureSeries medians = measured(result, cost);
    if (medians.points.empty()) {
        figure.note = CostWords::tr("Choose what grows above, then press Run. The chart shows the "
                                    "cost of each point and the line fitted to them.");
        return figure;
    }
    figure.heading = growthtext::settings(result.request);
    FigureSeries spread = whiskersOf(medians);
    const double first = medians.points.front().x;
    const double last = medians.points.back().x;
    figure.series = {std::move(medians), std::move(spread)};
    if (const auto fit = result.fit(cost)) {
        figure.series.push_back(fitted(*fit, first, last));
        if (fit->start > 0)
            figure.series.push_back(startUp(*fit, first, last));
    }
    std::size_t sources = 0;
    for (const PublishedGrowth& source : publishedGrowth(result.request))
        if (source.cost == cost)
            figure.series.push_back(published(source, cost, sources++));
    const PlotRange across = *rangeAcross(figure, false);
    const double air = std::max(0.5, 0.03 * (across.high - across.low));
    figure.across = {growthtext::placeTitle(result.request.by), across.low - air, across.high + air,
                     false, 1};
    const PlotRange up = *rangeUp(figure, true);
    figure.up = PlotFrame::axisFor(growthtext::costTitle(cost), up.low, up.high, true);
    return figure;
}
