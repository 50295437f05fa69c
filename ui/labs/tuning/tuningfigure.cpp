// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/tuning/tuningfigure.h"

#include "ui/labs/tuning/tuningtable.h"
#include "ui/text/counttext.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace {

using TuningKind = FigureSeries::Kind;

// What the texts below are filed under.
struct TuningWords
{
    Q_DECLARE_TR_FUNCTIONS(TuningChart)
};

constexpr double keptSize = 9;
constexpr double ringSize = 5;
constexpr int mostRings = 100;

int lastStep(const TuningResult& result)
{
    return static_cast<int>(result.steps.size());
}

const TuningStrength& strengthAfter(const TuningResult& result, int step)
{
    return step == 0 ? result.startStrength
                     : result.steps[static_cast<std::size_t>(step - 1)].strength;
}

const H1Weights& weightsAfter(const TuningResult& result, int step)
{
    return step == 0 ? result.options.start.weights
                     : result.steps[static_cast<std::size_t>(step - 1)].after;
}

QString textAfter(const TuningResult& result, int step)
{
    const QString values = weightsAfter(result, step).toText();
    return TuningWords::tr("After step %1: %2. Values: %3")
        .arg(step)
        .arg(strengthText(strengthAfter(result, step)),
             values.isEmpty() ? TuningWords::tr("the study's") : values);
}

/// Of shares where `whole` is 1, of percents where it is 100.
PlotAxis percentAxis(const QString& title, double low, double high, double whole)
{
    return {title, low, high, false, 0, [whole](double value, double step) {
                const int decimals = chartaxis::tickDecimals(100 * step / whole);
                return TuningWords::tr("%1 %").arg(decimalText(100 * value / whole, decimals));
            }};
}

/// A step is asked over the whole height of both plots.
void addStrength(Figure& figure, const TuningResult& result)
{
    FigureSeries interval {QString(), TuningKind::Area};
    interval.isHit = false;
    FigureSeries strength {QString(), TuningKind::Line};
    strength.dashes = Qt::SolidLine;
    strength.size = 0;
    strength.reach = 0.5;
    for (int step = 0; step <= lastStep(result); ++step) {
        const double share = strengthAfter(result, step).share();
        const auto [low, high] = strengthAfter(result, step).interval();
        for (const double edge : {-0.5, 0.5})
            interval.points.push_back({step + edge, share, low, high});
        FigureSeries::Point point {double(step), share, low, high, textAfter(result, step)};
        point.isHollow = step > 0 && !result.steps[static_cast<std::size_t>(step - 1)].kept;
        point.marker = point.isHollow ? chartstyle::Marker::Circle : chartstyle::Marker::Square;
        if (!point.isHollow || lastStep(result) <= mostRings)
            point.size = point.isHollow ? ringSize : keptSize;
        strength.points.push_back(std::move(point));
    }
    figure.series = {std::move(interval), std::move(strength)};
}

/// Colours come again after five, the dashes then differ. A marker stands where the value moved,
/// and at the last step.
void addValue(Figure& figure, const TuningResult& result, int value)
{
    FigureSeries line {H1Weights::title(value), TuningKind::Line, {}, value};
    line.dashes = value >= 5 ? Qt::DashLine : Qt::SolidLine;
    line.size = 0;
    line.isHit = false;
    line.isBelow = true;
    double before = 0;
    for (int step = 0; step <= lastStep(result); ++step) {
        const double percent
            = 100.0 * weightsAfter(result, step).value(value) / H1Weights().value(value);
        FigureSeries::Point point {double(step), percent};
        if ((step > 0 && percent != before) || step == lastStep(result))
            point.size = keptSize;
        line.points.push_back(std::move(point));
        before = percent;
    }
    figure.series.push_back(std::move(line));
}

/// Whole tens around 100, so that the labels are round.
PlotAxis valuesAxis(const Figure& figure)
{
    double farthest = 0;
    for (const FigureSeries& series : figure.series)
        for (const FigureSeries::Point& point : series.points)
            if (series.isBelow)
                farthest = std::max(farthest, std::abs(point.y - 100));
    const double reach = farthest < 4.5 ? 5.0 : 10.0 * std::ceil(farthest * 1.05 / 10.0);
    return percentAxis(TuningWords::tr("H1's values as a percentage of the study's"),
                       std::max(0.0, 100.0 - reach), 100.0 + reach, 100);
}

}

Figure tuningFigure(const TuningResult& result)
{
    Figure figure;
    figure.name = TuningWords::tr("Values and strength by step");
    const bool isBegun = result.startStrength.games() > 0;
    if (isBegun)
        addStrength(figure, result);
    for (int value = 0; value < H1Weights::count; ++value)
        addValue(figure, result, value);
    figure.words = isBegun
        ? TuningWords::tr("At the start: %1. After %n step(s): %2", nullptr, lastStep(result))
              .arg(strengthText(result.startStrength), strengthText(result.strength()))
        : TuningWords::tr("Nothing has been played yet");
    const int steps = std::max({1, lastStep(result), std::min(result.options.steps, 20)});
    figure.across = {TuningWords::tr("step"), -0.5, steps + 0.5, false, 1};
    figure.up
        = percentAxis(result.options.opponent == TuningOptions::Opponent::H1
                          ? TuningWords::tr("Points against the study's values, with 95 % interval")
                          : TuningWords::tr("Points against H2, with 95 % interval"),
                      0, 1, 1);
    figure.below = valuesAxis(figure);
    return figure;
}
