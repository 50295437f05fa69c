// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/parallel/speedupfigure.h"

#include "core/fulltree/speedup.h"
#include "ui/labs/parallel/paralleltext.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>

namespace {

using SpeedUpKind = FigureSeries::Kind;

// What the texts below are filed under.
struct SpeedUpWords
{
    Q_DECLARE_TR_FUNCTIONS(SpeedUpChart)
};

constexpr double speedUpMarkSize = 9;
/// Between series with points of the same workers, in pixels: their spreads don't cover each other.
constexpr double asideStep = 6;

QString twoDigits(double value)
{
    return QLocale().toString(value, 'f', 2);
}

/// Of each strategy its rows, sequential searches left out.
std::vector<std::vector<const ParallelRow*>> strategiesOf(const ParallelResult& result)
{
    std::vector<std::vector<const ParallelRow*>> all;
    for (const ParallelRow& row : result.rows) {
        if (row.strategy == ParallelStrategy::Sequential || row.times.empty())
            continue;
        if (all.empty() || all.back().front()->strategy != row.strategy)
            all.emplace_back();
        all.back().push_back(&row);
    }
    return all;
}

FigureSeries measuredSeries(const std::vector<const ParallelRow*>& rows)
{
    const ParallelStrategy strategy = rows.front()->strategy;
    FigureSeries series {strategyName(strategy)};
    double own = 1;
    if (!visitsWholeTree(strategy)) {
        own = rows.front()->speedUp;
        series.name = SpeedUpWords::tr("%1, against itself").arg(series.name);
    }
    series.dashes = Qt::SolidLine;
    series.size = speedUpMarkSize;
    series.isDescribed = true;
    for (const ParallelRow* const row : rows) {
        const double least = row->leastSpeedUp / own;
        const double most = row->mostSpeedUp / own;
        const QString text = SpeedUpWords::tr("%1 with %2: %3")
                                 .arg(series.name)
                                 .arg(row->workers)
                                 .arg(twoDigits(row->speedUp / own))
            + QLatin1Char('\n')
            + SpeedUpWords::tr("From %1 to %2 over the repetitions")
                  .arg(twoDigits(least), twoDigits(most));
        series.points.push_back(
            {static_cast<double>(row->workers), row->speedUp / own, least, most, text});
    }
    return series;
}

void addMeasured(Figure& figure, const ParallelResult& result)
{
    const auto strategies = strategiesOf(result);
    std::vector<FigureSeries> spreads;
    for (std::size_t i = 0; i < strategies.size(); ++i) {
        FigureSeries series = measuredSeries(strategies[i]);
        series.ink = static_cast<int>(i);
        series.aside = asideStep
            * (static_cast<double>(i) - (static_cast<double>(strategies.size()) - 1) / 2);
        spreads.push_back(whiskersOf(series));
        figure.series.push_back(std::move(series));
    }
    figure.series.insert(figure.series.end(), spreads.begin(), spreads.end());
}

void addBound(Figure& figure, const QString& name, Qt::PenStyle dashes, int most,
              const std::function<double(int)>& bound)
{
    FigureSeries series {name, SpeedUpKind::Function};
    series.tone = FigureSeries::Tone::Faint;
    series.dashes = dashes;
    for (int workers = 1; workers <= most; ++workers)
        series.points.push_back({static_cast<double>(workers), bound(workers)});
    figure.series.push_back(std::move(series));
}

/// Crosses: nobody else has one. parMap's stands upright.
void addPublished(Figure& figure, const ParallelResult& result, int most)
{
    if (result.settings.board != QStringLiteral("7x7"))
        return;
    FigureSeries lists {SpeedUpWords::tr("report, parList"), SpeedUpKind::Markers};
    lists.tone = FigureSeries::Tone::Text;
    lists.marker = chartstyle::Marker::Cross;
    lists.size = speedUpMarkSize + 1;
    FigureSeries maps = lists;
    maps.name = SpeedUpWords::tr("report, parMap");
    maps.marker = chartstyle::Marker::Plus;
    for (const PublishedTimes& times : publishedTimes()) {
        if (times.depth != result.settings.depth || times.workers <= 1 || times.workers > most)
            continue;
        for (const auto& [series, seconds] :
             {std::pair(&lists, times.rootList), std::pair(&maps, times.rootMapped)})
            if (seconds > 0)
                series->points.push_back(
                    {static_cast<double>(times.workers), times.sequential / seconds});
    }
    if (lists.points.empty() && maps.points.empty())
        return;
    figure.series.push_back(std::move(lists));
    figure.series.push_back(std::move(maps));
}

}

Figure speedUpFigure(const ParallelResult& result)
{
    Figure figure;
    figure.name = SpeedUpWords::tr("Chart of speed-up against number of workers");
    figure.note
        = SpeedUpWords::tr("Run the measurement to see how much more workers speed up the search.");
    figure.isLegendBeside = true;
    addMeasured(figure, result);
    if (figure.isEmpty())
        return figure;
    figure.heading = paralleltext::settings(result);
    const int most = std::max(4, static_cast<int>(rangeAcross(figure, false)->high));
    addBound(figure, SpeedUpWords::tr("linear speed-up"), Qt::DotLine, most,
             [](int workers) { return workers; });
    addBound(figure, SpeedUpWords::tr("Amdahl's bound"), Qt::DashLine, most,
             [&](int workers) { return amdahlBound(result.serialShare, workers); });
    const int tasks = rootTasks(result.settings.board);
    addBound(figure, SpeedUpWords::tr("%1 equal tasks").arg(tasks), Qt::DashDotLine, most,
             [tasks](int workers) { return taskBound(tasks, workers); });
    addPublished(figure, result, most);
    figure.across = {SpeedUpWords::tr("Workers"), 0.5, most + 0.5, false, 1};
    figure.up = {SpeedUpWords::tr("Speed-up (median, min to max)"), 0,
                 std::max(std::min(7, most) + 0.5, 1.1 * rangeUp(figure, false)->high)};
    return figure;
}
