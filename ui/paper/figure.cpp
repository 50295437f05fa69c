// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/figure.h"

#include "core/support/csv.h"
#include "ui/paper/plotframe.h"

#include <algorithm>
#include <cmath>

namespace {

QString seventeen(double value)
{
    return QString::number(value, 'g', 17);
}

struct Span
{
    double low = HUGE_VAL;
    double high = -HUGE_VAL;

    void add(double value, bool logarithmic)
    {
        if (!std::isfinite(value) || (logarithmic && value <= 0))
            return;
        low = std::min(low, value);
        high = std::max(high, value);
    }
};

void fit(PlotAxis& axis, const Span& reach, bool logarithmic)
{
    const PlotAxis before = axis;
    if (reach.low > reach.high)
        axis = PlotFrame::axisFor(before.title, 1, 1, false);
    else
        axis = PlotFrame::axisFor(before.title, reach.low, reach.high, logarithmic);
    axis.leastStep = before.leastStep;
    axis.text = before.text;
}

}

bool Figure::isEmpty() const
{
    return std::ranges::all_of(series,
                               [](const FigureSeries& each) { return each.points.empty(); });
}

QByteArray figureToCsv(const Figure& figure)
{
    QByteArray csv = csvRow({"series", "x", "y", "low", "high"});
    for (const FigureSeries& series : figure.series)
        for (const FigureSeries::Point& point : series.points)
            csv += csvRow({series.name, seventeen(point.x), seventeen(point.y),
                           seventeen(point.low), seventeen(point.high)});
    return csv;
}

void fitAxes(Figure& figure, bool logarithmicAcross, bool logarithmicUp)
{
    Span across;
    Span up;
    for (const FigureSeries& series : figure.series)
        for (const FigureSeries::Point& point : series.points) {
            across.add(point.x, logarithmicAcross);
            up.add(point.y, logarithmicUp);
            up.add(point.high, logarithmicUp);
        }
    fit(figure.across, across, logarithmicAcross);
    fit(figure.up, up, logarithmicUp);
    // A range of 40 to 50 coins stands in the middle of the picture, not at its end.
    if (!logarithmicAcross && across.low > 0.3 * across.high && across.low < across.high) {
        const double room = 0.05 * (across.high - across.low);
        figure.across.low = across.low - room;
        figure.across.high = across.high + room;
    }
}
