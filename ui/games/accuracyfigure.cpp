// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/accuracyfigure.h"

#include "core/support/formats/csv.h"
#include "ui/text/counttext.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <algorithm>

namespace {

// What the texts below are filed under.
struct AccuracyWords
{
    Q_DECLARE_TR_FUNCTIONS(AccuracyChart)
};

constexpr double accuracyDotSize = 9;

QString accuracyText(double percent)
{
    return decimalText(percent, 1);
}

/// The middle of a period, in days of the calendar.
double middleOf(const AccuracyPeriod& period)
{
    return (static_cast<double>(period.from.toJulianDay())
            + static_cast<double>(period.to.toJulianDay()) + 1)
        / 2;
}

QString textOf(const AccuracyPeriod& period)
{
    const QLocale locale;
    const QString from = locale.toString(period.from, QLocale::ShortFormat);
    QStringList lines {period.from == period.to
                           ? from
                           : AccuracyWords::tr("%1 to %2")
                                 .arg(from, locale.toString(period.to, QLocale::ShortFormat)),
                       AccuracyWords::tr("Mean accuracy: %1 %").arg(accuracyText(period.mean)),
                       AccuracyWords::tr("%n reviewed game(s)", nullptr, period.games)};
    if (period.interval)
        lines << AccuracyWords::tr("95 % interval: %1 to %2 %")
                     .arg(accuracyText(period.interval->low), accuracyText(period.interval->high));
    return lines.join(u'\n');
}

QString dayText(double value, double step)
{
    const QDate day = QDate::fromJulianDay(static_cast<qint64>(value));
    return QLocale().toString(day,
                              step >= 28 ? QStringLiteral("MMM yyyy") : QStringLiteral("d MMM"));
}

}

Figure accuracyFigure(const std::vector<AccuracyPeriod>& periods)
{
    Figure figure;
    figure.name = AccuracyWords::tr("Chart of your accuracy over time");
    figure.note = AccuracyWords::tr("Review your games against engines to see your accuracy here.");
    if (periods.empty())
        return figure;
    FigureSeries means;
    means.size = accuracyDotSize;
    means.isDescribed = true;
    for (const AccuracyPeriod& period : periods) {
        const Interval ends = period.interval.value_or(Interval {period.mean, period.mean});
        means.points.push_back(
            {middleOf(period), period.mean, ends.low, ends.high, textOf(period)});
    }
    FigureSeries intervals = whiskersOf(means);
    const double first = middleOf(periods.front());
    const double last = middleOf(periods.back());
    const double margin = std::max(1.0, 0.04 * (last - first));
    figure.across
        = {AccuracyWords::tr("Day of the game"), first - margin, last + margin, false, 1, dayText};
    figure.up = {AccuracyWords::tr("Accuracy (%)"), 0, 100};
    figure.series = {std::move(means), std::move(intervals)};
    return figure;
}

QByteArray accuracyToCsv(const std::vector<AccuracyPeriod>& periods)
{
    QByteArray csv = csvRow({"from", "to", "games", "mean_accuracy_percent", "low", "high"});
    for (const AccuracyPeriod& period : periods)
        csv += csvRow(
            {period.from.toString(Qt::ISODate), period.to.toString(Qt::ISODate),
             QString::number(period.games), QString::number(period.mean, 'f', 2),
             period.interval ? QString::number(period.interval->low, 'f', 2) : QString(),
             period.interval ? QString::number(period.interval->high, 'f', 2) : QString()});
    return csv;
}

QByteArray accuracyToJson(const std::vector<AccuracyPeriod>& periods)
{
    QJsonArray all;
    for (const AccuracyPeriod& period : periods) {
        QJsonObject one {{"from", period.from.toString(Qt::ISODate)},
                         {"to", period.to.toString(Qt::ISODate)},
                         {"games", period.games},
                         {"meanAccuracyPercent", period.mean}};
        if (period.interval)
            one["interval95"] = QJsonArray {period.interval->low, period.interval->high};
        all << one;
    }
    return QJsonDocument(QJsonObject {{"periods", all}}).toJson();
}
