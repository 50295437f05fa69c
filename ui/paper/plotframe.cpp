// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/plotframe.h"

#include "ui/paper/chartexport.h"
#include "ui/paper/chartstyle.h"
#include "ui/text/counttext.h"

#include <QFontInfo>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QLocale>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace {

constexpr double gap = 4;
constexpr int mostAcross = 10;
constexpr int mostUp = 6;

QString numberText(double value)
{
    if (value == std::floor(value) && value >= 0 && value < 1e15)
        return countText(static_cast<quint64>(value));
    return std::abs(value) >= 1000 ? quantityText(value) : QLocale().toString(value, 'g', 3);
}

}

FigureStyle paperStyle()
{
    // In pixels of the picture, which mean the same on every device.
    QFont font = QGuiApplication::font();
    font.setPixelSize(QFontInfo(font).pixelSize());
    return {paperPalette(), font};
}

PlotFrame::PlotFrame(const QRectF& whole, const Axis& across, const Axis& up,
                     const FigureStyle& style)
    : m_across(across), m_up(up), m_style(style), m_whole(whole)
{
    const QFontMetricsF metrics(style.font);
    double widest = 0;
    for (const double tick : ticks(up, mostUp))
        widest = std::max(widest, metrics.horizontalAdvance(numberText(tick)));
    const double line = metrics.height();
    m_plot = whole.adjusted(line + widest + 3 * gap, line / 2, -metrics.averageCharWidth() * 2,
                            -2 * line - 2 * gap);
}

PlotFrame::Axis PlotFrame::axisFor(const QString& title, double smallest, double largest,
                                   bool logarithmic)
{
    if (logarithmic && smallest > 0) {
        const double low = std::pow(10, std::floor(std::log10(smallest)));
        const double high = std::pow(10, std::ceil(std::log10(largest)));
        return {title, low, std::max(high, low * 10), true};
    }
    const double step = chartaxis::niceStep(std::max(largest, 1e-9), mostUp);
    return {title, 0, std::max(1.0, std::ceil(largest / step)) * step, false};
}

std::vector<double> PlotFrame::ticks(const Axis& axis, int most) const
{
    std::vector<double> values;
    if (axis.logarithmic) {
        for (double value = axis.low; value <= axis.high * 1.001; value *= 10)
            values.push_back(value);
        return values;
    }
    const double step = chartaxis::niceStep(axis.high - axis.low, most);
    for (double value = axis.low; value <= axis.high + step / 1000; value += step)
        values.push_back(value);
    return values;
}

double PlotFrame::shareOf(const Axis& axis, double value)
{
    if (axis.logarithmic)
        return std::log10(std::max(value, axis.low) / axis.low) / std::log10(axis.high / axis.low);
    return (value - axis.low) / (axis.high - axis.low);
}

QPointF PlotFrame::place(double x, double y) const
{
    return {m_plot.left() + shareOf(m_across, x) * m_plot.width(),
            m_plot.bottom() - shareOf(m_up, y) * m_plot.height()};
}

void PlotFrame::paint(QPainter& painter) const
{
    const QColor ink = m_style.palette.color(QPalette::Text);
    const QColor faint = chartstyle::mixed(m_style.palette.color(QPalette::Base), ink, 0.18);
    painter.setFont(m_style.font);
    const double line = QFontMetricsF(m_style.font).height();
    for (const double tick : ticks(m_across, mostAcross)) {
        const double x = place(tick, m_up.low).x();
        painter.setPen(QPen(faint, 1));
        painter.drawLine(QPointF(x, m_plot.top()), QPointF(x, m_plot.bottom()));
        painter.setPen(ink);
        painter.drawText(QRectF(x - 60, m_plot.bottom() + gap, 120, line), Qt::AlignCenter,
                         numberText(tick));
    }
    for (const double tick : ticks(m_up, mostUp)) {
        const double y = place(m_across.low, tick).y();
        painter.setPen(QPen(faint, 1));
        painter.drawLine(QPointF(m_plot.left(), y), QPointF(m_plot.right(), y));
        painter.setPen(ink);
        painter.drawText(
            QRectF(m_whole.left(), y - line / 2, m_plot.left() - m_whole.left() - gap, line),
            Qt::AlignRight | Qt::AlignVCenter, numberText(tick));
    }
    painter.setPen(ink);
    painter.drawText(QRectF(m_plot.left(), m_plot.bottom() + gap + line, m_plot.width(), line),
                     Qt::AlignCenter, m_across.title);
    painter.save();
    painter.translate(m_whole.left() + line / 2, m_plot.center().y());
    painter.rotate(-90);
    painter.drawText(QRectF(-m_plot.height(), -line / 2, 2 * m_plot.height(), line),
                     Qt::AlignCenter, m_up.title);
    painter.restore();
    painter.setPen(QPen(ink, 1));
    painter.drawLine(m_plot.bottomLeft(), m_plot.bottomRight());
    painter.drawLine(m_plot.bottomLeft(), m_plot.topLeft());
}
