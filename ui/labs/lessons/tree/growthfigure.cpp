// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/tree/growthfigure.h"

#include "ui/paper/plotframe.h"
#include "ui/text/counttext.h"

#include <QCoreApplication>
#include <algorithm>

using namespace fourcast::lesson;

namespace {

// What the texts below are filed under.
struct GrowthWords
{
    Q_DECLARE_TR_FUNCTIONS(GrowthChart)
};

constexpr double growthMarkSize = 9;
constexpr int colorsInARound = 5;

void addPoint(FigureSeries& series, int depth, std::uint64_t counted)
{
    // What was not looked at has no place on this axis.
    const std::uint64_t count = std::max<std::uint64_t>(1, counted);
    const auto value = static_cast<double>(count);
    series.points.push_back({static_cast<double>(depth), value, value, value,
                             GrowthWords::tr("%1, depth %2: %3")
                                 .arg(series.name, QString::number(depth), countText(count)),
                             series.ink / colorsInARound % 2 != 0});
}

/// There are more searches than colours: the second round has broken lines and hollow markers.
FigureSeries& seriesNamed(Figure& figure, const QString& name)
{
    const auto found = std::ranges::find(figure.series, name, &FigureSeries::name);
    if (found != figure.series.end())
        return *found;
    const auto index = static_cast<int>(figure.series.size());
    FigureSeries& series
        = figure.series.emplace_back(FigureSeries {name, FigureSeries::Kind::Line, {}, index});
    series.dashes = index / colorsInARound % 2 == 0 ? Qt::SolidLine : Qt::DashLine;
    series.size = growthMarkSize;
    return series;
}

/// What each search costs at the greatest depth.
QString lastInWords(const Figure& figure)
{
    QStringList words;
    for (const FigureSeries& series : figure.series)
        words << GrowthWords::tr("%1: %2 at depth %3")
                     .arg(series.name, countText(static_cast<quint64>(series.points.back().y)))
                     .arg(series.points.back().x);
    return words.join(QStringLiteral("; "));
}

}

QString searchName(const TreeRequest& request)
{
    const QString name = request.method == Method::AlphaBeta
        ? QStringLiteral("%1, %2").arg(fourcast::lesson::inWords(request.method),
                                       fourcast::lesson::inWords(request.order))
        : fourcast::lesson::inWords(request.method);
    return request.table ? GrowthWords::tr("%1, with a table").arg(name) : name;
}

Figure growthFigure(const Comparisons& comparisons, CountedOfTree counted)
{
    const bool countsNodes = counted == CountedOfTree::Nodes;
    Figure figure;
    figure.name = GrowthWords::tr("Chart of search growth by depth");
    figure.note = GrowthWords::tr("Press Compare to see how the searches grow with depth.");
    figure.isLegendBeside = true;
    FigureSeries least {GrowthWords::tr("minimum possible")};
    least.tone = FigureSeries::Tone::Text;
    least.dashes = Qt::DotLine;
    least.size = 0;
    int deepest = 1;
    for (const auto& comparison : comparisons) {
        deepest = std::max(deepest, comparison.depth);
        for (const auto& search : comparison.searches) {
            const TreeCounts& counts = search.counted.counts;
            addPoint(seriesNamed(figure, searchName(search.request)), comparison.depth,
                     countsNodes ? counts.nodes : counts.leaves);
        }
        addPoint(least, comparison.depth,
                 countsNodes ? comparison.least.nodes : comparison.least.leaves);
    }
    if (least.points.empty())
        return figure;
    figure.series.push_back(std::move(least));
    figure.words = lastInWords(figure);
    figure.across = {GrowthWords::tr("Depth"), 0.5, deepest + 0.5, false, 1};
    figure.up
        = PlotFrame::axisFor(countsNodes ? GrowthWords::tr("Nodes") : GrowthWords::tr("Leaves"), 1,
                             std::max(10.0, rangeUp(figure, true)->high), true);
    return figure;
}
