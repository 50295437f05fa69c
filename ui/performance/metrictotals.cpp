// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/metrictotals.h"

#include "core/support/formats/csv.h"
#include "ui/text/metrictext.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>

namespace {

struct MetricTotalWords
{
    Q_DECLARE_TR_FUNCTIONS(FigureSums)
};

/// Every sum of counts is written whole.
constexpr int figureDigits = 15;

QString words(const MetricTotal& figure, const SearchQuantity& quantity)
{
    const QString mean = metricText(quantity, figure.mean());
    const QString moves = MetricTotalWords::tr("%n moves", nullptr, figure.moves);
    return quantity.addsUp
        ? MetricTotalWords::tr("%1 in total, %2 on average (%3)", "figures; %3 is “8 moves”")
              .arg(metricText(quantity, figure.sum), mean, moves)
        : MetricTotalWords::tr("%1 on average (%2)", "a figure; %2 is “8 moves”").arg(mean, moves);
}

/// The moves of all engines.
MetricTotal allOf(const std::vector<MetricTotal>& engines)
{
    MetricTotal all;
    for (const MetricTotal& each : engines) {
        all.moves += each.moves;
        all.sum += each.sum;
        all.disturbed = all.disturbed || each.disturbed;
    }
    return all;
}

}

void MetricTotal::add(const MovePoint& point, double value)
{
    if (moves == 0 || value > most) {
        most = value;
        plyOfMost = point.ply;
    }
    ++moves;
    sum += value;
    disturbed = disturbed || point.isDisturbed();
}

std::vector<MetricTotal> metricTotals(const RunHistory& history, int run, const PlyRange& range,
                                      const SearchQuantity& quantity)
{
    std::vector<MetricTotal> result;
    for (const RunSeries& series : history.series()) {
        if (series.run != run || !series.visible)
            continue;
        MetricTotal figure {.engine = series.engine};
        for (const MovePoint& point : series.points)
            if (point.ply >= range.first && point.ply <= range.last)
                if (const auto value = point.figure(indexOf(quantity)))
                    figure.add(point, *value);
        if (figure.moves > 0)
            result.push_back(figure);
    }
    return result;
}

QString metricTotalsText(const std::vector<MetricTotal>& engines, const PlyRange& range,
                         const SearchQuantity& quantity)
{
    const QString where = range.first == range.last
        ? MetricTotalWords::tr("Move %1").arg(range.first)
        : MetricTotalWords::tr("Moves %1 to %2").arg(range.first).arg(range.last);
    const MetricTotal all = allOf(engines);
    if (all.moves == 0)
        return MetricTotalWords::tr("%1: no move has this value.", "%1 is “Moves 5 to 12”")
            .arg(where);
    QStringList parts {MetricTotalWords::tr("%1, %2: %3.", "“Moves 5 to 12”, “Nodes”, then figures")
                           .arg(where, quantity.name(), words(all, quantity))};
    if (engines.size() > 1)
        for (const MetricTotal& each : engines)
            parts << MetricTotalWords::tr("%1: %2.", "an engine, then figures")
                         .arg(each.engine, words(each, quantity));
    if (all.isDisturbed(quantity))
        parts << MetricTotalWords::tr("Other work disturbed some of these times.");
    return parts.join(u'\n');
}

std::vector<EngineGames> metricsByGame(const RunHistory& history, const SearchQuantity& quantity)
{
    std::vector<EngineGames> result;
    const std::vector<EngineColor> colors = engineColorsOf(history);
    for (std::size_t i = 0; i < colors.size(); ++i) {
        const RunSeries& series = history.series()[i];
        for (const MovePoint& point : series.points) {
            const auto value = point.figure(indexOf(quantity));
            if (!value)
                continue;
            auto engine = std::ranges::find(result, series.engine, &EngineGames::engine);
            if (engine == result.end())
                engine = result.insert(result.end(),
                                       {.engine = series.engine,
                                        .games = {},
                                        .side = series.side,
                                        .color = colors[i]});
            if (engine->side != series.side)
                engine->side.reset();
            auto& games = engine->games;
            auto game = std::ranges::find(games, series.run, &EngineGames::OfGame::run);
            if (game == games.end())
                game = games.insert(
                    std::ranges::upper_bound(games, series.run, {}, &EngineGames::OfGame::run),
                    {.run = series.run, .figure = {.engine = series.engine}});
            game->figure.add(point, *value);
        }
    }
    return result;
}

QByteArray gamesToCsv(const std::vector<EngineGames>& engines, const SearchQuantity& quantity)
{
    const auto number = [](double value) { return QString::number(value, 'g', figureDigits); };
    QByteArray text("figure,game,engine,moves,sum,mean,most,most_ply,disturbed\n");
    for (const EngineGames& engine : engines)
        for (const auto& [run, figure] : engine.games)
            text += csvRow({quantity.key, QString::number(run), engine.engine,
                            QString::number(figure.moves),
                            quantity.addsUp ? number(figure.sum) : QString(), number(figure.mean()),
                            number(figure.most), QString::number(figure.plyOfMost),
                            figure.disturbed ? QStringLiteral("yes") : QStringLiteral("no")});
    return text;
}

QByteArray gamesToJson(const std::vector<EngineGames>& engines, const SearchQuantity& quantity)
{
    QJsonArray all;
    for (const EngineGames& engine : engines)
        for (const auto& [run, figure] : engine.games) {
            QJsonObject object {{"game", run},
                                {"engine", engine.engine},
                                {"moves", figure.moves},
                                {"mean", figure.mean()},
                                {"most", figure.most},
                                {"most_ply", figure.plyOfMost},
                                {"disturbed", figure.disturbed}};
            if (quantity.addsUp)
                object.insert("sum", figure.sum);
            all.append(object);
        }
    return QJsonDocument(QJsonObject {{"figure", QString(quantity.key)}, {"games", all}}).toJson();
}
