// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/comparisonresult.h"

#include <algorithm>

std::optional<double> PruningMetrics::share() const
{
    if (!isFullKnown() || full == 0 || visited == 0)
        return {};
    return static_cast<double>(visited) / static_cast<double>(full);
}

std::optional<double> ComparisonResult::value(std::size_t contender, std::size_t round,
                                              const SearchQuantity& quantity) const
{
    const std::vector<ComparisonSample>& samples = contenders[contender].samples;
    return round < samples.size() ? samples[round].value(quantity) : std::nullopt;
}

std::vector<double> ComparisonResult::values(std::size_t contender,
                                             const SearchQuantity& quantity) const
{
    std::vector<double> found;
    for (const ComparisonSample& sample : contenders[contender].samples)
        if (const auto value = sample.value(quantity); value && counts(sample, quantity))
            found.push_back(*value);
    return found;
}

std::optional<Repetitions> ComparisonResult::figure(std::size_t contender,
                                                    const SearchQuantity& quantity) const
{
    std::vector<double> found = values(contender, quantity);
    return found.empty() ? std::nullopt : std::optional(repetitions(std::move(found)));
}

bool ComparisonResult::varies(std::size_t contender, const SearchQuantity& quantity) const
{
    if (!quantity.isRepeatable)
        return false;
    const std::vector<ComparisonSample>& samples = contenders[contender].samples;
    return std::ranges::any_of(samples, [&](const ComparisonSample& sample) {
        return sample.value(quantity) != samples.front().value(quantity);
    });
}

bool ComparisonResult::anyVaries(std::size_t contender) const
{
    return std::ranges::any_of(searchQuantities(), [&](const SearchQuantity& quantity) {
        return varies(contender, quantity);
    });
}

std::optional<Repetitions> ComparisonResult::ratio(std::size_t contender, std::size_t reference,
                                                   const SearchQuantity& quantity) const
{
    std::vector<double> ratios;
    for (std::size_t round = 0; round < contenders[contender].samples.size(); ++round) {
        const auto own = value(contender, round, quantity);
        const auto other = value(reference, round, quantity);
        if (own && other && *other > 0 && counts(contenders[contender].samples[round], quantity)
            && counts(contenders[reference].samples[round], quantity))
            ratios.push_back(*own / *other);
    }
    return ratios.empty() ? std::nullopt : std::optional(repetitions(std::move(ratios)));
}

bool ComparisonResult::counts(const ComparisonSample& sample, const SearchQuantity& quantity) const
{
    return !leavesOutDisturbed || !sample.isDisturbed(quantity);
}

std::vector<std::size_t> ComparisonResult::byMedian(const SearchQuantity& quantity) const
{
    std::vector<std::pair<double, std::size_t>> medians;
    for (std::size_t i = 0; i < contenders.size(); ++i)
        if (const auto found = figure(i, quantity))
            medians.emplace_back(found->median, i);
    std::ranges::sort(medians);
    std::vector<std::size_t> order;
    for (const auto& [median, contender] : medians)
        order.push_back(contender);
    return order;
}

FastestSearches ComparisonResult::fastest() const
{
    const SearchQuantity& time = *searchQuantity(u"milliseconds");
    const std::vector<std::size_t> order = byMedian(time);
    if (order.empty())
        return {};
    FastestSearches found {.contenders = {order.front()}, .isTested = order.size() > 1};
    for (std::size_t i = 1; i < order.size(); ++i) {
        const auto apart = ratio(order.front(), order[i], time);
        const bool isTested = apart && apart->interval;
        found.isTested = found.isTested && isTested;
        if (!isTested || (apart->interval->low <= 1 && apart->interval->high >= 1))
            found.contenders.push_back(order[i]);
    }
    return found;
}

bool ComparisonResult::isSteady(std::size_t contender) const
{
    const std::vector<ComparisonSample>& samples = contenders[contender].samples;
    return std::ranges::all_of(samples, [&samples](const ComparisonSample& sample) {
        return sample.bestMove == samples.front().bestMove && sample.score == samples.front().score;
    });
}

bool ComparisonResult::isAgreed() const
{
    Move move;
    for (const ContenderResult& contender : contenders)
        for (const ComparisonSample& sample : contender.samples) {
            if (move.isNone())
                move = sample.bestMove;
            if (sample.bestMove != move)
                return false;
        }
    return true;
}

int ComparisonResult::disturbedSamples() const
{
    std::ptrdiff_t count = 0;
    for (const ContenderResult& contender : contenders)
        count += std::ranges::count_if(contender.samples, [](const ComparisonSample& sample) {
            return sample.disturbed.any();
        });
    return static_cast<int>(count);
}

std::size_t ComparisonResult::remaining(std::size_t contender) const
{
    const SearchQuantity& time = *searchQuantity(u"milliseconds");
    return static_cast<std::size_t>(
        std::ranges::count_if(contenders[contender].samples, [&](const ComparisonSample& sample) {
            return counts(sample, time);
        }));
}

std::size_t ComparisonResult::testedRounds() const
{
    const SearchQuantity& time = *searchQuantity(u"milliseconds");
    std::size_t rounds = 0;
    for (std::size_t round = 0; round < wholeRounds(); ++round)
        rounds += std::ranges::all_of(contenders,
                                      [&](const ContenderResult& contender) {
                                          return counts(contender.samples[round], time);
                                      })
            ? 1
            : 0;
    return rounds;
}

std::size_t ComparisonResult::wholeRounds() const
{
    std::size_t rounds = contenders.empty() ? 0 : contenders.front().samples.size();
    for (const ContenderResult& contender : contenders)
        rounds = std::min(rounds, contender.samples.size());
    return rounds;
}

bool ComparisonResult::isEmpty() const
{
    return std::ranges::all_of(
        contenders, [](const ContenderResult& contender) { return contender.samples.empty(); });
}
