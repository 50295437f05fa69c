// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/repeatedsearch.h"

#include <algorithm>

namespace {

RepeatedFigure::Place repeatedPlace(double recorded, const Repetitions& repeated)
{
    using Place = RepeatedFigure::Place;
    return recorded < repeated.least     ? Place::Below
        : recorded > repeated.most       ? Place::Above
        : repeated.least < repeated.most ? Place::Within
                                         : Place::Same;
}

/// What a worker of the search waited on average, in milliseconds.
std::optional<double> meanWaiting(const ComparisonSample& sample)
{
    const auto all = sample.value(*searchQuantity(u"readyMilliseconds"));
    return all && sample.workers > 0 ? std::optional(*all / sample.workers) : std::nullopt;
}

}

std::optional<RepeatedFigure> repeatedFigure(const ComparisonResult& result,
                                             const SearchQuantity& quantity)
{
    const auto& recorded = result.request.recorded;
    if (!recorded || result.contenders.empty())
        return {};
    const auto value = recorded->sample.value(quantity);
    std::vector<double> values = result.values(0, quantity);
    if (!value || values.empty())
        return {};
    const auto count = static_cast<int>(values.size());
    const Repetitions repeated = repetitions(std::move(values));
    return RepeatedFigure {&quantity, *value, repeated, count, repeatedPlace(*value, repeated)};
}

std::vector<RepeatedFigure> repeatedFigures(const ComparisonResult& result)
{
    std::vector<RepeatedFigure> figures;
    for (const SearchQuantity& quantity : searchQuantities())
        if (const auto figure = repeatedFigure(result, quantity))
            figures.push_back(*figure);
    return figures;
}

double RepeatedLoad::share() const
{
    return std::clamp(waited / beyond, 0.0, 1.0);
}

std::optional<RepeatedLoad> repeatedLoad(const ComparisonResult& result, int processors)
{
    const auto time = repeatedFigure(result, *searchQuantity(u"milliseconds"));
    if (!time)
        return {};
    const ComparisonSample& recorded = result.request.recorded->sample;
    const auto waited = meanWaiting(recorded);
    if (!waited || recorded.workers > processors)
        return {};
    std::vector<double> others;
    for (const ComparisonSample& sample : result.contenders.front().samples) {
        if (sample.workers > processors)
            return {};
        if (const auto each = meanWaiting(sample); each && result.countsTimes(sample))
            others.push_back(*each);
    }
    if (others.empty())
        return {};
    return RepeatedLoad {time->recorded - time->repeated.median, *waited - medianOf(others)};
}

bool isSameMachine(const ComparisonResult& result)
{
    return result.request.recorded && result.request.recorded->machine == result.machine;
}
