// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/distributionfigure.h"

#include "core/search/metrics/searchquantity.h"
#include "core/support/formats/csv.h"
#include "ui/performance/runhistory.h"
#include "ui/text/metrictext.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <algorithm>

namespace {

struct SpreadWords
{
    Q_DECLARE_TR_FUNCTIONS(DistributionChart)
};

/// As many as make a number that is read back the same.
constexpr int spreadDigits = 15;

QString edgeText(double value)
{
    return QLocale().toString(value, 'g', 3);
}

SpreadKind spreadKindOf(const SearchQuantity& quantity)
{
    const QString across = axisTitle(quantity);
    return {.title = SpreadWords::tr("%1, distribution of the moves", "%1 is a number of a search")
                         .arg(quantity.name()),
            .across = across,
            .up = SpreadWords::tr("Moves"),
            .onAxis = [&quantity](double value) { return onAxis(quantity, value); },
            .binText =
                [across](int count, double low, double high) {
                    return SpreadWords::tr("%n moves: %1 from %2 to %3", "“Time in ms” from 1 to 2",
                                           count)
                        .arg(across, edgeText(low), edgeText(high));
                }};
}

}

std::vector<EngineValues> valuesByEngine(const RunHistory& history, const SearchQuantity& quantity)
{
    return valuesByEngine(
        history, [index = indexOf(quantity)](const MovePoint& point, std::vector<double>& values) {
            const auto value = point.figure(index);
            if (value)
                values.push_back(*value);
            return value.has_value();
        });
}

std::vector<double> valuesOnAxis(const std::vector<EngineValues>& engines,
                                 const SearchQuantity& quantity)
{
    return valuesOnAxis(engines, spreadKindOf(quantity));
}

Figure distributionFigure(const SearchQuantity& quantity, const std::vector<EngineValues>& engines,
                          bool isLogarithmic)
{
    return spreadFigure(spreadKindOf(quantity), engines, isLogarithmic,
                        distributionText(quantity, engines, isLogarithmic));
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
