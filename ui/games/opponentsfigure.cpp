// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/opponentsfigure.h"

#include "core/archive/archivedgame.h"
#include "core/support/formats/csv.h"
#include "ui/text/counttext.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace {

// What the texts below are filed under.
struct OpponentsWords
{
    Q_DECLARE_TR_FUNCTIONS(OpponentsChart)
};

constexpr double opponentDotSize = 9;

QString wholePercent(double share)
{
    return decimalText(100 * share, 0);
}

/// "12 / 3 / 5".
QString scoreText(const GameScore& score)
{
    return QStringLiteral("%1 / %2 / %3").arg(score.wins).arg(score.draws).arg(score.losses);
}

QString textOf(const ArchiveTrend::Against& one)
{
    const Interval interval = one.score.interval();
    return OpponentsWords::tr(
               "%1: %2 % of the points\n%3 won, %4 drawn, %5 lost\n95 % interval: %6 to %7 %")
        .arg(shownName(one.opponent), wholePercent(one.score.share()),
             QString::number(one.score.wins), QString::number(one.score.draws),
             QString::number(one.score.losses), wholePercent(interval.low),
             wholePercent(interval.high));
}

}

Figure opponentsFigure(const std::vector<ArchiveTrend::Against>& against)
{
    Figure figure;
    figure.name = OpponentsWords::tr("Chart of your results against each opponent");
    figure.note
        = OpponentsWords::tr("Play against the engines to see your results against each one here.");
    if (against.empty())
        return figure;
    FigureSeries shares {QString(), FigureSeries::Kind::Markers};
    shares.size = opponentDotSize;
    shares.isDescribed = true;
    QStringList names;
    QStringList scores;
    for (const ArchiveTrend::Against& one : against) {
        const auto row = static_cast<int>(names.size());
        const Interval interval = one.score.interval();
        shares.points.push_back({.x = 100 * one.score.share(),
                                 .y = row + 0.5,
                                 .low = 100 * interval.low,
                                 .high = 100 * interval.high,
                                 .text = textOf(one),
                                 .leadsTo = row});
        names << shownName(one.opponent);
        scores << scoreText(one.score);
    }
    FigureSeries intervals = whiskersOf(shares);
    figure.across
        = {OpponentsWords::tr("Your share of the points (%), with its 95 % interval"), 0, 100};
    figure.up = chartaxis::rows(names);
    figure.up.notes = scores;
    figure.up.notesTitle = OpponentsWords::tr("won / drawn / lost");
    figure.series = {std::move(shares), std::move(intervals)};
    return figure;
}

QByteArray opponentsToCsv(const std::vector<ArchiveTrend::Against>& against)
{
    QByteArray csv
        = csvRow({"opponent", "level", "won", "drawn", "lost", "share_of_points", "low", "high"});
    for (const ArchiveTrend::Against& one : against) {
        const Interval interval = one.score.interval();
        csv += csvRow(
            {csvText(one.opponent), QString::number(one.level), QString::number(one.score.wins),
             QString::number(one.score.draws), QString::number(one.score.losses),
             QString::number(one.score.share(), 'f', 4), QString::number(interval.low, 'f', 4),
             QString::number(interval.high, 'f', 4)});
    }
    return csv;
}

QByteArray opponentsToJson(const std::vector<ArchiveTrend::Against>& against)
{
    QJsonArray all;
    for (const ArchiveTrend::Against& one : against) {
        const Interval interval = one.score.interval();
        all << QJsonObject {{"opponent", one.opponent},
                            {"level", one.level},
                            {"won", one.score.wins},
                            {"drawn", one.score.draws},
                            {"lost", one.score.losses},
                            {"shareOfPoints", one.score.share()},
                            {"interval95", QJsonArray {interval.low, interval.high}}};
    }
    return QJsonDocument(QJsonObject {{"opponents", all}}).toJson();
}
