// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/results/plyfigure.h"

#include "core/study/results/curves.h"
#include "core/study/results/entrantcurves.h"
#include "ui/labs/runs/experimenttext.h"
#include "ui/paper/plotframe.h"
#include "ui/text/counttext.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

namespace {

using PlyKind = FigureSeries::Kind;

// What the texts below are filed under.
struct PlyCurvesText
{
    Q_DECLARE_TR_FUNCTIONS(PlyCurves)
};

constexpr std::size_t mostPlyCurves = 8;
constexpr double curveMarkSize = 7;
/// A line whose peak is so many times lower than another's would lie flat on a linear axis.
constexpr double farApart = 20;
constexpr std::array curveMarkers {chartstyle::Marker::Circle, chartstyle::Marker::UpTriangle,
                                   chartstyle::Marker::Triangle, chartstyle::Marker::Bar};

const PublishedCurve* publishedFor(const QString& artefact)
{
    return artefact == QStringLiteral("figure12") ? publishedCurve(4)
        : artefact == QStringLiteral("figure13")  ? publishedCurve(6)
                                                  : nullptr;
}

QString plyText(const QString& name, int ply, double value, PlyQuantity quantity)
{
    return name + u'\n'
        + (quantity == PlyQuantity::Nodes ? PlyCurvesText::tr("Move %1: %2 nodes")
                                          : PlyCurvesText::tr("Move %1: %2 ms"))
              .arg(QString::number(ply), quantityText(value));
}

FigureSeries publishedLine(const PublishedCurve& published, PlyQuantity quantity)
{
    FigureSeries line {PlyCurvesText::tr("the article, one game"), PlyKind::Line, {}, 1};
    line.marker = chartstyle::Marker::Square;
    line.size = curveMarkSize;
    int ply = 0;
    for (const double value :
         quantity == PlyQuantity::Nodes ? published.nodes : published.milliseconds) {
        ++ply;
        line.points.push_back({.x = double(ply),
                               .y = value,
                               .text = plyText(line.name, ply, value, quantity),
                               .isHollow = true,
                               .ply = ply});
    }
    return line;
}

QString meanText(const QString& name, const PlyMean& mean, bool isFew, PlyQuantity quantity)
{
    const bool isNodes = quantity == PlyQuantity::Nodes;
    QString text = plyText(name, mean.ply, isNodes ? mean.nodes : mean.milliseconds, quantity)
        + u'\n'
        + PlyCurvesText::tr("Mean of the %n game(s) in which it searched this move", nullptr,
                            mean.games);
    if (const auto interval = isNodes ? mean.nodesInterval : mean.millisecondsInterval)
        text += u'\n'
            + PlyCurvesText::tr("95 % interval of the mean: %1 to %2")
                  .arg(quantityText(std::max(0.0, interval->low)), quantityText(interval->high));
    if (isFew)
        text += u'\n'
            + PlyCurvesText::tr("Few games reach this move. The mean describes these games, not "
                                "the engine's usual course.");
    return text;
}

FigureSeries measuredLine(const EntrantCurve& curve, int number, PlyQuantity quantity)
{
    // The article's colour stays its own.
    FigureSeries line {PlyCurvesText::tr("%1, %n game(s)", nullptr, curve.games).arg(curve.name),
                       PlyKind::Line,
                       {},
                       number == 0 ? 0 : number + 1};
    line.marker = curveMarkers[static_cast<std::size_t>(number) % curveMarkers.size()];
    line.size = curveMarkSize;
    for (const PlyMean& mean : curve.plies) {
        const double value = quantity == PlyQuantity::Nodes ? mean.nodes : mean.milliseconds;
        if (mean.games > 0 && value > 0)
            line.points.push_back({.x = double(mean.ply),
                                   .y = value,
                                   .text = meanText(line.name, mean, curve.isFew(mean), quantity),
                                   .isHollow = number >= static_cast<int>(curveMarkers.size()),
                                   .leadsTo = curve.cells.size() == 1 ? curve.cells.front() : -1,
                                   .ply = mean.ply,
                                   .isThin = curve.isFew(mean)});
    }
    return line;
}

void addNote(Figure& figure, const QString& text)
{
    figure.series.push_back({text, PlyKind::Markers});
    figure.series.back().size = 0;
}

void setPlyAxes(Figure& figure, const PlotRange& range, PlyQuantity quantity)
{
    double lowestPeak = range.high;
    for (const FigureSeries& series : figure.series)
        if (!series.points.empty())
            lowestPeak = std::min(lowestPeak,
                                  std::ranges::max(series.points, {}, &FigureSeries::Point::y).y);
    const bool isTime = quantity == PlyQuantity::Milliseconds;
    figure.across = {PlyCurvesText::tr("Move"), 0, rangeAcross(figure, false)->high + 1, false, 1};
    figure.up
        = PlotFrame::axisFor(isTime ? PlyCurvesText::tr("Time (ms)") : PlyCurvesText::tr("Nodes"),
                             range.low, range.high, isTime || range.high > farApart * lowestPeak);
}

}

Figure plyFigure(const ExperimentResult& result, PlyQuantity quantity)
{
    Figure figure;
    figure.note = PlyCurvesText::tr("The curves appear with the first games.");
    if (const PublishedCurve* published = publishedFor(result.experiment.artefact))
        figure.series.push_back(publishedLine(*published, quantity));
    const std::vector<EntrantCurve> curves = entrantCurves(result);
    const std::size_t drawn = std::min(mostPlyCurves, curves.size());
    bool isThin = false;
    for (std::size_t i = 0; i < drawn; ++i) {
        figure.series.push_back(measuredLine(curves[i], static_cast<int>(i), quantity));
        isThin = isThin
            || std::ranges::any_of(figure.series.back().points, &FigureSeries::Point::isThin);
    }
    if (const auto range = rangeUp(figure, true))
        setPlyAxes(figure, *range, quantity);
    if (drawn < curves.size())
        addNote(figure,
                PlyCurvesText::tr("%n more not shown", nullptr,
                                  static_cast<int>(curves.size() - drawn)));
    if (isThin)
        addNote(figure, PlyCurvesText::tr("thin line: few games reach this move"));
    return figure;
}
