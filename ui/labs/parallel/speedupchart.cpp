// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/parallel/speedupchart.h"

#include "core/fulltree/speedup.h"
#include "ui/labs/parallel/paralleltext.h"
#include "ui/paper/chartstyle.h"

#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>

namespace {

constexpr double markerSize = 9;
constexpr double publishedSize = 5;

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

void drawMarker(QPainter& painter, const QPointF& at, std::size_t series, const QPalette& palette)
{
    painter.fillPath(chartstyle::markerPath(markerFor(series), markerSize).translated(at),
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

struct SpeedUpChart::Plot
{
    QRectF area;
    double workers = 4;
    double highest = 4;

    QPointF at(double x, double y) const
    {
        return {area.left() + (x - 0.5) / workers * area.width(),
                area.bottom() - y / highest * area.height()};
    }
};

SpeedUpChart::SpeedUpChart(QWidget* parent) : QWidget(parent)
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
    update();
}

QString SpeedUpChart::inWords() const
{
    QStringList words;
    for (const Series& series : m_series)
        for (const Point& point : series.points)
            words += tr("%1 with %2: %3")
                         .arg(series.name)
                         .arg(point.workers)
                         .arg(QLocale().toString(point.speedUp, 'f', 2));
    if (words.isEmpty())
        return tr("Nothing was measured yet.");
    return tr("%1. %2").arg(m_settings, words.join(QStringLiteral("; ")));
}

SpeedUpChart::Plot SpeedUpChart::plotIn(const QRectF& area) const
{
    Plot plot;
    plot.workers = m_workers;
    plot.highest = std::min(7, m_workers) + 0.5;
    for (const Series& series : m_series)
        for (const Point& point : series.points)
            plot.highest = std::max(plot.highest, 1.1 * point.speedUp);
    for (const auto& [point, mapped] : m_published)
        plot.highest = std::max(plot.highest, 1.1 * point.speedUp);
    plot.area = area;
    return plot;
}

void SpeedUpChart::paint(QPainter& painter, const QRectF& area, const QPalette& palette) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(area, palette.color(QPalette::Base));
    const QFontMetricsF metrics(painter.font());
    double widest = 0;
    for (const QString& text : {tr("shared-bound, against itself"), tr("as many as workers")})
        widest = std::max(widest, metrics.horizontalAdvance(text));
    // A narrow chart has its legend below.
    const bool beside = area.width() > 2.5 * widest + 100;
    const double entries = (m_published.empty() ? 3 : 5) + static_cast<double>(m_series.size());
    const double legendWidth = beside ? widest + 50 : area.width();
    const double legendHeight = std::ceil(entries / 2) * metrics.lineSpacing() + 6;
    const double left = metrics.horizontalAdvance(QStringLiteral("00.0")) + 12;
    QRectF inner
        = area.adjusted(left, 2 * metrics.lineSpacing() + 8, -8, -2.4 * metrics.lineSpacing());
    if (beside)
        inner.setRight(inner.right() - legendWidth);
    else
        inner.setBottom(inner.bottom() - legendHeight);
    const Plot plot = plotIn(inner);

    const QColor grid
        = chartstyle::mixed(palette.color(QPalette::Base), palette.color(QPalette::Text), 0.15);
    painter.setPen(palette.color(QPalette::Text));
    painter.drawText(QPointF(area.left() + 4, area.top() + metrics.ascent() + 2),
                     tr("Speed-up (median, least to most)"));
    painter.drawText(
        QPointF(area.left() + 4, area.top() + metrics.lineSpacing() + metrics.ascent() + 2),
        metrics.elidedText(m_settings, Qt::ElideRight, area.width() - 8));
    const double step = chartaxis::niceStep(plot.highest, 6);
    for (double y = 0; y <= plot.highest; y += step) {
        const double level = plot.at(1, y).y();
        painter.setPen(grid);
        painter.drawLine(QPointF(inner.left(), level), QPointF(inner.right(), level));
        painter.setPen(palette.color(QPalette::Text));
        painter.drawText(QRectF(area.left(), level - 10, left - 6, 20),
                         Qt::AlignRight | Qt::AlignVCenter, QLocale().toString(y, 'g', 3));
    }
    const int every = std::max(1, static_cast<int>(chartaxis::niceStep(m_workers, 16)));
    for (int workers = 1; workers <= m_workers; ++workers)
        if (workers % every == 0 || workers == 1)
            painter.drawText(QRectF(plot.at(workers, 0).x() - 20, inner.bottom() + 2, 40, 20),
                             Qt::AlignHCenter | Qt::AlignTop, QString::number(workers));
    painter.drawText(QRectF(inner.left(), inner.bottom() + metrics.lineSpacing() + 2, inner.width(),
                            metrics.lineSpacing()),
                     Qt::AlignCenter, tr("Workers"));
    painter.drawLine(inner.bottomLeft(), inner.bottomRight());

    painter.setClipRect(inner.adjusted(-4, -4, 4, 4));
    paintBounds(painter, plot, palette);
    paintSeries(painter, plot, palette);
    paintPublished(painter, plot, palette);
    painter.setClipping(false);
    paintLegend(painter,
                beside ? QRectF(area.right() - legendWidth, inner.top(), legendWidth,
                                area.bottom() - inner.top())
                       : QRectF(area.left() + 8, area.bottom() - legendHeight, legendWidth - 8,
                                legendHeight),
                palette);
    painter.restore();
}

void SpeedUpChart::paintBounds(QPainter& painter, const Plot& plot, const QPalette& palette) const
{
    for (int bound = 0; bound < 3; ++bound) {
        QPolygonF line;
        for (int workers = 1; workers <= m_workers; ++workers)
            line << plot.at(workers,
                            bound == 0       ? workers
                                : bound == 1 ? amdahlBound(m_serialShare, workers)
                                             : taskBound(7, workers));
        painter.setPen(boundPen(bound, palette));
        painter.drawPolyline(line);
    }
}

void SpeedUpChart::paintSeries(QPainter& painter, const Plot& plot, const QPalette& palette) const
{
    for (std::size_t i = 0; i < m_series.size(); ++i) {
        const QColor color = chartstyle::seriesColor(static_cast<int>(i), palette);
        // A little to the side of each other, so that spreads don't cover each other.
        const double shift
            = 6 * (static_cast<double>(i) - (static_cast<double>(m_series.size()) - 1) / 2);
        QPolygonF line;
        for (const Point& point : m_series[i].points)
            line << plot.at(point.workers, point.speedUp) + QPointF(shift, 0);
        painter.setPen(QPen(color, 1.6));
        painter.drawPolyline(line);
        for (const Point& point : m_series[i].points) {
            painter.setPen(QPen(color, 1));
            painter.drawLine(plot.at(point.workers, point.least) + QPointF(shift, 0),
                             plot.at(point.workers, point.most) + QPointF(shift, 0));
        }
        for (const QPointF& at : line)
            drawMarker(painter, at, i, palette);
    }
}

void SpeedUpChart::paintPublished(QPainter& painter, const Plot& plot,
                                  const QPalette& palette) const
{
    painter.setPen(QPen(palette.color(QPalette::Text), 2));
    for (const auto& [point, mapped] : m_published)
        drawCross(painter, plot.at(point.workers, point.speedUp), mapped);
}

void SpeedUpChart::paintLegend(QPainter& painter, const QRectF& area, const QPalette& palette) const
{
    const QFontMetricsF metrics(painter.font());
    const auto entries = m_series.size() + (m_published.empty() ? 3 : 5);
    // Names are whole in one column, if that is high enough for all of them.
    const int columns
        = area.height() < static_cast<double>(entries) * metrics.lineSpacing() ? 2 : 1;
    int entry = 0;
    const auto place = [&](const QString& text) {
        const double width = area.width() / columns;
        const int row = entry / columns;
        const QPointF corner(area.left() + entry % columns * width,
                             area.top() + row * metrics.lineSpacing());
        painter.setPen(palette.color(QPalette::Text));
        painter.drawText(corner + QPointF(34, metrics.ascent()),
                         metrics.elidedText(text, Qt::ElideRight, width - 36));
        ++entry;
        return corner + QPointF(15, metrics.lineSpacing() / 2);
    };
    for (std::size_t i = 0; i < m_series.size(); ++i) {
        const QPointF at = place(m_series[i].name);
        painter.setPen(QPen(chartstyle::seriesColor(static_cast<int>(i), palette), 1.6));
        painter.drawLine(at - QPointF(12, 0), at + QPointF(12, 0));
        drawMarker(painter, at, i, palette);
    }
    const QStringList bounds {tr("as many as workers"), tr("Amdahl's bound"), tr("7 equal tasks")};
    for (int bound = 0; bound < 3; ++bound) {
        const QPointF at = place(bounds[bound]);
        painter.setPen(boundPen(bound, palette));
        painter.drawLine(at - QPointF(12, 0), at + QPointF(12, 0));
    }
    if (m_published.empty())
        return;
    for (const bool mapped : {false, true}) {
        const QPointF at = place(mapped ? tr("report, parMap") : tr("report, parList"));
        painter.setPen(QPen(palette.color(QPalette::Text), 2));
        drawCross(painter, at, mapped);
    }
}

void SpeedUpChart::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (!m_series.empty())
        return paint(painter, rect(), palette());
    painter.fillRect(rect(), palette().color(QPalette::Base));
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(rect().adjusted(12, 12, -12, -12), Qt::AlignCenter | Qt::TextWordWrap,
                     tr("Run the measurement to see how much faster more workers are."));
}
