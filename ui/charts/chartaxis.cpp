// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartaxis.h"

#include "ui/paper/chartstyle.h"
#include "ui/style/dark.h"

#include <QAbstractAxis>
#include <QChart>
#include <QLegend>
#include <QLogValueAxis>
#include <QValueAxis>
#include <algorithm>
#include <cmath>

namespace chartstyle {

void applyPalette(QChart& chart, const QPalette& palette)
{
    const QColor ground = palette.color(QPalette::Base);
    const QColor text = palette.color(QPalette::Text);
    chart.setBackgroundBrush(ground);
    chart.setPlotAreaBackgroundVisible(false);
    chart.setTitleBrush(text);
    chart.legend()->setLabelColor(text);
    const auto axes = chart.axes();
    for (QAbstractAxis* axis : axes) {
        axis->setLabelsColor(text);
        axis->setTitleBrush(text);
        axis->setLinePenColor(isHighContrast(palette) ? text : mixed(ground, text, 0.5));
        axis->setGridLineColor(faint(palette, 0.15));
        axis->setMinorGridLineColor(mixed(ground, text, 0.07));
    }
}

}

namespace chartaxis {

PlotAxis linearAxis(double largest, double smallestSpan, int maximumSteps)
{
    const double span = std::max(largest, smallestSpan);
    const double step = niceStep(span, maximumSteps);
    return {{}, 0, step * std::ceil(span / step * (1 - 1e-9))};
}

PlotAxis logarithmicAxis(double smallest, double largest)
{
    double low = std::floor(std::log10(smallest) + 1e-9);
    double high = std::ceil(std::log10(largest) - 1e-9);
    if (high <= low)
        high = low + 1;
    // Qt Charts rounds logarithms of the ends up and down and loses the outer labels where the last
    // bit is off.
    constexpr double aBitMore = 1 + 1e-12;
    const double end = std::pow(10.0, high);
    // A marker just below the upper edge would be cut in half.
    const double headroom = largest > 0.75 * end ? 1.5 : aBitMore;
    return {{}, std::pow(10.0, low) / aBitMore, end * headroom, true};
}

void show(QValueAxis& axis, const PlotAxis& shown, int maximumSteps)
{
    const std::vector<Tick> marks = ticks(shown, maximumSteps + 1);
    const double step = marks.size() > 1 ? marks[1].value - marks[0].value : shown.high - shown.low;
    axis.setTickType(QValueAxis::TicksDynamic);
    axis.setTickAnchor(marks.empty() ? 0 : marks.front().value);
    axis.setTickInterval(step);
    axis.setLabelFormat(QStringLiteral("%.%1f").arg(tickDecimals(step)));
    axis.setRange(shown.low, shown.high);
}

void show(QLogValueAxis& axis, const PlotAxis& shown)
{
    axis.setBase(10);
    axis.setRange(shown.low, shown.high);
    const double low = std::floor(std::log10(shown.low) + 1e-9);
    const int decimals = std::clamp(static_cast<int>(-low), 0, 9);
    // As many figures as there are, so that a million is never written 1e+06.
    // Below a ten-thousandth that needs all decimals everywhere.
    axis.setLabelFormat(decimals > 0 && decimals <= 4 ? QStringLiteral("%.15g")
                                                      : QStringLiteral("%.%1f").arg(decimals));
}

}
