// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/opponentschart.h"

#include "core/support/csv.h"
#include "ui/paper/chartstyle.h"
#include "ui/text/counttext.h"
#include "ui/text/gamewords.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPainter>
#include <algorithm>

namespace {

constexpr double opponentsMargin = 8;
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

}

struct OpponentsChart::Layout
{
    QRectF heading;
    QRectF names;
    QRectF plot;
    QRectF scores;
    double rowHeight = 0;
    PlotAxis axis;

    QRectF row(const QRectF& column, std::size_t i) const
    {
        return {column.left(), column.top() + static_cast<double>(i) * rowHeight, column.width(),
                rowHeight};
    }
    double x(double share) const { return plot.left() + share * plot.width(); }
};

OpponentsChart::OpponentsChart(QWidget* parent) : PaintedChart({}, parent)
{
    setAccessibleName(tr("Chart of your results against each opponent"));
    setOpponents({});
    connect(this, &PaintedChart::chosen, this, [this](const FigureSpot& spot) {
        Q_EMIT opponentChosen(m_against[static_cast<std::size_t>(spot.line)].opponent);
    });
}

void OpponentsChart::setOpponents(std::vector<ArchiveTrend::Against> against)
{
    m_against = std::move(against);
    QStringList words;
    for (const ArchiveTrend::Against& one : m_against)
        words << textOf(one).replace(u'\n', QStringLiteral(", "));
    setAccessibleDescription(words.isEmpty() ? tr("No game against an engine has ended yet.")
                                             : words.join(QStringLiteral("; ")));
    updateGeometry();
    replaced();
}

QSize OpponentsChart::sizeHint() const
{
    const int rows = std::max(3, static_cast<int>(m_against.size()) + 1);
    return {520,
            static_cast<int>(rows * (fontMetrics().height() + 8) + PlotFrame::heightBelow(style())
                             + 2 * opponentsMargin)};
}

QString OpponentsChart::textOf(const ArchiveTrend::Against& one)
{
    const Interval interval = one.score.interval();
    return tr("%1: %2 % of the points\n%3 won, %4 drawn, %5 lost\n95 % interval: %6 to %7 %")
        .arg(gamewords::opponent(one.opponent), wholePercent(one.score.share()),
             QString::number(one.score.wins), QString::number(one.score.draws),
             QString::number(one.score.losses), wholePercent(interval.low),
             wholePercent(interval.high));
}

OpponentsChart::Layout OpponentsChart::layoutIn(const QRectF& target,
                                                const FigureStyle& style) const
{
    const QFontMetricsF metrics(style.font);
    double names = 0;
    double scores = metrics.horizontalAdvance(tr("won / drawn / lost"));
    for (const ArchiveTrend::Against& one : m_against) {
        names = std::max(names, metrics.horizontalAdvance(gamewords::opponent(one.opponent)));
        scores = std::max(scores, metrics.horizontalAdvance(scoreText(one.score)));
    }
    names = std::min(names, 0.35 * target.width());
    const QRectF room
        = target.adjusted(opponentsMargin, opponentsMargin, -opponentsMargin, -opponentsMargin);
    Layout layout;
    layout.heading = {room.left(), room.top(), room.width(), metrics.height() + 4};
    const double bottom = room.bottom() - PlotFrame::heightBelow(style);
    layout.plot
        = QRectF(QPointF(room.left() + names + 2 * opponentsMargin, layout.heading.bottom()),
                 QPointF(room.right() - scores - 2 * opponentsMargin, bottom));
    layout.names = {room.left(), layout.plot.top(), names, layout.plot.height()};
    layout.scores = {layout.plot.right() + 2 * opponentsMargin, layout.plot.top(), scores,
                     layout.plot.height()};
    layout.rowHeight
        = layout.plot.height() / static_cast<double>(std::max<std::size_t>(1, m_against.size()));
    layout.axis = {tr("Your share of the points (%), with its 95 % interval"), 0, 100};
    return layout;
}

FigureSpots OpponentsChart::spotsIn(const QRectF& target, const FigureStyle& style,
                                    const PlotPart&) const
{
    FigureSpots spots;
    const Layout layout = layoutIn(target, style);
    for (std::size_t i = 0; i < m_against.size(); ++i) {
        QRectF place(0, 0, opponentDotSize, opponentDotSize);
        place.moveCenter(
            {layout.x(m_against[i].score.share()), layout.row(layout.plot, i).center().y()});
        spots.push_back({place, textOf(m_against[i]), -1, 0, static_cast<int>(i)});
    }
    return spots;
}

void OpponentsChart::paint(QPainter& painter, const QRectF& area, const QPalette& palette) const
{
    paintIn(painter, area, {palette, painter.font()}, {});
}

void OpponentsChart::paintIn(QPainter& painter, const QRectF& target, const FigureStyle& style,
                             const PlotPart&) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(target, style.palette.color(QPalette::Base));
    painter.setFont(style.font);
    const QColor ink = style.palette.color(QPalette::Text);
    painter.setPen(ink);
    if (isEmpty()) {
        painter.drawText(target.adjusted(12, 12, -12, -12), Qt::AlignCenter | Qt::TextWordWrap,
                         tr("Play against the engines: your results against each of them are "
                            "drawn here."));
        painter.restore();
        return;
    }
    const Layout layout = layoutIn(target, style);
    const QFontMetricsF metrics(style.font);
    painter.drawText(QRectF(layout.scores.left(), layout.heading.top(), layout.scores.width(),
                            layout.heading.height()),
                     Qt::AlignRight | Qt::AlignVCenter, tr("won / drawn / lost"));
    PlotFrame::paintAcross(painter, layout.plot, layout.axis, style);
    const QColor color = chartstyle::seriesColor(0, style.palette);
    for (std::size_t i = 0; i < m_against.size(); ++i) {
        const GameScore& score = m_against[i].score;
        const QRectF names = layout.row(layout.names, i);
        painter.setPen(ink);
        painter.drawText(names, Qt::AlignRight | Qt::AlignVCenter,
                         metrics.elidedText(gamewords::opponent(m_against[i].opponent),
                                            Qt::ElideRight, names.width()));
        painter.drawText(layout.row(layout.scores, i), Qt::AlignRight | Qt::AlignVCenter,
                         scoreText(score));
        const double y = names.center().y();
        const Interval interval = score.interval();
        painter.setPen(QPen(color, 1.6));
        painter.drawLine(QPointF(layout.x(interval.low), y), QPointF(layout.x(interval.high), y));
        for (const double end : {interval.low, interval.high})
            painter.drawLine(QPointF(layout.x(end), y - 4), QPointF(layout.x(end), y + 4));
        painter.fillPath(chartstyle::markerPath(chartstyle::Marker::Circle, opponentDotSize)
                             .translated(QPointF(layout.x(score.share()), y)),
                         color);
    }
    painter.restore();
}

QByteArray OpponentsChart::toCsv() const
{
    QByteArray csv
        = csvRow({"opponent", "level", "won", "drawn", "lost", "share_of_points", "low", "high"});
    for (const ArchiveTrend::Against& one : m_against) {
        const Interval interval = one.score.interval();
        csv += csvRow(
            {csvText(one.opponent), QString::number(one.level), QString::number(one.score.wins),
             QString::number(one.score.draws), QString::number(one.score.losses),
             QString::number(one.score.share(), 'f', 4), QString::number(interval.low, 'f', 4),
             QString::number(interval.high, 'f', 4)});
    }
    return csv;
}

QByteArray OpponentsChart::toJson() const
{
    QJsonArray all;
    for (const ArchiveTrend::Against& one : m_against) {
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
