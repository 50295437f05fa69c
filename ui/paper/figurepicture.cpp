// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/figurepicture.h"

#include "ui/paper/figurepainter.h"

#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace {

using SeriesKind = FigureSeries::Kind;
using SeriesPoint = FigureSeries::Point;

constexpr double figureGap = 6;
/// A mark is asked for over so many pixels at least.
constexpr double leastSpot = 8;
/// A legend beside a plot takes at most this share of the width.
constexpr double legendShare = 0.45;
/// A picture of fewer lines of text is low.
constexpr double lowLines = 10;
/// Beside its text in the legend.
constexpr double sampleRoom = 44;
/// Rows are at most so many lines of text high.
constexpr double highestRow = 4;

/// How high a plot is whose rows have all the room that they take.
double rowsHeight(const Figure& figure, const FigureStyle& style)
{
    const QFontMetricsF metrics(style.font);
    return static_cast<double>(figure.up.names.size()) * highestRow * metrics.lineSpacing()
        + metrics.height() / 2 + PlotFrame::heightBelow(style);
}

double headingHeight(const Figure& figure, const FigureStyle& style)
{
    return figure.heading.isEmpty() ? 0 : QFontMetricsF(style.font).lineSpacing() + figureGap;
}

/// An entry for each series that has a name; its sample is painted while the figure is there.
std::vector<plotlegend::Entry> legend(const Figure& figure, const FigureStyle& style)
{
    std::vector<plotlegend::Entry> entries;
    for (const FigureSeries& series : figure.series) {
        if (!series.name.isEmpty())
            entries.push_back({series.name, [&](QPainter& painter, const QRectF& place) {
                                   FigurePainter(painter, style).paintSample(series, place);
                               }});
        if (!series.hollowName.isEmpty()
            && std::ranges::any_of(series.points, &SeriesPoint::isHollow))
            entries.push_back({series.hollowName, [&](QPainter& painter, const QRectF& place) {
                                   FigurePainter(painter, style).paintHollowSample(series, place);
                               }});
    }
    return entries;
}

/// Where the parts of a figure stand.
struct FigureLayout
{
    QRectF heading;
    QRectF legend;
    QRectF plot; ///< with its axes
};

FigureLayout layoutOf(const QRectF& target, const Figure& figure, const FigureStyle& style)
{
    const std::vector<plotlegend::Entry> entries = legend(figure, style);
    QRectF room = target.adjusted(figureGap, figureGap, -2 * figureGap, -figureGap);
    FigureLayout layout;
    layout.heading = QRectF(room.topLeft(), QSizeF(room.width(), headingHeight(figure, style)));
    room.setTop(layout.heading.bottom());
    double widest = 0;
    for (const plotlegend::Entry& entry : entries)
        widest = std::max(widest,
                          sampleRoom + QFontMetricsF(style.font).horizontalAdvance(entry.text));
    layout.legend = room;
    const double most = legendShare * room.width();
    const bool isLow = target.height() < lowLines * QFontMetricsF(style.font).lineSpacing();
    if (figure.isLegendBeside && (widest < most || isLow)) {
        room.setRight(room.right() - std::min(widest, most));
        layout.legend.setLeft(room.right());
    } else {
        const double legend = plotlegend::height(room.width(), entries, style);
        room.setBottom(room.bottom() - legend - (entries.empty() ? 0 : figureGap));
        // Few rows are not pulled apart over a high picture.
        if (!figure.up.names.isEmpty())
            room.setHeight(std::min(room.height(), rowsHeight(figure, style)));
        layout.legend.setTop(room.bottom() + figureGap);
    }
    layout.plot = room;
    if (figure.isSquare) {
        const double side = std::min(room.width(), room.height());
        layout.plot = QRectF(0, 0, side, side);
        layout.plot.moveCenter(room.center());
    }
    return layout;
}

/// Of its plots, from above.
std::vector<PlotFrame> framesOf(const QRectF& target, const Figure& figure,
                                const FigureStyle& style, const PlotPart& part)
{
    QRectF room = layoutOf(target, figure, style).plot;
    if (!figure.below)
        return {PlotFrame(room, figure.across, figure.up, style, part)};
    room.setHeight(room.height() / 2);
    PlotFrame above(room, figure.across, figure.up, style, part);
    PlotFrame below(room.translated(0, room.height()), figure.across, *figure.below, style, part);
    PlotFrame::alignLeft(above, below);
    return {above, below};
}

double largestMark(const Figure& figure)
{
    double largest = 10;
    for (const FigureSeries& series : figure.series)
        for (const SeriesPoint& point : series.points)
            largest = std::max(largest, FigurePainter::sizeOf(series, point));
    return largest;
}

QString said(const Figure& figure, const FigureSeries& series, const SeriesPoint& point)
{
    if (!point.text.isEmpty())
        return point.text;
    return QStringLiteral("%1\n%2: %3\n%4: %5")
        .arg(series.name, figure.across.title, QLocale().toString(point.x, 'g', 6), figure.up.title,
             QLocale().toString(point.y, 'g', 6));
}

void addSpots(HitTargets& spots, const Figure& figure, std::size_t index,
              const std::vector<PlotFrame>& frames)
{
    const FigureSeries& series = figure.series[index];
    const PlotFrame& frame = series.isBelow ? frames.back() : frames.front();
    if (!series.isHit || series.kind == SeriesKind::Whiskers || series.kind == SeriesKind::Function
        || series.kind == SeriesKind::Uprights)
        return;
    const int line = series.line >= 0 ? series.line : static_cast<int>(index);
    const bool isOfRows = series.kind == SeriesKind::Bars && !figure.up.names.isEmpty();
    for (const SeriesPoint& point : series.points) {
        if (series.kind == SeriesKind::Spans) {
            if (const QRectF span = FigurePainter::placeOfSpan(point, frame); span.width() > 0)
                spots.push_back(
                    {span, said(figure, series, point), point.leadsTo, point.ply, line});
            continue;
        }
        if (!isOfRows && !frame.isShown(point.x, point.y))
            continue;
        const double side = std::max(leastSpot, FigurePainter::sizeOf(series, point));
        QRectF place(0, 0, side, side);
        place.moveCenter(FigurePainter::placeOf(series, point, frame));
        if (isOfRows)
            place = QRectF(QPointF(frame.plot().left(), frame.place(0, point.y - 0.5).y()),
                           QPointF(frame.plot().right(), frame.place(0, point.y + 0.5).y()));
        if (series.reach > 0)
            place = QRectF(QPointF(frame.place(point.x - series.reach, point.y).x(),
                                   frames.front().plot().top()),
                           QPointF(frame.place(point.x + series.reach, point.y).x(),
                                   frames.back().plot().bottom()));
        spots.push_back({place, said(figure, series, point), point.leadsTo, point.ply, line});
    }
}

}

namespace figurepicture {

void paint(QPainter& painter, const QRectF& target, const Figure& figure, const FigureStyle& style,
           const PlotPart& part)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(target, style.palette.color(QPalette::Base));
    painter.setFont(style.font);
    painter.setPen(style.palette.color(QPalette::Text));
    if (figure.isEmpty()) {
        painter.drawText(target.adjusted(12, 12, -12, -12), Qt::AlignCenter | Qt::TextWordWrap,
                         figure.note);
        painter.restore();
        return;
    }
    const FigureLayout layout = layoutOf(target, figure, style);
    const QFontMetricsF metrics(style.font);
    painter.drawText(layout.heading, Qt::AlignLeft | Qt::AlignTop,
                     metrics.elidedText(figure.heading, Qt::ElideRight, layout.heading.width()));
    plotlegend::paint(painter, layout.legend, legend(figure, style), style);
    const std::vector<PlotFrame> frames = framesOf(target, figure, style, part);
    for (const PlotFrame& frame : frames) {
        frame.paint(painter);
        painter.save();
        painter.setClipRect(frame.clip(largestMark(figure)), Qt::IntersectClip);
        FigurePainter(painter, style).paint(figure, frame, &frame != &frames.front());
        painter.restore();
    }
    painter.restore();
}

double heightFor(double width, const Figure& figure, const FigureStyle& style)
{
    const double room = width - 3 * figureGap;
    return std::ceil(headingHeight(figure, style) + rowsHeight(figure, style)
                     + plotlegend::height(room, legend(figure, style), style) + 3 * figureGap);
}

std::vector<PlotField> fields(const QRectF& target, const Figure& figure, const FigureStyle& style,
                              const PlotPart& part)
{
    std::vector<PlotField> fields;
    if (!figure.isEmpty())
        for (const PlotFrame& frame : framesOf(target, figure, style, part))
            fields.push_back(frame.field());
    return fields;
}

HitTargets spots(const QRectF& target, const Figure& figure, const FigureStyle& style,
                 const PlotPart& part)
{
    HitTargets spots;
    if (figure.isEmpty())
        return spots;
    const std::vector<PlotFrame> frames = framesOf(target, figure, style, part);
    for (std::size_t i = 0; i < figure.series.size(); ++i)
        addSpots(spots, figure, i, frames);
    return spots;
}

}
