// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/growth/growthresult.h"

#include "core/statistics/startfit.h"
#include "core/support/text/enumnames.h"
#include "core/support/text/milliseconds.h"

#include <algorithm>
#include <cmath>

namespace {

using At = GrowthRow::At;

template <typename T> T chosen(const GrowthRow& row, T GrowthSample::*member, At at)
{
    if (row.samples.empty())
        return row.reached.*member;
    std::vector<T> values;
    for (const GrowthSample& sample : row.samples)
        values.push_back(sample.*member);
    std::ranges::sort(values);
    return at == At::Least ? values.front()
        : at == At::Most   ? values.back()
                           : values[(values.size() - 1) / 2];
}

}

QString growthStatusName(GrowthStatus status)
{
    constexpr EnumNames<GrowthStatus, 4> names {
        {"whole", "fewer searches", "limit reached", "seen to the end"}};
    return names.of(status);
}

std::uint64_t GrowthRow::nodes(At at) const
{
    return chosen(*this, &GrowthSample::nodes, at);
}

std::chrono::nanoseconds GrowthRow::time(At at) const
{
    return chosen(*this, &GrowthSample::time, at);
}

double GrowthRow::cost(GrowthCost cost, At at) const
{
    return cost == GrowthCost::Nodes ? static_cast<double>(nodes(at)) : toMilliseconds(time(at));
}

bool GrowthResult::isFitted(const GrowthRow& row, GrowthCost cost) const
{
    // Some of several positions are the easy ones: those that the time was enough for.
    const bool isEnough = row.status == GrowthStatus::Whole
        || (row.status == GrowthStatus::Fewer && request.positionsPerPlace() == 1);
    return isEnough && row.cost(cost) > 0;
}

Expected<GrowthFit> GrowthResult::fit(GrowthCost cost) const
{
    std::vector<GrowthPoint> points;
    for (const GrowthRow& row : rows)
        if (isFitted(row, cost))
            points.push_back({double(row.x), row.cost(cost)});
    const GrowthLaw law = growthLaw(request.by);
    // Of workers, what does not grow is the part that they can't share, not a start.
    return cost == GrowthCost::Time && request.by != GrowthBy::Workers
        ? fitGrowthFromStart(law, points)
        : fitGrowth(law, points);
}

std::optional<double> GrowthResult::factor(std::size_t row) const
{
    if (row == 0 || rows[row].x != rows[row - 1].x + 1
        || !isFitted(rows[row - 1], GrowthCost::Nodes) || !isFitted(rows[row], GrowthCost::Nodes))
        return {};
    return rows[row].cost(GrowthCost::Nodes) / rows[row - 1].cost(GrowthCost::Nodes);
}

std::optional<double> GrowthResult::root(std::size_t row) const
{
    if (request.by != GrowthBy::Depth || !isFitted(rows[row], GrowthCost::Nodes))
        return {};
    return std::pow(rows[row].cost(GrowthCost::Nodes), 1.0 / rows[row].x);
}
