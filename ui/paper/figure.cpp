// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/figure.h"

#include "core/support/formats/csv.h"
#include "ui/paper/plotframe.h"

#include <algorithm>
#include <cmath>

namespace {

QString seventeen(double value)
{
    return QString::number(value, 'g', 17);
}

class Span
{
public:
    explicit Span(bool logarithmic) : m_logarithmic(logarithmic) { }

    void add(double value)
    {
        if (!std::isfinite(value) || (m_logarithmic && value <= 0))
            return;
        m_range.low = std::min(m_range.low, value);
        m_range.high = std::max(m_range.high, value);
    }
    std::optional<PlotRange> range() const
    {
        return m_range.low <= m_range.high ? std::optional(m_range) : std::nullopt;
    }

private:
    bool m_logarithmic;
    PlotRange m_range {HUGE_VAL, -HUGE_VAL};
};

void fit(PlotAxis& axis, const std::optional<PlotRange>& range, bool logarithmic)
{
    const PlotAxis before = axis;
    const PlotRange reach = range.value_or(PlotRange {1, 1});
    axis = PlotFrame::axisFor(before.title, reach.low, reach.high, range && logarithmic);
    axis.leastStep = before.leastStep;
    axis.text = before.text;
}

}

FigureSeries whiskersOf(const FigureSeries& series)
{
    FigureSeries whiskers = series;
    whiskers.kind = FigureSeries::Kind::Whiskers;
    whiskers.name.clear();
    whiskers.hollowName.clear();
    whiskers.isDescribed = false;
    return whiskers;
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

QString figureInWords(const Figure& figure)
{
    if (figure.isEmpty())
        return figure.note;
    if (!figure.words.isEmpty())
        return figure.words;
    QStringList words;
    for (const FigureSeries& series : figure.series)
        for (const FigureSeries::Point& point : series.points)
            if (series.isDescribed)
                words << QString(point.text).replace(u'\n', QStringLiteral(", "));
    if (words.isEmpty())
        return figure.title.isEmpty() ? figure.note
                                      : figure.title + QStringLiteral(". ") + figure.note;
    if (!figure.heading.isEmpty())
        words.prepend(figure.heading);
    return words.join(QStringLiteral("; "));
}

std::optional<PlotRange> rangeAcross(const Figure& figure, bool logarithmic)
{
    Span span(logarithmic);
    for (const FigureSeries& series : figure.series)
        for (const FigureSeries::Point& point : series.points)
            if (series.kind != FigureSeries::Kind::Whiskers || figure.up.names.isEmpty()) {
                span.add(point.x);
            } else {
                span.add(point.low);
                span.add(point.high);
            }
    return span.range();
}

std::optional<PlotRange> rangeUp(const Figure& figure, bool logarithmic)
{
    Span span(logarithmic);
    for (const FigureSeries& series : figure.series)
        for (const FigureSeries::Point& point : series.points) {
            if (series.isBelow || series.kind == FigureSeries::Kind::Function
                || series.kind == FigureSeries::Kind::Uprights)
                continue;
            span.add(series.kind == FigureSeries::Kind::Whiskers ? point.low : point.y);
            span.add(point.high);
        }
    return span.range();
}

void fitAxes(Figure& figure, bool logarithmicAcross, bool logarithmicUp)
{
    const auto across = rangeAcross(figure, logarithmicAcross);
    fit(figure.across, across, logarithmicAcross);
    fit(figure.up, rangeUp(figure, logarithmicUp), logarithmicUp);
    // A range of 40 to 50 coins stands in the middle of the picture, not at its end.
    if (across && !logarithmicAcross && across->low > 0.3 * across->high
        && across->low < across->high) {
        const double room = 0.05 * (across->high - across->low);
        figure.across.low = across->low - room;
        figure.across.high = across->high + room;
    }
}
