// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/reliabilitydiagram.h"

#include "ui/paper/chartstyle.h"
#include "ui/text/counttext.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

namespace {

constexpr double smallestDot = 3;
constexpr double largestDot = 11;
constexpr double diagramMargin = 6;

QString wholePercentText(double share)
{
    return ReliabilityDiagram::tr("%1 %").arg(qRound(100 * share));
}

PlotAxis shares(const QString& title)
{
    return {title, 0, 1, false, 0, [](double value, double step) {
                return ReliabilityDiagram::tr("%1 %").arg(
                    decimalText(100 * value, chartaxis::tickDecimals(100 * step)));
            }};
}

}

ReliabilityDiagram::ReliabilityDiagram(std::vector<ReliabilityBin> bins, QWidget* parent)
    : PaintedChart(Qt::Horizontal | Qt::Vertical, parent), m_bins(std::move(bins))
{
    setAccessibleName(tr("Reliability diagram"));
    QStringList sentences;
    for (const ReliabilityBin& bin : m_bins) {
        sentences << textOf(bin);
        m_most = std::max(m_most, bin.games);
    }
    setAccessibleDescription(sentences.join(QStringLiteral(". ")));
}

QString ReliabilityDiagram::textOf(const ReliabilityBin& bin)
{
    return tr("Predicted %1, observed %2 in %3 games")
        .arg(wholePercentText(bin.predicted), wholePercentText(bin.observed),
             countText(static_cast<quint64>(bin.games)));
}

double ReliabilityDiagram::radiusOf(const ReliabilityBin& bin) const
{
    return smallestDot + (largestDot - smallestDot) * std::sqrt(double(bin.games) / m_most);
}

PlotFrame ReliabilityDiagram::frameIn(const QRectF& target, const FigureStyle& style,
                                      const PlotPart& part)
{
    const double side = std::min(target.width(), target.height()) - 2 * diagramMargin;
    QRectF square(0, 0, side, side);
    square.moveCenter(target.center());
    return {square, shares(tr("predicted")), shares(tr("observed")), style, part};
}

std::vector<PlotField> ReliabilityDiagram::fieldsIn(const QRectF& target, const FigureStyle& style,
                                                    const PlotPart& part) const
{
    return {frameIn(target, style, part).field()};
}

FigureSpots ReliabilityDiagram::spotsIn(const QRectF& target, const FigureStyle& style,
                                        const PlotPart& part) const
{
    FigureSpots spots;
    const PlotFrame frame = frameIn(target, style, part);
    for (const ReliabilityBin& bin : m_bins) {
        if (!frame.isShown(bin.predicted, bin.observed))
            continue;
        const double side = 2 * radiusOf(bin);
        QRectF place(0, 0, side, side);
        place.moveCenter(frame.place(bin.predicted, bin.observed));
        spots.push_back({place, textOf(bin)});
    }
    return spots;
}

void ReliabilityDiagram::paintIn(QPainter& painter, const QRectF& target, const FigureStyle& style,
                                 const PlotPart& part) const
{
    const PlotFrame frame = frameIn(target, style, part);
    frame.paint(painter);
    painter.save();
    // Large points reach farther out than other marks.
    painter.setClipRect(frame.plot().adjusted(-largestDot, -largestDot, largestDot, largestDot),
                        Qt::IntersectClip);
    painter.setPen(QPen(style.palette.color(QPalette::Text), 1, Qt::DashLine));
    painter.drawLine(frame.place(0, 0), frame.place(1, 1));
    painter.setPen(QPen(style.palette.color(QPalette::Base), 1));
    painter.setBrush(chartstyle::seriesColor(0, style.palette));
    for (const ReliabilityBin& bin : m_bins)
        if (frame.isShown(bin.predicted, bin.observed))
            painter.drawEllipse(frame.place(bin.predicted, bin.observed), radiusOf(bin),
                                radiusOf(bin));
    painter.restore();
}
