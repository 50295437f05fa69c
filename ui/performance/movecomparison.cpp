// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/movecomparison.h"

#include "core/search/metrics/searchquantity.h"
#include "ui/performance/runhistory.h"
#include "ui/text/counttext.h"
#include "ui/text/numbertext.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <vector>

namespace {

struct ComparisonWords
{
    Q_DECLARE_TR_FUNCTIONS(MoveComparison)
};

/// The same as MoveMetrics::of() of the report that the point was made from.
MoveMetrics metricsOf(const MovePoint& point)
{
    return {.nodes = static_cast<double>(point.nodes),
            .milliseconds = point.milliseconds,
            .depth = point.depth,
            .branching = point.figures[indexOf(*searchQuantity(u"branchingFactor"))],
            .processorMilliseconds
            = point.figures[indexOf(*searchQuantity(u"processorMilliseconds"))]};
}

/// The newest game with this very search.
const RunSeries* seriesOf(const RunHistory& history, const SearchReport& report, int ply)
{
    const std::vector<RunSeries>& all = history.series();
    const auto hasIt = [&](const MovePoint& point) {
        return point.ply == ply && point.move == report.bestMove && point.nodes == report.nodes;
    };
    const auto newest = std::find_if(all.rbegin(), all.rend(), [&](const RunSeries& series) {
        return std::ranges::any_of(series.points, hasIt);
    });
    return newest == all.rend() ? nullptr : &*newest;
}

/// A factor that nobody would speak of.
bool isUsual(double factor)
{
    return factor > 0.8 && factor < 1.25;
}

QString milliseconds(double time)
{
    return durationText(std::chrono::nanoseconds(static_cast<std::int64_t>(time * 1e6)));
}

/// Nobody says "0.104 times the median".
QString percentLess(double factor)
{
    return quantityText(100 * (1 - factor));
}

QString timeSentence(const MoveComparison& comparison)
{
    const double factor = comparison.timeFactor();
    return (factor >= 1 ? ComparisonWords::tr("This move took %1 times the median time of this "
                                              "engine's %2 moves in this game (%3).")
                        : ComparisonWords::tr("This move took %1 % less than the median time of "
                                              "this engine's %2 moves in this game (%3)."))
        .arg(factor >= 1 ? quantityText(factor) : percentLess(factor))
        .arg(comparison.moves)
        .arg(milliseconds(comparison.medianMilliseconds));
}

QString nodesSentence(const MoveComparison& comparison)
{
    const double factor = comparison.nodesFactor();
    return (factor >= 1 ? ComparisonWords::tr("It searched %1 times the median number of nodes "
                                              "(%2).")
                        : ComparisonWords::tr("It searched %1 % fewer nodes than the median (%2)."))
        .arg(factor >= 1 ? quantityText(factor) : percentLess(factor),
             countText(static_cast<quint64>(std::llround(comparison.medianNodes))));
}

QString busySentence(const MoveComparison& comparison)
{
    const double factor = comparison.busyFactor();
    if (isUsual(factor))
        return {};
    return u' '
        + (factor >= 1 ? ComparisonWords::tr("%1 times as many processors were at work.")
                       : ComparisonWords::tr("%1 % fewer processors were at work."))
              .arg(factor >= 1 ? quantityText(factor) : percentLess(factor));
}

QString perNodeSentence(const MoveComparison& comparison)
{
    if (comparison.hasProcessorTime()) {
        const double effort = comparison.effortFactor();
        return (effort >= 1 ? ComparisonWords::tr("Each node took %1 times the processor time.")
                                  .arg(quantityText(effort))
                            : ComparisonWords::tr("Each node took %1 % less processor time.")
                                  .arg(percentLess(effort)))
            + busySentence(comparison);
    }
    const double factor = comparison.speedFactor();
    return factor >= 1
        ? ComparisonWords::tr("Each node took %1 times the time.").arg(quantityText(factor))
        : ComparisonWords::tr("Each node took %1 % less time.").arg(percentLess(factor));
}

}

std::optional<MoveComparison> compareMove(const RunHistory& history, const SearchReport& report,
                                          int ply)
{
    const RunSeries* const series = seriesOf(history, report, ply);
    if (!series)
        return std::nullopt;
    std::vector<MoveMetrics> moves;
    for (const MovePoint& point : series->points)
        moves.push_back(metricsOf(point));
    return compareMove(MoveMetrics::of(report), moves);
}

std::optional<MoveExplanation> explainMove(const RunHistory& history, const SearchReport& report,
                                           int ply)
{
    const RunSeries* const series = seriesOf(history, report, ply);
    if (!series)
        return std::nullopt;
    std::vector<SearchedMove> moves;
    for (const MovePoint& point : series->points)
        moves.push_back({point.ply, point.figures});
    return explainMove(report, ply, moves);
}

QString comparisonText(const MoveComparison& comparison)
{
    if (isUsual(comparison.timeFactor()) && isUsual(comparison.nodesFactor()))
        return ComparisonWords::tr(
                   "This move took about as long as this engine's usual move (%1, %2 nodes).")
            .arg(milliseconds(comparison.medianMilliseconds),
                 countText(static_cast<quint64>(std::llround(comparison.medianNodes))));
    QString text = timeSentence(comparison) + u' ' + nodesSentence(comparison) + u' '
        + perNodeSentence(comparison);
    if (comparison.depth > 0 && comparison.depth != comparison.medianDepth)
        text += u' '
            + ComparisonWords::tr("It searched to depth %1. The median move searched to depth %2.")
                  .arg(comparison.depth)
                  .arg(QLocale().toString(comparison.medianDepth));
    else if (comparison.branching > 0 && comparison.medianBranching > 0)
        text += u' '
            + ComparisonWords::tr(
                  "Each ply multiplied its nodes by %1. For the median move the factor was %2.")
                  .arg(quantityText(comparison.branching),
                       quantityText(comparison.medianBranching));
    return text;
}
