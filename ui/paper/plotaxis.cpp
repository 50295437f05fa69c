// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/plotaxis.h"

#include "ui/text/counttext.h"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>

namespace {

/// Between two texts beside each other, in pixels.
constexpr double tickTextGap = 12;
/// More lines than these across a diagram are a hatching.
constexpr int mostUp = 7;
constexpr int mostAcross = 20;
/// Nobody looks closer at an axis without steps of its own.
constexpr double shortestShare = 1e-4;
constexpr double fewestDecades = 2;

QString numberText(double value, double step)
{
    const int decimals = chartaxis::tickDecimals(step);
    if (decimals > 0 || value < 0)
        return decimalText(value, decimals);
    return countText(static_cast<quint64>(std::llround(value)));
}

chartaxis::Tick tickOf(const PlotAxis& axis, double value, double step)
{
    return {value, axis.text ? axis.text(value, step) : numberText(value, step)};
}

std::vector<chartaxis::Tick> evenTicks(const PlotAxis& axis, double step)
{
    std::vector<chartaxis::Tick> ticks;
    const auto first = static_cast<qint64>(std::ceil(axis.low / step - 1e-9));
    const auto last = static_cast<qint64>(std::floor(axis.high / step + 1e-9));
    for (qint64 i = first; i <= last; ++i)
        ticks.push_back(tickOf(axis, static_cast<double>(i) * step, step));
    return ticks;
}

/// Every second or third, until no more are left than `most`.
std::vector<chartaxis::Tick> thinned(const std::vector<chartaxis::Tick>& ticks, int most)
{
    if (ticks.size() < 2)
        return ticks;
    const std::size_t every
        = (ticks.size() - 2) / static_cast<std::size_t>(std::max(most, 2) - 1) + 1;
    std::vector<chartaxis::Tick> some;
    for (std::size_t i = 0; i < ticks.size(); i += every)
        some.push_back(ticks[i]);
    return some;
}

std::vector<chartaxis::Tick> linearTicks(const PlotAxis& axis, int most)
{
    std::vector<chartaxis::Tick> ticks;
    double before = 0;
    // Few steps may leave a short range between two of them.
    for (int parts = std::max(most - 1, 1); ticks.size() < 2; ++parts) {
        const double step
            = std::max(axis.leastStep, chartaxis::niceStep(axis.high - axis.low, parts));
        if (step == before && step == axis.leastStep)
            break;
        before = step;
        ticks = evenTicks(axis, step);
    }
    return thinned(ticks, most);
}

/// Whole powers of ten, or every second or third; 1, 2 and 5 times them where there is hardly one.
std::vector<chartaxis::Tick> logarithmicTicks(const PlotAxis& axis, int most)
{
    const int first = static_cast<int>(std::floor(std::log10(axis.low) + 1e-9));
    const int last = static_cast<int>(std::ceil(std::log10(axis.high) - 1e-9));
    const auto multiples = [&](std::initializer_list<double> factors) {
        std::vector<chartaxis::Tick> ticks;
        for (int power = first; power <= last; ++power)
            for (const double factor : factors) {
                const double value = factor * std::pow(10.0, power);
                if (value >= axis.low * (1 - 1e-9) && value <= axis.high * (1 + 1e-9))
                    ticks.push_back(tickOf(axis, value, std::pow(10.0, power)));
            }
        return ticks;
    };
    const std::vector<chartaxis::Tick> powers = multiples({1});
    if (powers.size() < 2) {
        const std::vector<chartaxis::Tick> between = multiples({1, 2, 5});
        return between.size() >= 2 ? thinned(between, most) : linearTicks(axis, most);
    }
    return thinned(powers, most);
}

PlotRange sharesOf(const PlotAxis& whole, const std::optional<PlotRange>& range)
{
    const PlotAxis part = chartaxis::shown(whole, range);
    return {chartaxis::shareOf(whole, part.low), chartaxis::shareOf(whole, part.high)};
}

double shortestOf(const PlotAxis& whole)
{
    if (whole.logarithmic)
        return fewestDecades / std::log10(whole.high / whole.low);
    // Two steps long, so that it holds two ticks wherever it begins.
    return whole.leastStep > 0 ? 2 * whole.leastStep / (whole.high - whole.low) : shortestShare;
}

std::optional<PlotRange> rangeOf(const PlotAxis& whole, double from, double length)
{
    if (!(length < 1 - 1e-9))
        return {};
    const double low = std::clamp(from, 0.0, 1 - length);
    return PlotRange {chartaxis::valueAt(whole, low), chartaxis::valueAt(whole, low + length)};
}

}

namespace chartaxis {

PlotAxis rows(const QStringList& names)
{
    return {.title = {}, .low = static_cast<double>(names.size()), .high = 0, .names = names};
}

double niceStep(double span, int maximumSteps)
{
    if (!(span > 0))
        return 1;
    const double raw = span / std::max(maximumSteps, 1);
    const double power = std::pow(10.0, std::floor(std::log10(raw)));
    // A step that is round already must not grow because of the last bit of a division.
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (factor * power >= raw * (1 - 1e-9))
            return factor * power;
    }
    return 10 * power;
}

int tickDecimals(double step)
{
    return std::clamp(static_cast<int>(-std::floor(std::log10(step) + 1e-9)), 0, 9);
}

std::vector<Tick> ticks(const PlotAxis& axis, int most)
{
    if (!(axis.high > axis.low))
        return {};
    return axis.logarithmic ? logarithmicTicks(axis, most) : linearTicks(axis, most);
}

std::vector<Tick> ticksAcross(const PlotAxis& axis, double pixels, const QFontMetricsF& metrics)
{
    int most = std::clamp(static_cast<int>(pixels / tickTextGap), 2, mostAcross);
    for (;;) {
        std::vector<Tick> tried = ticks(axis, most);
        bool fits = true;
        for (std::size_t i = 1; i < tried.size(); ++i) {
            const double apart
                = pixels * (shareOf(axis, tried[i].value) - shareOf(axis, tried[i - 1].value));
            const double needed = (metrics.horizontalAdvance(tried[i].text)
                                   + metrics.horizontalAdvance(tried[i - 1].text))
                    / 2
                + tickTextGap;
            fits = fits && needed <= apart;
        }
        if (fits || most <= 2)
            return tried;
        most = std::max(2, std::min(most, static_cast<int>(tried.size())) - 1);
    }
}

std::vector<Tick> ticksUp(const PlotAxis& axis, double pixels, const QFontMetricsF& metrics)
{
    return ticks(axis, std::clamp(static_cast<int>(pixels / (1.5 * metrics.height())), 2, mostUp));
}

double shareOf(const PlotAxis& axis, double value)
{
    if (axis.logarithmic)
        return std::log10(std::max(value, axis.low * 1e-9) / axis.low)
            / std::log10(axis.high / axis.low);
    return (value - axis.low) / (axis.high - axis.low);
}

double valueAt(const PlotAxis& axis, double share)
{
    if (axis.logarithmic)
        return axis.low * std::pow(axis.high / axis.low, share);
    return axis.low + share * (axis.high - axis.low);
}

PlotAxis shown(PlotAxis whole, const std::optional<PlotRange>& range)
{
    if (!range)
        return whole;
    const double low = std::max(whole.low, range->low);
    const double high = std::min(whole.high, range->high);
    if (low < high) {
        whole.low = low;
        whole.high = high;
    }
    return whole;
}

std::optional<PlotRange> zoomed(const PlotAxis& whole, const std::optional<PlotRange>& range,
                                double factor, double share)
{
    const PlotRange before = sharesOf(whole, range);
    const double length = before.high - before.low;
    const double after = std::max(length / factor, std::min(shortestOf(whole), length));
    return rangeOf(whole, before.low + share * (length - after), after);
}

std::optional<PlotRange> panned(const PlotAxis& whole, const std::optional<PlotRange>& range,
                                double share)
{
    const PlotRange before = sharesOf(whole, range);
    const double length = before.high - before.low;
    return rangeOf(whole, before.low + share * length, length);
}

}
