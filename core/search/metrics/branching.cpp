// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/metrics/branching.h"

#include <algorithm>

namespace {

/// Halves so often that nothing is left of an interval as long as the largest count.
constexpr int halvings = 120;

}

std::optional<double> branchingFactor(std::uint64_t nodes, int depth)
{
    if (depth <= 0 || nodes < 2)
        return {};
    const auto wanted = static_cast<double>(nodes);
    double low = 0;
    double high = wanted;
    for (int step = 0; step < halvings; ++step) {
        const double middle = (low + high) / 2;
        double sum = 1;
        for (int ply = 0; ply < depth && sum <= wanted; ++ply)
            sum = sum * middle + 1;
        (sum < wanted ? low : high) = middle;
    }
    return high;
}

std::optional<double> branchingFactor(const IterationReport& iteration)
{
    return iteration.complete ? branchingFactor(iteration.counts.nodes, iteration.depth)
                              : std::nullopt;
}

std::optional<double> branchingFactor(const SearchReport& report)
{
    const auto& all = report.iterations;
    const auto deepest = std::find_if(all.rbegin(), all.rend(),
                                      [](const IterationReport& each) { return each.complete; });
    return deepest == all.rend() ? std::nullopt : branchingFactor(*deepest);
}

std::optional<double> growthAt(const std::vector<IterationReport>& iterations, std::size_t index)
{
    if (index == 0 || iterations[index - 1].counts.nodes == 0)
        return {};
    return static_cast<double>(iterations[index].counts.nodes)
        / static_cast<double>(iterations[index - 1].counts.nodes);
}
