// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/figurepainter.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <array>
#include <cmath>

namespace {

using SeriesKind = FigureSeries::Kind;
using SeriesPoint = FigureSeries::Point;

/// In lines of more points only those have a marker that have a size of their own.
constexpr std::size_t mostMarked = 60;
constexpr int layers = 4;
constexpr double crossSize = 10;
constexpr double thinWidth = 0.7;
constexpr double outlineWidth = 1.6;
constexpr double highlightWidth = 3;
constexpr double barShare = 0.8;
constexpr double rowBarShare = 0.56;
/// Half a whisker's cap, as a share of the marker's size.
constexpr double capShare = 1.0 / 3;

constexpr std::array<chartstyle::Marker, 5> markers {
    chartstyle::Marker::Circle, chartstyle::Marker::Square, chartstyle::Marker::Triangle,
    chartstyle::Marker::UpTriangle, chartstyle::Marker::Bar};
constexpr std::array<Qt::BrushStyle, 5> hatchings {
    Qt::FDiagPattern, Qt::BDiagPattern, Qt::Dense6Pattern, Qt::HorPattern, Qt::DiagCrossPattern};

std::size_t indexOf(int ink)
{
    return static_cast<std::size_t>(std::max(ink, 0)) % markers.size();
}

chartstyle::Marker markerOf(const FigureSeries& series)
{
    return series.kind == SeriesKind::Crosses
        ? chartstyle::Marker::Cross
        : series.marker.value_or(markers[indexOf(series.ink)]);
}

/// From behind: what fills, curves, whiskers, and the marks on top.
int layerOf(const FigureSeries& series)
{
    switch (series.kind) {
    case SeriesKind::Area:
    case SeriesKind::Bars:
    case SeriesKind::Spans:
        return 0;
    case SeriesKind::Function:
    case SeriesKind::Uprights:
        return 1;
    case SeriesKind::Whiskers:
        return 2;
    default:
        return layers - 1;
    }
}

double barWidth(const FigureSeries& series)
{
    double least = HUGE_VAL;
    for (std::size_t i = 1; i < series.points.size(); ++i)
        least = std::min(least, series.points[i].x - series.points[i - 1].x);
    return barShare * (std::isfinite(least) && least > 0 ? least : 1);
}

bool isMarked(const FigureSeries& series)
{
    return series.size > 0 || std::ranges::any_of(series.points, [](const SeriesPoint& point) {
               return point.size > 0;
           });
}

/// A line is not seen through the markers on it.
bool hidesLine(const FigureSeries& series)
{
    return series.kind == SeriesKind::Line;
}

}

FigurePainter::FigurePainter(QPainter& painter, const FigureStyle& style)
    : m_painter(painter), m_style(style)
{
}

bool FigurePainter::hasPlace(const SeriesPoint& point, const PlotFrame& frame)
{
    return std::isfinite(point.y) && !(frame.up().logarithmic && point.y <= 0)
        && !(frame.across().logarithmic && point.x <= 0);
}

QPointF FigurePainter::placeOf(const FigureSeries& series, const SeriesPoint& point,
                               const PlotFrame& frame)
{
    return frame.place(point.x, point.y) + QPointF(series.aside, 0);
}

double FigurePainter::sizeOf(const FigureSeries& series, const SeriesPoint& point)
{
    return series.kind == SeriesKind::Crosses ? crossSize
        : point.size > 0                      ? point.size
                                              : series.size;
}

QColor FigurePainter::color(const FigureSeries& series) const
{
    const QColor text = m_style.palette.color(QPalette::Text);
    if (series.kind == SeriesKind::Crosses || series.tone == FigureSeries::Tone::Text)
        return text;
    if (series.tone == FigureSeries::Tone::Highlight)
        return m_style.palette.color(QPalette::Highlight);
    return series.tone == FigureSeries::Tone::Faint ? chartstyle::faint(m_style.palette, 0.6)
        : series.side ? chartstyle::sideColor(*series.side, series.ink, m_style.palette)
                      : chartstyle::seriesColor(series.ink, m_style.palette);
}

QColor FigurePainter::pale(const FigureSeries& series) const
{
    return chartstyle::mixed(m_style.palette.color(QPalette::Base), color(series), 0.45);
}

QPen FigurePainter::pen(const FigureSeries& series) const
{
    QPen pen = chartstyle::seriesPen(color(series), series.ink, 0, m_style.palette);
    if (series.dashes)
        pen.setStyle(*series.dashes);
    if (series.tone == FigureSeries::Tone::Highlight)
        pen.setWidthF(highlightWidth);
    else if (series.kind == SeriesKind::Function || series.kind == SeriesKind::Uprights)
        pen.setWidthF(chartstyle::lineWidth(m_style.palette, outlineWidth));
    return pen;
}

void FigurePainter::paint(const Figure& figure, const PlotFrame& frame, bool isBelow)
{
    for (int layer = 0; layer < layers; ++layer)
        for (const FigureSeries& series : figure.series)
            if (layerOf(series) == layer && series.isBelow == isBelow)
                paintSeries(series, frame);
}

void FigurePainter::paintSeries(const FigureSeries& series, const PlotFrame& frame)
{
    switch (series.kind) {
    case SeriesKind::Line:
        paintLine(series, frame);
        return paintMarkers(series, frame);
    case SeriesKind::Function:
        return paintLine(series, frame);
    case SeriesKind::Crosses:
    case SeriesKind::Markers:
        return paintMarkers(series, frame);
    case SeriesKind::Uprights:
        return paintUprights(series, frame);
    case SeriesKind::Whiskers:
        return paintWhiskers(series, frame);
    case SeriesKind::Bars:
        return paintBars(series, frame);
    case SeriesKind::Spans:
        return paintSpans(series, frame);
    case SeriesKind::Area:
        return paintArea(series, frame);
    }
}

void FigurePainter::paintLine(const FigureSeries& series, const PlotFrame& frame)
{
    const QPen usual = pen(series);
    QPen thin = usual;
    thin.setWidthF(thinWidth);
    QPolygonF places;
    bool wasThin = false;
    for (const SeriesPoint& point : series.points) {
        if (!hasPlace(point, frame))
            continue;
        const QPointF place = placeOf(series, point, frame);
        if (!places.isEmpty() && (point.isThin || wasThin)) {
            m_painter.setPen(usual);
            m_painter.drawPolyline(places);
            m_painter.setPen(thin);
            m_painter.drawLine(places.last(), place);
            places.clear();
        }
        places << place;
        wasThin = point.isThin;
    }
    m_painter.setPen(usual);
    m_painter.drawPolyline(places);
}

void FigurePainter::paintMarkers(const FigureSeries& series, const PlotFrame& frame)
{
    const bool isCrowded = series.kind == SeriesKind::Line && series.points.size() > mostMarked;
    for (const SeriesPoint& point : series.points)
        if (hasPlace(point, frame) && !point.isThin && (point.size > 0 || !isCrowded))
            paintMarker(series, placeOf(series, point, frame), sizeOf(series, point),
                        point.isHollow, point.marker);
}

void FigurePainter::paintMarker(const FigureSeries& series, const QPointF& place, double size,
                                bool isHollow, std::optional<chartstyle::Marker> other)
{
    if (size <= 0)
        return;
    const chartstyle::Marker marker = other.value_or(markerOf(series));
    const QPainterPath path = chartstyle::markerPath(marker, size).translated(place);
    if (chartstyle::isOpen(marker)) {
        m_painter.strokePath(path, QPen(color(series), 2));
    } else if (isHollow) {
        if (hidesLine(series))
            m_painter.fillPath(path, m_style.palette.color(QPalette::Base));
        m_painter.strokePath(path, QPen(color(series), outlineWidth));
    } else {
        m_painter.fillPath(path, color(series));
    }
}

void FigurePainter::paintBars(const FigureSeries& series, const PlotFrame& frame)
{
    const bool isAcross = !frame.up().names.isEmpty();
    const double half = isAcross ? rowBarShare / 2 : barWidth(series) / 2;
    m_painter.setPen(QPen(color(series), 1));
    for (const SeriesPoint& point : series.points) {
        const QRectF bar
            = (isAcross ? QRectF(frame.place(frame.across().low, point.y - half),
                                 frame.place(std::max(point.x, frame.across().low), point.y + half))
                        : QRectF(frame.place(point.x - half, std::max(point.y, frame.up().low)),
                                 frame.place(point.x + half, frame.up().low)))
                  .normalized();
        m_painter.fillRect(bar, pale(series));
        if (bar.width() > 3)
            m_painter.drawRect(bar);
    }
}

void FigurePainter::paintSpans(const FigureSeries& series, const PlotFrame& frame)
{
    const QBrush hatch(color(series), hatchings[indexOf(series.ink)]);
    m_painter.setPen(QPen(color(series), 1));
    for (const SeriesPoint& point : series.points) {
        const QRectF span = placeOfSpan(point, frame);
        if (span.width() <= 0)
            continue;
        m_painter.fillRect(span, pale(series));
        m_painter.fillRect(span, hatch);
        if (span.width() > 3)
            m_painter.drawRect(span);
    }
}

QRectF FigurePainter::placeOfSpan(const SeriesPoint& point, const PlotFrame& frame)
{
    constexpr double half = rowBarShare / 2;
    const double from = std::max(point.low, frame.across().low);
    const double to = std::min(point.high, frame.across().high);
    if (to < from)
        return {};
    return QRectF(frame.place(from, point.y - half), frame.place(to, point.y + half)).normalized();
}

void FigurePainter::paintArea(const FigureSeries& series, const PlotFrame& frame)
{
    QPolygonF outline;
    for (const SeriesPoint& point : series.points)
        outline << frame.place(point.x, point.high);
    for (std::size_t at = series.points.size(); at-- > 0;)
        outline << frame.place(series.points[at].x, series.points[at].low);
    QPainterPath path;
    path.addPolygon(outline);
    path.closeSubpath();
    m_painter.fillPath(path, pale(series));
    m_painter.fillPath(path, QBrush(color(series), hatchings[indexOf(series.ink)]));
    m_painter.strokePath(path, QPen(color(series), 1));
}

void FigurePainter::paintUprights(const FigureSeries& series, const PlotFrame& frame)
{
    m_painter.setPen(pen(series));
    for (const SeriesPoint& point : series.points) {
        const double x = frame.place(point.x, frame.up().low).x();
        m_painter.drawLine(QPointF(x, frame.plot().top()), QPointF(x, frame.plot().bottom()));
    }
}

void FigurePainter::paintWhiskers(const FigureSeries& series, const PlotFrame& frame)
{
    const QPointF aside(series.aside, 0);
    const bool isAcross = !frame.up().names.isEmpty();
    const double low = isAcross ? frame.across().low : frame.up().low;
    for (const SeriesPoint& point : series.points) {
        // The lowest end can lie below a logarithmic axis.
        const double from = std::max(point.low, low);
        if (from < point.high)
            paintWhisker(series,
                         aside
                             + (isAcross ? frame.place(from, point.y) : frame.place(point.x, from)),
                         aside
                             + (isAcross ? frame.place(point.high, point.y)
                                         : frame.place(point.x, point.high)));
    }
}

void FigurePainter::paintWhisker(const FigureSeries& series, const QPointF& low,
                                 const QPointF& high)
{
    const double half = series.size * capShare;
    const QPointF cap = low.x() == high.x() ? QPointF(half, 0) : QPointF(0, half);
    m_painter.setPen(QPen(color(series), chartstyle::lineWidth(m_style.palette, 1.4)));
    m_painter.drawLine(low, high);
    for (const QPointF& end : {low, high})
        m_painter.drawLine(end - cap, end + cap);
}

void FigurePainter::paintSample(const FigureSeries& series, const QRectF& place)
{
    const QPointF left(place.left(), place.center().y());
    const QPointF right(place.right(), place.center().y());
    const bool isHollow = series.hollowName.isEmpty() && !series.points.empty()
        && std::ranges::all_of(series.points, &SeriesPoint::isHollow);
    switch (series.kind) {
    case SeriesKind::Line:
        if (!isHollow && isMarked(series)) {
            chartstyle::paintSample(m_painter, place, pen(series), markerOf(series),
                                    m_style.palette);
            break;
        }
        m_painter.setPen(pen(series));
        m_painter.drawLine(left, right);
        paintMarker(series, place.center(), series.size, isHollow);
        break;
    case SeriesKind::Function:
    case SeriesKind::Uprights:
        m_painter.setPen(pen(series));
        m_painter.drawLine(left, right);
        break;
    case SeriesKind::Crosses:
        paintMarker(series, place.center(), crossSize, false);
        break;
    case SeriesKind::Markers:
        paintMarker(series, place.center(), series.size, isHollow);
        break;
    case SeriesKind::Whiskers:
        paintWhisker(series, left + QPointF(2, 0), right - QPointF(2, 0));
        break;
    case SeriesKind::Bars:
    case SeriesKind::Spans:
    case SeriesKind::Area:
        m_painter.fillRect(place, pale(series));
        if (series.kind != SeriesKind::Bars)
            m_painter.fillRect(place, QBrush(color(series), hatchings[indexOf(series.ink)]));
        m_painter.setPen(QPen(color(series), 1));
        m_painter.drawRect(place);
        break;
    }
}

void FigurePainter::paintHollowSample(const FigureSeries& series, const QRectF& place)
{
    paintMarker(series, place.center(), series.size, true);
}
