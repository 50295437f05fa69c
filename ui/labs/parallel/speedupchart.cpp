// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/parallel/speedupchart.h"

#include "core/fulltree/speedup.h"
#include "ui/labs/parallel/paralleltext.h"
#include "ui/paper/chartstyle.h"
#include "ui/paper/plotaxis.h"

#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>

namespace {

constexpr double speedUpMarkSize = 9;
constexpr double publishedSize = 5;
/// Beside its text in the legend.
constexpr double sampleWidth = 44;

QPen boundPen(int bound, const QPalette& palette)
{
    static constexpr Qt::PenStyle styles[] = {Qt::DotLine, Qt::DashLine, Qt::DashDotLine};
    return {chartstyle::mixed(palette.color(QPalette::Base), palette.color(QPalette::Text), 0.6),
            1.3, styles[bound]};
}

chartstyle::Marker markerFor(std::size_t series)
{
    static constexpr chartstyle::Marker markers[]
        = {chartstyle::Marker::Circle, chartstyle::Marker::Square, chartstyle::Marker::Triangle,
           chartstyle::Marker::UpTriangle, chartstyle::Marker::Bar};
    return markers[series % 5];
}

void drawSpeedUpMark(QPainter& painter, const QPointF& at, std::size_t series,
                     const QPalette& palette)
{
    painter.fillPath(chartstyle::markerPath(markerFor(series), speedUpMarkSize).translated(at),
                     chartstyle::seriesColor(static_cast<int>(series), palette));
}

/// A cross: nobody else has one. parMap's stands upright.
void drawCross(QPainter& painter, const QPointF& at, bool upright)
{
    const double size = publishedSize;
    if (upright) {
        painter.drawLine(at - QPointF(size, 0), at + QPointF(size, 0));
        painter.drawLine(at - QPointF(0, size), at + QPointF(0, size));
    } else {
        painter.drawLine(at - QPointF(size, size), at + QPointF(size, size));
        painter.drawLine(at - QPointF(size, -size), at + QPointF(size, -size));
    }
}

}

struct SpeedUpChart::Layout
{
    QRectF heading;
    QRectF legend;
    PlotFrame frame;
};

SpeedUpChart::SpeedUpChart(QWidget* parent) : PaintedChart(Qt::Horizontal | Qt::Vertical, parent)
{
    setAccessibleName(tr("Chart of the speed-up over the number of workers"));
    setAccessibleDescription(inWords());
}

void SpeedUpChart::setResult(const ParallelResult& result)
{
    m_series.clear();
    m_published.clear();
    m_settings = result.rows.empty() ? QString() : paralleltext::settings(result);
    m_serialShare = result.serialShare;
    m_workers = 4;
    for (const ParallelRow& row : result.rows) {
        if (row.strategy == ParallelStrategy::Sequential || row.times.empty())
            continue;
        m_workers = std::max(m_workers, row.workers);
        if (m_series.empty() || m_series.back().strategy != row.strategy)
            m_series.push_back({row.strategy, strategyName(row.strategy), {}});
        m_series.back().points.push_back(
            {row.workers, row.speedUp, row.leastSpeedUp, row.mostSpeedUp});
    }
    for (Series& series : m_series) {
        if (visitsWholeTree(series.strategy))
            continue;
        const double own = series.points.front().speedUp;
        for (Point& point : series.points)
            point = {point.workers, point.speedUp / own, point.least / own, point.most / own};
        series.name = tr("%1, against itself").arg(series.name);
    }
    if (result.settings.board == QStringLiteral("7x7"))
        for (const PublishedTimes& times : publishedTimes())
            if (times.depth == result.settings.depth && times.workers > 1)
                for (const bool mapped : {false, true})
                    if (const double seconds = mapped ? times.rootMapped : times.rootList;
                        seconds > 0 && times.workers <= m_workers)
                        m_published.push_back(
                            {{times.workers, times.sequential / seconds, 0, 0}, mapped});
    setAccessibleDescription(inWords());
    replaced();
}

QString SpeedUpChart::textOf(const Series& series, const Point& point)
{
    return tr("%1 with %2: %3")
        .arg(series.name)
        .arg(point.workers)
        .arg(QLocale().toString(point.speedUp, 'f', 2));
}

QString SpeedUpChart::inWords() const
{
    QStringList words;
    for (const Series& series : m_series)
        for (const Point& point : series.points)
            words += textOf(series, point);
    if (words.isEmpty())
        return tr("Nothing was measured yet.");
    return tr("%1. %2").arg(m_settings, words.join(QStringLiteral("; ")));
}

double SpeedUpChart::highest() const
{
    double highest = std::min(7, m_workers) + 0.5;
    for (const Series& series : m_series)
        for (const Point& point : series.points)
            highest = std::max(highest, 1.1 * point.speedUp);
    for (const auto& [point, mapped] : m_published)
        highest = std::max(highest, 1.1 * point.speedUp);
    return highest;
}

SpeedUpChart::Layout SpeedUpChart::layoutIn(const QRectF& target, const FigureStyle& style,
                                            const PlotPart& part) const
{
    const QFontMetricsF metrics(style.font);
    const std::vector<plotlegend::Entry> entries = legend(style);
    double widest = 0;
    for (const plotlegend::Entry& entry : entries)
        widest = std::max(widest, metrics.horizontalAdvance(entry.text) + sampleWidth);
    QRectF room = target.adjusted(4, 4, -4, -4);
    const QRectF heading(room.topLeft(), QSizeF(room.width(), metrics.lineSpacing()));
    room.setTop(heading.bottom() + 2);
    QRectF names = room;
    // A narrow chart has its legend below.
    if (room.width() > 2.5 * widest) {
        room.setRight(room.right() - widest);
        names.setLeft(room.right());
    } else {
        room.setBottom(room.bottom() - plotlegend::height(room.width(), entries, style));
        names.setTop(room.bottom());
    }
    return {heading, names,
            PlotFrame(room, {tr("Workers"), 0.5, m_workers + 0.5, false, 1},
                      {tr("Speed-up (median, least to most)"), 0, highest()}, style, part)};
}

std::vector<PlotField> SpeedUpChart::fieldsIn(const QRectF& target, const FigureStyle& style,
                                              const PlotPart& part) const
{
    return m_series.empty() ? std::vector<PlotField>()
                            : std::vector {layoutIn(target, style, part).frame.field()};
}

QPointF SpeedUpChart::placeOf(const PlotFrame& frame, std::size_t series, int workers,
                              double value) const
{
    const double middle = (static_cast<double>(m_series.size()) - 1) / 2;
    return frame.place(workers, value) + QPointF(6 * (static_cast<double>(series) - middle), 0);
}

FigureSpots SpeedUpChart::spotsIn(const QRectF& target, const FigureStyle& style,
                                  const PlotPart& part) const
{
    FigureSpots spots;
    const PlotFrame frame = layoutIn(target, style, part).frame;
    for (std::size_t i = 0; i < m_series.size(); ++i)
        for (const Point& point : m_series[i].points) {
            if (!frame.isShown(point.workers, point.speedUp))
                continue;
            QRectF place(0, 0, speedUpMarkSize, speedUpMarkSize);
            place.moveCenter(placeOf(frame, i, point.workers, point.speedUp));
            const QString spread = tr("From %1 to %2 in the repetitions")
                                       .arg(QLocale().toString(point.least, 'f', 2),
                                            QLocale().toString(point.most, 'f', 2));
            spots.push_back({place, textOf(m_series[i], point) + QLatin1Char('\n') + spread, -1, 0,
                             static_cast<int>(i)});
        }
    return spots;
}

void SpeedUpChart::paint(QPainter& painter, const QRectF& area, const QPalette& palette) const
{
    paintIn(painter, area, {palette, painter.font()}, part());
}

void SpeedUpChart::paintIn(QPainter& painter, const QRectF& target, const FigureStyle& style,
                           const PlotPart& part) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(target, style.palette.color(QPalette::Base));
    painter.setFont(style.font);
    painter.setPen(style.palette.color(QPalette::Text));
    if (m_series.empty()) {
        painter.drawText(target.adjusted(12, 12, -12, -12), Qt::AlignCenter | Qt::TextWordWrap,
                         tr("Run the measurement to see how much faster more workers are."));
        painter.restore();
        return;
    }
    const Layout layout = layoutIn(target, style, part);
    painter.drawText(
        layout.heading, Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetricsF(style.font).elidedText(m_settings, Qt::ElideRight, layout.heading.width()));
    plotlegend::paint(painter, layout.legend, legend(style), style);
    layout.frame.paint(painter);
    painter.setClipRect(layout.frame.clip(), Qt::IntersectClip);
    paintBounds(painter, layout.frame, style);
    paintSeries(painter, layout.frame, style);
    paintPublished(painter, layout.frame, style);
    painter.restore();
}

void SpeedUpChart::paintBounds(QPainter& painter, const PlotFrame& frame,
                               const FigureStyle& style) const
{
    for (int bound = 0; bound < 3; ++bound) {
        QPolygonF line;
        for (int workers = 1; workers <= m_workers; ++workers)
            line << frame.place(workers,
                                bound == 0       ? workers
                                    : bound == 1 ? amdahlBound(m_serialShare, workers)
                                                 : taskBound(7, workers));
        painter.setPen(boundPen(bound, style.palette));
        painter.drawPolyline(line);
    }
}

void SpeedUpChart::paintSeries(QPainter& painter, const PlotFrame& frame,
                               const FigureStyle& style) const
{
    for (std::size_t i = 0; i < m_series.size(); ++i) {
        const QColor color = chartstyle::seriesColor(static_cast<int>(i), style.palette);
        QPolygonF line;
        for (const Point& point : m_series[i].points)
            line << placeOf(frame, i, point.workers, point.speedUp);
        painter.setPen(QPen(color, 1.6));
        painter.drawPolyline(line);
        painter.setPen(QPen(color, 1));
        for (const Point& point : m_series[i].points)
            painter.drawLine(placeOf(frame, i, point.workers, point.least),
                             placeOf(frame, i, point.workers, point.most));
        for (const QPointF& at : line)
            drawSpeedUpMark(painter, at, i, style.palette);
    }
}

void SpeedUpChart::paintPublished(QPainter& painter, const PlotFrame& frame,
                                  const FigureStyle& style) const
{
    painter.setPen(QPen(style.palette.color(QPalette::Text), 2));
    for (const auto& [point, mapped] : m_published)
        drawCross(painter, frame.place(point.workers, point.speedUp), mapped);
}

std::vector<plotlegend::Entry> SpeedUpChart::legend(const FigureStyle& style) const
{
    const auto drawLine = [](QPainter& painter, const QRectF& place, const QPen& pen) {
        painter.setPen(pen);
        painter.drawLine(QPointF(place.left(), place.center().y()),
                         QPointF(place.right(), place.center().y()));
    };
    const QPalette& palette = style.palette;
    std::vector<plotlegend::Entry> entries;
    for (std::size_t i = 0; i < m_series.size(); ++i)
        entries.push_back(
            {m_series[i].name, [=](QPainter& painter, const QRectF& place) {
                 drawLine(painter, place,
                          QPen(chartstyle::seriesColor(static_cast<int>(i), palette), 1.6));
                 drawSpeedUpMark(painter, place.center(), i, palette);
             }});
    const QStringList bounds {tr("as many as workers"), tr("Amdahl's bound"), tr("7 equal tasks")};
    for (int bound = 0; bound < 3; ++bound)
        entries.push_back({bounds[bound], [=](QPainter& painter, const QRectF& place) {
                               drawLine(painter, place, boundPen(bound, palette));
                           }});
    if (m_published.empty())
        return entries;
    for (const bool mapped : {false, true})
        entries.push_back({mapped ? tr("report, parMap") : tr("report, parList"),
                           [=](QPainter& painter, const QRectF& place) {
                               painter.setPen(QPen(palette.color(QPalette::Text), 2));
                               drawCross(painter, place.center(), mapped);
                           }});
    return entries;
}
