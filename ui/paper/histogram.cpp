// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/histogram.h"

#include "core/statistics/percentiles.h"

#include <cmath>

namespace {

constexpr double binMarkSize = 7;

}

void addHistogram(Figure& figure, const FigureSeries& look, const std::vector<double>& edges,
                  const std::vector<std::size_t>& counts,
                  const std::function<QString(std::size_t)>& text)
{
    FigureSeries stairs = look;
    stairs.kind = FigureSeries::Kind::Function;
    FigureSeries marks = look;
    marks.kind = FigureSeries::Kind::Markers;
    marks.name.clear();
    marks.size = binMarkSize;
    marks.isDescribed = true;
    stairs.points.push_back({edges.front(), 0});
    for (std::size_t bin = 0; bin < counts.size(); ++bin) {
        const auto height = static_cast<double>(counts[bin]);
        stairs.points.push_back({edges[bin], height});
        stairs.points.push_back({edges[bin + 1], height});
        if (counts[bin] == 0)
            continue;
        const double middle = figure.across.logarithmic ? std::sqrt(edges[bin] * edges[bin + 1])
                                                        : (edges[bin] + edges[bin + 1]) / 2;
        FigureSeries::Point mark {middle, height};
        mark.text = text(bin);
        marks.points.push_back(std::move(mark));
    }
    stairs.points.push_back({edges.back(), 0});
    figure.series.push_back(std::move(stairs));
    figure.series.push_back(std::move(marks));
}

void addPercentileLines(Figure& figure, const FigureSeries& look, const std::vector<double>& values)
{
    const Percentiles found = percentilesOf(values);
    FigureSeries lines = look;
    lines.kind = FigureSeries::Kind::Uprights;
    lines.name.clear();
    for (const double each : {found.p50, found.p90, found.p99})
        if (!figure.across.logarithmic || each > 0)
            lines.points.push_back({each});
    figure.series.push_back(std::move(lines));
}
