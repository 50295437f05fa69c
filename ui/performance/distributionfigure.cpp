// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/distributionfigure.h"

#include "core/search/metrics/searchquantity.h"
#include "core/support/formats/csv.h"
#include "ui/paper/histogram.h"
#include "ui/paper/plotframe.h"
#include "ui/performance/runhistory.h"
#include "ui/text/metrictext.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <algorithm>
#include <array>

namespace {

struct SpreadWords
{
    Q_DECLARE_TR_FUNCTIONS(DistributionChart)
};

/// As many as make a number that is read back the same.
constexpr int spreadDigits = 15;
constexpr std::array spreadMarkers {chartstyle::Marker::Diamond, chartstyle::Marker::Triangle,
                                    chartstyle::Marker::UpTriangle};
constexpr std::array spreadDashes {Qt::SolidLine, Qt::DashLine, Qt::DashDotLine};

QString edgeText(double value)
{
    return QLocale().toString(value, 'g', 3);
}

std::vector<double> onAxisAll(const EngineValues& engine, const SearchQuantity& quantity)
{
    std::vector<double> values;
    values.reserve(engine.values.size());
    for (const double value : engine.values)
        values.push_back(onAxis(quantity, value));
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

}

std::vector<EngineValues> valuesByEngine(const RunHistory& history, const SearchQuantity& quantity)
{
    const std::size_t index = indexOf(quantity);
    const std::vector<EngineColor> colors = engineColorsOf(history);
    std::vector<EngineValues> result;
    for (std::size_t i = 0; i < colors.size(); ++i) {
        const RunSeries& series = history.series()[i];
        if (!series.visible)
            continue;
        for (const MovePoint& point : series.points) {
            const auto value = point.figure(index);
            if (!value)
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
            engine->values.push_back(*value);
            engine->disturbed += point.isDisturbed() ? 1 : 0;
        }
    }
    return result;
}

std::vector<double> valuesOnAxis(const std::vector<EngineValues>& engines,
                                 const SearchQuantity& quantity)
{
    std::vector<double> all;
    for (const EngineValues& engine : engines) {
        const std::vector<double> values = onAxisAll(engine, quantity);
        all.insert(all.end(), values.begin(), values.end());
    }
    return all;
}

Figure distributionFigure(const SearchQuantity& quantity, const std::vector<EngineValues>& engines,
                          bool isLogarithmic)
{
    Figure figure;
    figure.title = SpreadWords::tr("%1, distribution of the moves", "%1 is a number of a search")
                       .arg(quantity.name());
    figure.name = figure.title;
    figure.isLegendBeside = true;
    figure.note = distributionText(quantity, engines, isLogarithmic);
    const std::vector<double> edges = binEdges(valuesOnAxis(engines, quantity), isLogarithmic);
    figure.across = {axisTitle(quantity), isLogarithmic ? 1.0 : 0.0, 10, isLogarithmic};
    if (!edges.empty()) {
        figure.across.low = edges.front();
        figure.across.high = edges.back();
    }
    std::size_t most = 1;
    for (std::size_t i = 0; i < engines.size() && !edges.empty(); ++i) {
        const std::vector<double> values = onAxisAll(engines[i], quantity);
        const std::vector<std::size_t> counts = countsIn(values, edges);
        most = std::max(most, *std::ranges::max_element(counts));
        const FigureSeries look = lookOfEngine(engines[i], i);
        addHistogram(figure, look, edges, counts, [&](std::size_t bin) {
            return engines[i].engine + u'\n'
                + SpreadWords::tr("%n moves: %1 from %2 to %3", "“Time in ms” from 1 to 2",
                                  static_cast<int>(counts[bin]))
                      .arg(figure.across.title, edgeText(edges[bin]), edgeText(edges[bin + 1]));
        });
        addPercentileLines(figure, look, values);
    }
    figure.up = PlotFrame::axisFor(SpreadWords::tr("Moves"), 0, static_cast<double>(most), false);
    figure.up.leastStep = 1;
    figure.words = figure.title + QStringLiteral(". ") + figure.note;
    return figure;
}

QString distributionText(const SearchQuantity& quantity, const std::vector<EngineValues>& engines,
                         bool isLogarithmic)
{
    QStringList sentences;
    bool isTailKnown = true;
    int zeros = 0;
    for (const EngineValues& engine : engines) {
        const Percentiles found = percentilesOf(engine.values);
        isTailKnown = isTailKnown && found.isTailKnown();
        zeros += static_cast<int>(
            std::ranges::count_if(engine.values, [](double value) { return value <= 0; }));
        const QString moves = SpreadWords::tr("%n moves", nullptr, static_cast<int>(found.values));
        sentences << SpreadWords::tr("%1: %2, p50 %3, p90 %4, p99 %5, most %6.",
                                     "an engine, “8 moves”, then percentiles of a figure")
                         .arg(engine.engine, moves, metricText(quantity, found.p50),
                              metricText(quantity, found.p90), metricText(quantity, found.p99),
                              metricText(quantity, found.most));
        if (engine.disturbed > 0 && quantity.changesUnderLoad())
            sentences << SpreadWords::tr("%n of these moves were disturbed by other work.", nullptr,
                                         engine.disturbed);
    }
    if (engines.empty())
        return {};
    if (!isTailKnown)
        sentences << SpreadWords::tr(
            "With fewer than 100 moves, p99 lies between the two largest values.");
    if (isLogarithmic && zeros > 0)
        sentences << SpreadWords::tr("%n zeros are not drawn on the logarithmic axis.", nullptr,
                                     zeros);
    return sentences.join(u' ');
}

QByteArray percentilesToCsv(const std::vector<EngineValues>& engines,
                            const SearchQuantity& quantity)
{
    const auto number = [](double value) { return QString::number(value, 'g', spreadDigits); };
    QByteArray text("figure,engine,moves,disturbed,p50,p90,p99,most\n");
    for (const EngineValues& engine : engines) {
        const Percentiles found = percentilesOf(engine.values);
        text += csvRow({quantity.key, engine.engine, QString::number(found.values),
                        QString::number(engine.disturbed), number(found.p50), number(found.p90),
                        number(found.p99), number(found.most)});
    }
    return text;
}

QByteArray percentilesToJson(const std::vector<EngineValues>& engines,
                             const SearchQuantity& quantity)
{
    QJsonArray all;
    for (const EngineValues& engine : engines) {
        const Percentiles found = percentilesOf(engine.values);
        QJsonArray values;
        for (const double value : engine.values)
            values.append(value);
        all.append(QJsonObject {{"engine", engine.engine},
                                {"moves", static_cast<int>(found.values)},
                                {"disturbed", engine.disturbed},
                                {"p50", found.p50},
                                {"p90", found.p90},
                                {"p99", found.p99},
                                {"most", found.most},
                                {"values", values}});
    }
    return QJsonDocument(QJsonObject {{"figure", QString(quantity.key)}, {"engines", all}})
        .toJson();
}
