// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/plotframe.h"

#include "ui/paper/chartexport.h"
#include "ui/paper/chartstyle.h"

#include <QFontInfo>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace {

constexpr double labelGap = 4;
constexpr int mostSteps = 6;
/// Of the width, for the names of rows; or more where this much is left.
constexpr double nameShare = 0.4;
constexpr double leastBesideNames = 230;

QColor gridColor(const FigureStyle& style)
{
    return chartstyle::faint(style.palette, 0.18);
}

}

FigureStyle paperStyle()
{
    // In pixels of the picture, which mean the same on every device.
    QFont font = QGuiApplication::font();
    font.setPixelSize(QFontInfo(font).pixelSize());
    return {paperPalette(), font};
}

PlotFrame::PlotFrame(const QRectF& room, const PlotAxis& across, const PlotAxis& up,
                     const FigureStyle& style, const PlotPart& part)
    : m_field {{}, across, up}, m_across(chartaxis::shown(across, part.across)),
      m_up(chartaxis::shown(up, part.up)), m_style(style), m_room(room)
{
    const QFontMetricsF metrics(style.font);
    const double line = metrics.height();
    const double height = room.height() - line / 2 - heightBelow(style);
    m_titleAbove = metrics.horizontalAdvance(up.title) > height;
    double widest = 0;
    for (const chartaxis::Tick& tick : chartaxis::ticksUp(m_up, height, metrics))
        widest = std::max(widest, metrics.horizontalAdvance(tick.text));
    for (const QString& name : up.names)
        widest = std::max(widest, metrics.horizontalAdvance(name));
    if (!up.names.isEmpty())
        widest
            = std::min(widest, std::max(nameShare * room.width(), room.width() - leastBesideNames));
    if (!up.notes.isEmpty()) {
        m_notes = metrics.horizontalAdvance(up.notesTitle);
        for (const QString& note : up.notes)
            m_notes = std::max(m_notes, metrics.horizontalAdvance(note));
    }
    const double title = m_titleAbove || up.title.isEmpty() ? 0 : line;
    m_field.plot = room.adjusted(title + widest + 3 * labelGap,
                                 (m_titleAbove || m_notes > 0 ? 1.5 : 0.5) * line,
                                 -m_notes - metrics.averageCharWidth() * 2, -heightBelow(style));
}

void PlotFrame::alignLeft(PlotFrame& above, PlotFrame& below)
{
    const double left = std::max(above.plot().left(), below.plot().left());
    above.m_field.plot.setLeft(left);
    below.m_field.plot.setLeft(left);
}

PlotAxis PlotFrame::axisFor(const QString& title, double smallest, double largest, bool logarithmic)
{
    if (logarithmic && smallest > 0) {
        const double low = std::pow(10, std::floor(std::log10(smallest)));
        const double high = std::pow(10, std::ceil(std::log10(largest)));
        return {title, low, std::max(high, low * 10), true};
    }
    const double step = chartaxis::niceStep(std::max(largest, 1e-9), mostSteps);
    return {title, 0, std::max(1.0, std::ceil(largest / step)) * step};
}

QPointF PlotFrame::place(double x, double y) const
{
    return {plot().left() + chartaxis::shareOf(m_across, x) * plot().width(),
            plot().bottom() - chartaxis::shareOf(m_up, y) * plot().height()};
}

bool PlotFrame::isShown(double x, double y) const
{
    return plot().adjusted(-1, -1, 1, 1).contains(place(x, y));
}

QRectF PlotFrame::clip(double markSize) const
{
    const auto reach
        = [markSize](double shown, double whole) { return shown == whole ? markSize / 2 : 1; };
    return plot().adjusted(
        -reach(m_across.low, m_field.across.low), -reach(m_up.high, m_field.up.high),
        reach(m_across.high, m_field.across.high), reach(m_up.low, m_field.up.low));
}

double PlotFrame::heightBelow(const FigureStyle& style)
{
    return 2 * QFontMetricsF(style.font).height() + 2 * labelGap;
}

void PlotFrame::paintAcross(QPainter& painter, const QRectF& plot, const PlotAxis& shown,
                            const FigureStyle& style)
{
    painter.setFont(style.font);
    const QFontMetricsF metrics(style.font);
    const QColor ink = style.palette.color(QPalette::Text);
    for (const chartaxis::Tick& tick : chartaxis::ticksAcross(shown, plot.width(), metrics)) {
        const double x = plot.left() + chartaxis::shareOf(shown, tick.value) * plot.width();
        painter.setPen(QPen(gridColor(style), 1));
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
        painter.setPen(ink);
        painter.drawText(QRectF(x - 60, plot.bottom() + labelGap, 120, metrics.height()),
                         Qt::AlignCenter, tick.text);
    }
    painter.setPen(ink);
    painter.drawText(QRectF(plot.left(), plot.bottom() + labelGap + metrics.height(), plot.width(),
                            metrics.height()),
                     Qt::AlignCenter, shown.title);
}

void PlotFrame::paintAbove(QPainter& painter, const QRectF& strip, const PlotAxis& shown,
                           const FigureStyle& style)
{
    const QFontMetricsF metrics(style.font);
    painter.setFont(style.font);
    painter.setPen(style.palette.color(QPalette::Text));
    // The text of a tick at the end is moved inwards, where it may meet the one before.
    double free = strip.left();
    for (const chartaxis::Tick& tick : chartaxis::ticksAcross(shown, strip.width(), metrics)) {
        const double x = strip.left() + chartaxis::shareOf(shown, tick.value) * strip.width();
        painter.drawLine(QPointF(x, strip.bottom() - labelGap), QPointF(x, strip.bottom()));
        const double width = metrics.horizontalAdvance(tick.text);
        const double last = std::max(strip.left(), strip.right() - width);
        const double left = std::clamp(x - width / 2, strip.left(), last);
        if (left < free)
            continue;
        painter.drawText(QPointF(left, strip.top() + metrics.ascent()), tick.text);
        free = left + width + labelGap;
    }
    painter.drawLine(strip.bottomLeft(), strip.bottomRight());
}

void PlotFrame::paintNames(QPainter& painter) const
{
    const QFontMetricsF metrics(m_style.font);
    const double room = plot().left() - m_room.left() - labelGap;
    const double height = plot().height() / static_cast<double>(m_up.names.size());
    painter.setPen(m_style.palette.color(QPalette::Text));
    for (int row = 0; row < m_up.names.size(); ++row)
        painter.drawText(QRectF(m_room.left(), plot().top() + row * height, room, height),
                         Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(m_up.names[row], Qt::ElideRight, room));
    const QRectF notes(m_room.right() - m_notes, plot().top(), m_notes, height);
    painter.drawText(notes.translated(0, -height), Qt::AlignRight | Qt::AlignBottom,
                     m_up.notesTitle);
    for (int row = 0; row < m_up.notes.size(); ++row)
        painter.drawText(notes.translated(0, row * height), Qt::AlignRight | Qt::AlignVCenter,
                         m_up.notes[row]);
}

void PlotFrame::paintTicks(QPainter& painter) const
{
    const QRectF& area = plot();
    const QFontMetricsF metrics(m_style.font);
    const double line = metrics.height();
    const QColor ink = m_style.palette.color(QPalette::Text);
    for (const chartaxis::Tick& tick : chartaxis::ticksUp(m_up, area.height(), metrics)) {
        const double y = place(m_across.low, tick.value).y();
        painter.setPen(QPen(gridColor(m_style), 1));
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        painter.setPen(ink);
        painter.drawText(
            QRectF(m_room.left(), y - line / 2, area.left() - m_room.left() - labelGap, line),
            Qt::AlignRight | Qt::AlignVCenter, tick.text);
    }
}

void PlotFrame::paint(QPainter& painter) const
{
    const QRectF& area = plot();
    paintAcross(painter, area, m_across, m_style);
    paintTicks(painter);
    paintNames(painter);
    const QFontMetricsF metrics(m_style.font);
    const double line = metrics.height();
    const QColor ink = m_style.palette.color(QPalette::Text);
    painter.setPen(ink);
    if (m_titleAbove) {
        painter.drawText(QRectF(area.left(), area.top() - 1.3 * line, area.width(), line),
                         Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(m_up.title, Qt::ElideRight, area.width()));
    } else {
        painter.save();
        painter.translate(m_room.left() + line / 2, area.center().y());
        painter.rotate(-90);
        painter.drawText(QRectF(-area.height(), -line / 2, 2 * area.height(), line),
                         Qt::AlignCenter, m_up.title);
        painter.restore();
    }
    painter.setPen(QPen(ink, chartstyle::lineWidth(m_style.palette, 1)));
    painter.drawLine(area.bottomLeft(), area.bottomRight());
    painter.drawLine(area.bottomLeft(), area.topLeft());
}
