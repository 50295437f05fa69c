// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/spreadfigure.h"

#include "ui/paper/histogram.h"
#include "ui/paper/plotframe.h"
#include "ui/performance/runhistory.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <set>

namespace {

struct SpreadScopeWords
{
    Q_DECLARE_TR_FUNCTIONS(DistributionChart)
};

constexpr std::array spreadMarkers {chartstyle::Marker::Diamond, chartstyle::Marker::Triangle,
                                    chartstyle::Marker::UpTriangle};
constexpr std::array spreadDashes {Qt::SolidLine, Qt::DashLine, Qt::DashDotLine};

std::vector<double> onAxisAll(const EngineValues& engine, const SpreadKind& kind)
{
    std::vector<double> values;
    values.reserve(engine.values.size());
    for (const double value : engine.values)
        values.push_back(kind.onAxis(value));
    return values;
}

FigureSeries lookOfEngine(const EngineValues& engine, std::size_t index)
{
    FigureSeries series {engine.engine};
    series.side = engine.color.family;
    series.ink = engine.color.tint;
    series.dashes = spreadDashes[index % spreadDashes.size()];
    series.marker = engine.side && engine.color.tint == 0
        ? chartstyle::markerOf(*engine.side)
        : spreadMarkers[index % spreadMarkers.size()];
    series.line = static_cast<int>(index);
    return series;
}

/// Is it one of the moves that are spread?
bool isInSpread(const RunHistory& history, const RunSeries& series, const MovePoint& point)
{
    const auto range = history.range();
    return !range
        || (series.run == history.highlighted() && point.ply >= range->first
            && point.ply <= range->last);
}

}

std::vector<EngineValues>
valuesByEngine(const RunHistory& history,
               const std::function<bool(const MovePoint&, std::vector<double>&)>& add)
{
    const std::vector<EngineColor> colors = engineColorsOf(history);
    std::vector<EngineValues> result;
    for (std::size_t i = 0; i < colors.size(); ++i) {
        const RunSeries& series = history.series()[i];
        if (!series.visible)
            continue;
        for (const MovePoint& point : series.points) {
            std::vector<double> values;
            if (!isInSpread(history, series, point) || !add(point, values))
                continue;
            auto engine = std::ranges::find(result, series.engine, &EngineValues::engine);
            if (engine == result.end())
                engine = result.insert(result.end(),
                                       {.engine = series.engine,
                                        .values = {},
                                        .side = series.side,
                                        .color = colors[i]});
            if (engine->side != series.side)
                engine->side.reset();
            engine->values.insert(engine->values.end(), values.begin(), values.end());
            ++engine->moves;
            engine->disturbed += point.isDisturbed() ? 1 : 0;
        }
    }
    return result;
}

QString spreadScope(const RunHistory& history)
{
    if (const auto range = history.range()) {
        const int game = history.highlighted();
        return range->first == range->last
            ? SpreadScopeWords::tr("Move %1 of game %2.").arg(range->first).arg(game)
            : SpreadScopeWords::tr("Moves %1 to %2 of game %3.")
                  .arg(range->first)
                  .arg(range->last)
                  .arg(game);
    }
    std::set<int> games;
    for (const RunSeries& series : history.series())
        if (series.visible && !series.points.empty())
            games.insert(series.run);
    if (games.size() == 1)
        return SpreadScopeWords::tr("All moves of game %1.").arg(*games.begin());
    return SpreadScopeWords::tr("All moves of the %n games shown.", nullptr,
                                static_cast<int>(games.size()));
}

std::vector<double> valuesOnAxis(const std::vector<EngineValues>& engines, const SpreadKind& kind)
{
    std::vector<double> all;
    for (const EngineValues& engine : engines) {
        const std::vector<double> values = onAxisAll(engine, kind);
        all.insert(all.end(), values.begin(), values.end());
    }
    return all;
}

Figure spreadFigure(const SpreadKind& kind, const std::vector<EngineValues>& engines,
                    bool isLogarithmic, const QString& note)
{
    Figure figure;
    figure.title = kind.title;
    figure.name = figure.title;
    figure.isLegendBeside = true;
    figure.note = note;
    const std::vector<double> edges = binEdges(valuesOnAxis(engines, kind), isLogarithmic);
    figure.across = {kind.across, isLogarithmic ? 1.0 : 0.0, 10, isLogarithmic};
    if (!edges.empty()) {
        figure.across.low = edges.front();
        figure.across.high = edges.back();
    }
    std::size_t most = 1;
    for (std::size_t i = 0; i < engines.size() && !edges.empty(); ++i) {
        const std::vector<double> values = onAxisAll(engines[i], kind);
        const std::vector<std::size_t> counts = countsIn(values, edges);
        most = std::max(most, *std::ranges::max_element(counts));
        const FigureSeries look = lookOfEngine(engines[i], i);
        addHistogram(figure, look, edges, counts, [&](std::size_t bin) {
            return engines[i].engine + u'\n'
                + kind.binText(static_cast<int>(counts[bin]), edges[bin], edges[bin + 1]);
        });
        addPercentileLines(figure, look, values);
    }
    figure.up = PlotFrame::axisFor(kind.up, 0, static_cast<double>(most), false);
    figure.up.leastStep = 1;
    figure.words = figure.title + QStringLiteral(". ") + figure.note;
    return figure;
}

void addScope(Figure& figure, const RunHistory& history)
{
    figure.note = spreadScope(history) + u' ' + figure.note;
    figure.words = figure.title + QStringLiteral(". ") + figure.note;
}
