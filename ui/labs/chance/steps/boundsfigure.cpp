// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/chance/steps/boundsfigure.h"

#include "ui/charts/figurechart.h"
#include "ui/labs/chance/answer/numbers.h"
#include "ui/text/counttext.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

using fourcast::chance::Bounds;

namespace {

using BoundsKind = FigureSeries::Kind;

// What the texts below are filed under.
struct BoundsWords
{
    Q_DECLARE_TR_FUNCTIONS(BoundsChart)
};

/// The two numbers that the table has in this sweep, so that they are found again there.
QString asInTheTable(const Bounds& bounds)
{
    if (bounds.low == bounds.high)
        return chancenumbers::interval(bounds);
    return QCoreApplication::translate("ChanceNumbers", "%1 to %2", "interval")
        .arg(chancenumbers::number(bounds.low), chancenumbers::number(bounds.high));
}

QString textOf(const BoundsCurve& curve, std::size_t sweep)
{
    QString text = BoundsWords::tr("Sweep %1: from %2")
                       .arg(QString::number(sweep), asInTheTable(curve.bounds[sweep]));
    if (curve.unguarded == sweep)
        text += u'\n'
            + BoundsWords::tr("Stopping when the lower bound barely changes would end here, at %1. "
                              "The value is at least %2")
                  .arg(chancenumbers::number(curve.bounds[sweep].low, 9),
                       chancenumbers::notAbove(curve.bounds.back().low, 9));
    return text;
}

FigureSeries lineOf(const BoundsCurve& curve, const QString& name, int ink, bool isUpper)
{
    FigureSeries series {name, BoundsKind::Line, {}, ink};
    series.size = 0;
    for (std::size_t sweep = 0; sweep < curve.bounds.size(); ++sweep) {
        const Bounds& bounds = curve.bounds[sweep];
        if (const double value = isUpper ? bounds.high : bounds.low; std::isfinite(value))
            series.points.push_back({.x = static_cast<double>(sweep),
                                     .y = value,
                                     .low = bounds.low,
                                     .high = value,
                                     .text = textOf(curve, sweep),
                                     .leadsTo = static_cast<int>(sweep)});
    }
    return series;
}

/// Where the unguarded stop meets the lower bound: it answers along the dotted line, before the
/// sweeps that lie within a pixel of it.
FigureSeries unguardedMark(const BoundsCurve& curve, std::size_t sweep)
{
    constexpr double reachShare = 0.004; // of all sweeps
    constexpr double leastReach = 0.4; // less than the way to the next sweep
    FigureSeries series {{}, BoundsKind::Markers, {}};
    series.tone = FigureSeries::Tone::Text;
    series.reach = std::max(leastReach, reachShare * static_cast<double>(curve.bounds.size()));
    series.points.push_back({.x = static_cast<double>(sweep),
                             .y = curve.bounds[sweep].low,
                             .text = textOf(curve, sweep),
                             .isHollow = true,
                             .leadsTo = static_cast<int>(sweep)});
    return series;
}

FigureSeries sweepLine(const QString& name, std::size_t sweep, FigureSeries::Tone tone,
                       Qt::PenStyle dashes)
{
    FigureSeries series {name, BoundsKind::Uprights, {{static_cast<double>(sweep)}}};
    series.tone = tone;
    series.dashes = dashes;
    return series;
}

}

Figure boundsFigure(const BoundsCurve& curve)
{
    Figure figure;
    figure.name = BoundsWords::tr("Bounds after each sweep");
    if (curve.bounds.empty())
        return figure;
    figure.words = textOf(curve, curve.current);
    figure.series = {lineOf(curve, BoundsWords::tr("upper bound"), 1, true),
                     lineOf(curve, BoundsWords::tr("lower bound"), 0, false)};
    const double most = rangeUp(figure, false)->high;
    figure.up = PlotFrame::axisFor(curve.title, 0, most > 0 ? most : 1, false);
    figure.across = PlotFrame::axisFor(
        BoundsWords::tr("sweep"), 0,
        std::max<double>(4, static_cast<double>(curve.bounds.size()) - 1), false);
    figure.across.leastStep = 1;
    figure.series.push_back(
        sweepLine({}, curve.current, FigureSeries::Tone::Highlight, Qt::SolidLine));
    if (curve.unguarded && *curve.unguarded < curve.bounds.size()) {
        figure.series.push_back(
            sweepLine(BoundsWords::tr("sweep %1, where an unguarded stop would end")
                          .arg(countText(*curve.unguarded)),
                      *curve.unguarded, FigureSeries::Tone::Text, Qt::DotLine));
        figure.series.push_back(unguardedMark(curve, *curve.unguarded));
    }
    return figure;
}

ChartContent boundsContent(const BoundsCurve& curve)
{
    ChartContent content = figureContent(boundsFigure(curve));
    content.title = BoundsWords::tr("Bounds after each sweep: %1").arg(curve.title);
    content.size = {640, 320};
    content.note.clear();
    content.csv = "sweep,low,high\n";
    for (std::size_t sweep = 0; sweep < curve.bounds.size(); ++sweep)
        content.csv += QByteArray::number(static_cast<quint64>(sweep)) + ','
            + QByteArray::number(curve.bounds[sweep].low, 'g', 17) + ','
            + QByteArray::number(curve.bounds[sweep].high, 'g', 17) + '\n';
    return content;
}
