// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/percentiles.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace {

constexpr double largestOverMedian = 50;
constexpr double fewestBins = 5;

double percentileOfSorted(const std::vector<double>& sorted, double share)
{
    if (sorted.empty())
        return 0;
    const double place = std::clamp(share, 0.0, 1.0) * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    return sorted[below] + (place - static_cast<double>(below)) * (sorted[above] - sorted[below]);
}

/// The first of 1, 2, 5, 10, ... that is no smaller.
double roundedUp(double step)
{
    const double power = std::pow(10, std::floor(std::log10(step)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (factor * power >= step * (1 - 1e-9))
            return factor * power;
    return 10 * power;
}

std::vector<double> linearEdges(double low, double high, double bins)
{
    if (high <= low)
        high = low + 1;
    const double step = roundedUp((high - low) / bins);
    const double first = std::floor(low / step * (1 + 1e-12));
    const double last = std::max(first + 1, std::ceil(high / step * (1 - 1e-12)));
    std::vector<double> edges;
    for (double each = first; each <= last; ++each)
        edges.push_back(each * step);
    return edges;
}

std::vector<double> logarithmicEdges(double low, double high, double bins)
{
    const double decades = std::max(std::log10(high / low), 1e-9);
    double parts = 1;
    for (const double each : {2.0, 4.0, 8.0})
        if (each * decades <= bins)
            parts = each;
    const double first = std::floor(std::log10(low) * parts + 1e-9);
    const double last = std::max(first + 1, std::ceil(std::log10(high) * parts - 1e-9));
    std::vector<double> edges;
    for (double each = first; each <= last; ++each)
        edges.push_back(std::pow(10, each / parts));
    return edges;
}

}

double percentileOf(std::vector<double> values, double share)
{
    std::ranges::sort(values);
    return percentileOfSorted(values, share);
}

Percentiles percentilesOf(std::vector<double> values)
{
    std::ranges::sort(values);
    return {.values = values.size(),
            .p50 = percentileOfSorted(values, 0.5),
            .p90 = percentileOfSorted(values, 0.9),
            .p99 = percentileOfSorted(values, 0.99),
            .most = values.empty() ? 0 : values.back()};
}

bool spansTooMuchForLinear(const std::vector<double>& values)
{
    std::vector<double> positive;
    std::ranges::copy_if(values, std::back_inserter(positive),
                         [](double value) { return value > 0; });
    const Percentiles found = percentilesOf(std::move(positive));
    return found.values > 0 && found.most > largestOverMedian * found.p50;
}

std::vector<double> binEdges(const std::vector<double>& values, bool logarithmic, std::size_t most)
{
    double low = HUGE_VAL;
    double high = -HUGE_VAL;
    for (const double value : values) {
        if (logarithmic && value <= 0)
            continue;
        low = std::min(low, value);
        high = std::max(high, value);
    }
    if (low > high)
        return {};
    const double bins = std::clamp(std::ceil(std::sqrt(static_cast<double>(values.size()))),
                                   fewestBins, std::max(fewestBins, static_cast<double>(most)));
    return logarithmic ? logarithmicEdges(low, high, bins)
                       : linearEdges(std::min(low, 0.0), high, bins);
}

std::vector<std::size_t> countsIn(const std::vector<double>& values,
                                  const std::vector<double>& edges)
{
    std::vector<std::size_t> counts(edges.empty() ? 0 : edges.size() - 1);
    if (counts.empty())
        return counts;
    // Powers of ten are not exact: what lies at the outermost edges is in.
    const double reach = 1e-9 * std::abs(edges.back());
    for (const double value : values) {
        if (value < edges.front() - 1e-9 * std::abs(edges.front()) || value > edges.back() + reach)
            continue;
        const auto above = std::ranges::upper_bound(edges, value) - edges.begin();
        const auto bin = std::clamp<std::ptrdiff_t>(above - 1, 0,
                                                    static_cast<std::ptrdiff_t>(counts.size()) - 1);
        ++counts[static_cast<std::size_t>(bin)];
    }
    return counts;
}
