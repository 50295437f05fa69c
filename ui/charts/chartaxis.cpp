// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartaxis.h"

#include "ui/paper/chartstyle.h"

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
        axis->setLinePenColor(mixed(ground, text, 0.5));
        axis->setGridLineColor(mixed(ground, text, 0.15));
        axis->setMinorGridLineColor(mixed(ground, text, 0.07));
    }
}

}

namespace chartaxis {

void setLinearRange(QValueAxis& axis, double largest, double smallestSpan, int maximumSteps,
                    const QString& pattern)
{
    const double span = std::max(largest, smallestSpan);
    const double step = niceStep(span, maximumSteps);
    const double end = step * std::ceil(span / step * (1 - 1e-9));
    axis.setTickType(QValueAxis::TicksDynamic);
    axis.setTickAnchor(0);
    axis.setTickInterval(step);
    axis.setLabelFormat(pattern.arg(QStringLiteral("%.%1f").arg(tickDecimals(step))));
    axis.setRange(0, end);
}

void setLogRange(QLogValueAxis& axis, double smallest, double largest, const QString& pattern)
{
    double low = std::floor(std::log10(smallest) + 1e-9);
    double high = std::ceil(std::log10(largest) - 1e-9);
    if (high <= low)
        high = low + 1;
    axis.setBase(10);
    // Qt Charts rounds logarithms of the ends up and down and loses the outer labels where the last
    // bit is off.
    constexpr double aBitMore = 1 + 1e-12;
    const double end = std::pow(10.0, high);
    // A marker just below the upper edge would be cut in half.
    const double headroom = largest > 0.75 * end ? 1.5 : aBitMore;
    axis.setRange(std::pow(10.0, low) / aBitMore, end * headroom);
    const int decimals = std::clamp(static_cast<int>(-low), 0, 9);
    // As many figures as there are, so that a million is never written 1e+06.
    // Below a ten-thousandth that needs all decimals everywhere.
    axis.setLabelFormat(pattern.arg(decimals > 0 && decimals <= 4
                                        ? QStringLiteral("%.15g")
                                        : QStringLiteral("%.%1f").arg(decimals)));
}

}
