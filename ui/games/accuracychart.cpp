// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/accuracychart.h"

#include "core/support/csv.h"
#include "ui/paper/chartstyle.h"
#include "ui/text/counttext.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QPainter>
#include <algorithm>

namespace {

constexpr double accuracyDotSize = 9;

QDate toDate(double day)
{
    return QDate::fromJulianDay(static_cast<qint64>(day));
}

QString accuracyText(double percent)
{
    return decimalText(percent, 1);
}

}

AccuracyChart::AccuracyChart(QWidget* parent) : PaintedChart(Qt::Horizontal, parent)
{
    setAccessibleName(tr("Chart of your accuracy over time"));
    setPeriods({});
}

void AccuracyChart::setPeriods(std::vector<AccuracyPeriod> periods)
{
    m_periods = std::move(periods);
    QStringList words;
    for (const AccuracyPeriod& period : m_periods)
        words << textOf(period).replace(u'\n', QStringLiteral(", "));
    setAccessibleDescription(words.isEmpty() ? tr("No game was reviewed yet.")
                                             : words.join(QStringLiteral("; ")));
    replaced();
}

double AccuracyChart::placeOf(const AccuracyPeriod& period)
{
    return (static_cast<double>(period.from.toJulianDay())
            + static_cast<double>(period.to.toJulianDay()) + 1)
        / 2;
}

QString AccuracyChart::textOf(const AccuracyPeriod& period)
{
    const QLocale locale;
    const QString from = locale.toString(period.from, QLocale::ShortFormat);
    QStringList lines {
        period.from == period.to
            ? from
            : tr("%1 to %2").arg(from, locale.toString(period.to, QLocale::ShortFormat)),
        tr("Mean accuracy: %1 %").arg(accuracyText(period.mean)),
        tr("%n reviewed game(s)", nullptr, period.games)};
    if (period.interval)
        lines << tr("95 % interval: %1 to %2 %")
                     .arg(accuracyText(period.interval->low), accuracyText(period.interval->high));
    return lines.join(u'\n');
}

PlotFrame AccuracyChart::frameIn(const QRectF& target, const FigureStyle& style,
                                 const PlotPart& part) const
{
    double first = placeOf(m_periods.front());
    double last = placeOf(m_periods.back());
    const double margin = std::max(1.0, 0.04 * (last - first));
    PlotAxis time {tr("Day of the game"), first - margin, last + margin, false, 1};
    time.text = [](double value, double step) {
        const QDate day = toDate(value);
        return step >= 28 ? QLocale().toString(day, QStringLiteral("MMM yyyy"))
                          : QLocale().toString(day, QStringLiteral("d MMM"));
    };
    return {target.adjusted(6, 8, -10, -4), time, {tr("Accuracy (%)"), 0, 100}, style, part};
}

std::vector<PlotField> AccuracyChart::fieldsIn(const QRectF& target, const FigureStyle& style,
                                               const PlotPart& part) const
{
    return isEmpty() ? std::vector<PlotField>()
                     : std::vector {frameIn(target, style, part).field()};
}

FigureSpots AccuracyChart::spotsIn(const QRectF& target, const FigureStyle& style,
                                   const PlotPart& part) const
{
    FigureSpots spots;
    if (isEmpty())
        return spots;
    const PlotFrame frame = frameIn(target, style, part);
    for (const AccuracyPeriod& period : m_periods) {
        if (!frame.isShown(placeOf(period), period.mean))
            continue;
        QRectF place(0, 0, accuracyDotSize, accuracyDotSize);
        place.moveCenter(frame.place(placeOf(period), period.mean));
        spots.push_back({place, textOf(period)});
    }
    return spots;
}

void AccuracyChart::paint(QPainter& painter, const QRectF& area, const QPalette& palette) const
{
    paintIn(painter, area, {palette, painter.font()}, part());
}

void AccuracyChart::paintIn(QPainter& painter, const QRectF& target, const FigureStyle& style,
                            const PlotPart& part) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(target, style.palette.color(QPalette::Base));
    painter.setFont(style.font);
    painter.setPen(style.palette.color(QPalette::Text));
    if (isEmpty()) {
        painter.drawText(target.adjusted(12, 12, -12, -12), Qt::AlignCenter | Qt::TextWordWrap,
                         tr("Review some of your games against engines: their accuracy is drawn "
                            "here."));
        painter.restore();
        return;
    }
    const PlotFrame frame = frameIn(target, style, part);
    frame.paint(painter);
    painter.setClipRect(frame.clip(), Qt::IntersectClip);
    const QColor color = chartstyle::seriesColor(0, style.palette);
    QPolygonF line;
    for (const AccuracyPeriod& period : m_periods)
        line << frame.place(placeOf(period), period.mean);
    painter.setPen(QPen(color, 1.6));
    painter.drawPolyline(line);
    for (const AccuracyPeriod& period : m_periods) {
        if (!period.interval)
            continue;
        const QPointF low = frame.place(placeOf(period), period.interval->low);
        const QPointF high = frame.place(placeOf(period), period.interval->high);
        painter.setPen(QPen(color, 1));
        painter.drawLine(low, high);
        for (const QPointF& end : {low, high})
            painter.drawLine(end - QPointF(3, 0), end + QPointF(3, 0));
    }
    for (const QPointF& at : line)
        painter.fillPath(
            chartstyle::markerPath(chartstyle::Marker::Circle, accuracyDotSize).translated(at),
            color);
    painter.restore();
}

QByteArray AccuracyChart::toCsv() const
{
    QByteArray csv = csvRow({"from", "to", "games", "mean_accuracy_percent", "low", "high"});
    for (const AccuracyPeriod& period : m_periods)
        csv += csvRow(
            {period.from.toString(Qt::ISODate), period.to.toString(Qt::ISODate),
             QString::number(period.games), QString::number(period.mean, 'f', 2),
             period.interval ? QString::number(period.interval->low, 'f', 2) : QString(),
             period.interval ? QString::number(period.interval->high, 'f', 2) : QString()});
    return csv;
}

QByteArray AccuracyChart::toJson() const
{
    QJsonArray periods;
    for (const AccuracyPeriod& period : m_periods) {
        QJsonObject one {{"from", period.from.toString(Qt::ISODate)},
                         {"to", period.to.toString(Qt::ISODate)},
                         {"games", period.games},
                         {"meanAccuracyPercent", period.mean}};
        if (period.interval)
            one["interval95"] = QJsonArray {period.interval->low, period.interval->high};
        periods << one;
    }
    return QJsonDocument(QJsonObject {{"periods", periods}}).toJson();
}
