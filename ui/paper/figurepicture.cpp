// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/figurepicture.h"

#include "ui/paper/chartstyle.h"

#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <array>
#include <cmath>

namespace {

using SeriesKind = FigureSeries::Kind;
using SeriesPoint = FigureSeries::Point;

/// Lines of more points have no markers.
constexpr std::size_t mostMarked = 60;
constexpr double figureMarkSize = 8;
constexpr double crossSize = 5;
constexpr double figureGap = 6;
constexpr double barShare = 0.8;

constexpr std::array<chartstyle::Marker, 5> markers {
    chartstyle::Marker::Circle, chartstyle::Marker::Square, chartstyle::Marker::Triangle,
    chartstyle::Marker::UpTriangle, chartstyle::Marker::Bar};
constexpr std::array<Qt::BrushStyle, 5> hatchings {
    Qt::FDiagPattern, Qt::BDiagPattern, Qt::Dense6Pattern, Qt::HorPattern, Qt::DiagCrossPattern};

std::size_t indexOf(int ink)
{
    return static_cast<std::size_t>(std::max(ink, 0)) % markers.size();
}

class Painting
{
public:
    Painting(QPainter& painter, const Figure& figure, const FigureStyle& style)
        : m_painter(painter), m_figure(figure), m_style(style)
    {
    }

    void all(const PlotFrame& frame)
    {
        for (const FigureSeries& series : m_figure.series)
            if (series.kind == SeriesKind::Area || series.kind == SeriesKind::Bars)
                one(frame, series);
        for (const FigureSeries& series : m_figure.series)
            if (series.kind == SeriesKind::Line || series.kind == SeriesKind::Crosses)
                one(frame, series);
    }

    std::vector<plotlegend::Entry> legend() const
    {
        std::vector<plotlegend::Entry> entries;
        for (const FigureSeries& series : m_figure.series)
            entries.push_back({series.name, [this, &series](QPainter&, const QRectF& place) {
                                   sample(series, place);
                               }});
        return entries;
    }

private:
    QColor color(const FigureSeries& series) const
    {
        return series.kind == SeriesKind::Crosses
            ? m_style.palette.color(QPalette::Text)
            : chartstyle::seriesColor(series.ink, m_style.palette);
    }
    QColor pale(const FigureSeries& series) const
    {
        return chartstyle::mixed(m_style.palette.color(QPalette::Base), color(series), 0.45);
    }

    void one(const PlotFrame& frame, const FigureSeries& series)
    {
        switch (series.kind) {
        case SeriesKind::Line:
            return line(frame, series);
        case SeriesKind::Crosses:
            for (const SeriesPoint& point : series.points)
                if (frame.isShown(point.x, point.y))
                    cross(frame.place(point.x, point.y), series);
            return;
        case SeriesKind::Bars:
            return bars(frame, series);
        case SeriesKind::Area:
            return area(frame, series);
        }
    }

    void line(const PlotFrame& frame, const FigureSeries& series)
    {
        QPolygonF places;
        for (const SeriesPoint& point : series.points)
            if (!(frame.up().logarithmic && point.y <= 0)
                && !(frame.across().logarithmic && point.x <= 0) && std::isfinite(point.y))
                places << frame.place(point.x, point.y);
        m_painter.setPen(chartstyle::seriesPen(color(series), series.ink, 0, m_style.palette));
        m_painter.drawPolyline(places);
        if (series.points.size() <= mostMarked)
            for (const QPointF& place : places)
                marker(place, series);
    }

    void bars(const PlotFrame& frame, const FigureSeries& series)
    {
        const double width = barWidth(series);
        m_painter.setPen(QPen(color(series), 1));
        for (const SeriesPoint& point : series.points) {
            const QRectF bar
                = QRectF(frame.place(point.x - width / 2, std::max(point.y, frame.up().low)),
                         frame.place(point.x + width / 2, frame.up().low))
                      .normalized();
            m_painter.fillRect(bar, pale(series));
            if (bar.width() > 3)
                m_painter.drawRect(bar);
        }
    }

    static double barWidth(const FigureSeries& series)
    {
        double least = HUGE_VAL;
        for (std::size_t i = 1; i < series.points.size(); ++i)
            least = std::min(least, series.points[i].x - series.points[i - 1].x);
        return barShare * (std::isfinite(least) && least > 0 ? least : 1);
    }

    void area(const PlotFrame& frame, const FigureSeries& series)
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

    void marker(const QPointF& place, const FigureSeries& series)
    {
        m_painter.fillPath(
            chartstyle::markerPath(markers[indexOf(series.ink)], figureMarkSize).translated(place),
            color(series));
    }

    void cross(const QPointF& place, const FigureSeries& series) const
    {
        m_painter.setPen(QPen(color(series), 2));
        m_painter.drawLine(place - QPointF(crossSize, crossSize),
                           place + QPointF(crossSize, crossSize));
        m_painter.drawLine(place - QPointF(crossSize, -crossSize),
                           place + QPointF(crossSize, -crossSize));
    }

    void sample(const FigureSeries& series, const QRectF& place) const
    {
        m_painter.save();
        switch (series.kind) {
        case SeriesKind::Line:
            chartstyle::paintSample(
                m_painter, place,
                chartstyle::seriesPen(color(series), series.ink, 0, m_style.palette),
                markers[indexOf(series.ink)], m_style.palette);
            break;
        case SeriesKind::Crosses:
            cross(place.center(), series);
            break;
        case SeriesKind::Bars:
        case SeriesKind::Area:
            m_painter.fillRect(place, pale(series));
            if (series.kind == SeriesKind::Area)
                m_painter.fillRect(place, QBrush(color(series), hatchings[indexOf(series.ink)]));
            m_painter.setPen(QPen(color(series), 1));
            m_painter.drawRect(place);
            break;
        }
        m_painter.restore();
    }

    QPainter& m_painter;
    const Figure& m_figure;
    const FigureStyle& m_style;
};

/// The names alone: how high their rows are does not depend on what stands before them.
std::vector<plotlegend::Entry> names(const Figure& figure)
{
    std::vector<plotlegend::Entry> entries;
    for (const FigureSeries& series : figure.series)
        entries.push_back({series.name, [](QPainter&, const QRectF&) {}});
    return entries;
}

struct Layout
{
    Layout(const QRectF& target, const Figure& figure, const FigureStyle& style,
           const PlotPart& part)
        : room(target.adjusted(figureGap, figureGap, -2 * figureGap, -figureGap)),
          legend(room.left(), 0, room.width(),
                 plotlegend::height(room.width(), names(figure), style)),
          frame(room.adjusted(0, 0, 0, -legend.height() - figureGap), figure.across, figure.up,
                style, part)
    {
        legend.moveBottom(room.bottom());
    }

    QRectF room;
    QRectF legend;
    PlotFrame frame;
};

QString said(const Figure& figure, const FigureSeries& series, const SeriesPoint& point)
{
    if (!point.text.isEmpty())
        return point.text;
    return QStringLiteral("%1\n%2: %3\n%4: %5")
        .arg(series.name, figure.across.title, QLocale().toString(point.x, 'g', 6), figure.up.title,
             QLocale().toString(point.y, 'g', 6));
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
    const Layout layout(target, figure, style, part);
    Painting painting(painter, figure, style);
    plotlegend::paint(painter, layout.legend, painting.legend(), style);
    layout.frame.paint(painter);
    painter.setClipRect(layout.frame.clip(), Qt::IntersectClip);
    painting.all(layout.frame);
    painter.restore();
}

std::vector<PlotField> fields(const QRectF& target, const Figure& figure, const FigureStyle& style,
                              const PlotPart& part)
{
    return figure.isEmpty() ? std::vector<PlotField>()
                            : std::vector {Layout(target, figure, style, part).frame.field()};
}

FigureSpots spots(const QRectF& target, const Figure& figure, const FigureStyle& style,
                  const PlotPart& part)
{
    FigureSpots spots;
    if (figure.isEmpty())
        return spots;
    const PlotFrame frame = Layout(target, figure, style, part).frame;
    int line = 0;
    for (const FigureSeries& series : figure.series) {
        for (const SeriesPoint& point : series.points) {
            if (!frame.isShown(point.x, point.y))
                continue;
            QRectF place(0, 0, figureMarkSize, figureMarkSize);
            place.moveCenter(frame.place(point.x, point.y));
            spots.push_back({place, said(figure, series, point), -1, 0, line});
        }
        ++line;
    }
    return spots;
}

}
