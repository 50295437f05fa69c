// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/plotlegend.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>

namespace {

constexpr QSizeF sampleSize(28, 14);
constexpr double sampleGap = 5;
constexpr double entryGap = 16;

double rowHeight(const QFontMetricsF& metrics)
{
    return std::max(metrics.height(), sampleSize.height()) + 2;
}

double textStart(const plotlegend::Entry& entry)
{
    return entry.paintSample ? sampleSize.width() + sampleGap : 0;
}

/// Top left corners of the entries, from the room's own.
std::vector<QPointF> placesOf(double width, const std::vector<plotlegend::Entry>& entries,
                              const QFontMetricsF& metrics)
{
    std::vector<QPointF> places;
    QPointF next;
    for (const plotlegend::Entry& entry : entries) {
        const double needed = textStart(entry) + metrics.horizontalAdvance(entry.text);
        if (next.x() > 0 && next.x() + needed > width)
            next = {0, next.y() + rowHeight(metrics)};
        places.push_back(next);
        next.rx() += needed + entryGap;
    }
    return places;
}

}

namespace plotlegend {

double height(double width, const std::vector<Entry>& entries, const FigureStyle& style)
{
    const QFontMetricsF metrics(style.font);
    return entries.empty() ? 0 : placesOf(width, entries, metrics).back().y() + rowHeight(metrics);
}

void paint(QPainter& painter, const QRectF& room, const std::vector<Entry>& entries,
           const FigureStyle& style)
{
    const QFontMetricsF metrics(style.font);
    const std::vector<QPointF> places = placesOf(room.width(), entries, metrics);
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const QPointF corner = room.topLeft() + places[i];
        const double line = rowHeight(metrics);
        if (entries[i].paintSample) {
            painter.save();
            entries[i].paintSample(
                painter, {corner + QPointF(0, (line - sampleSize.height()) / 2), sampleSize});
            painter.restore();
        }
        const double left = textStart(entries[i]);
        painter.setFont(style.font);
        painter.setPen(style.palette.color(QPalette::Text));
        painter.drawText(
            QRectF(corner.x() + left, corner.y(), room.width() - places[i].x() - left, line),
            Qt::AlignLeft | Qt::AlignVCenter,
            metrics.elidedText(entries[i].text, Qt::ElideRight,
                               room.width() - places[i].x() - left));
    }
}

}
