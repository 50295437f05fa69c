// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/growth/growthresult.h"

#include "core/support/text/enumnames.h"

#include <algorithm>
#include <cmath>

namespace {

/// The sample in the middle, at the low end or at the high one.
enum class Which
{
    Least,
    Median,
    Most
};

template <typename T> T chosen(const GrowthRow& row, T GrowthSample::*member, Which which)
{
    if (row.samples.empty())
        return row.reached.*member;
    std::vector<T> values;
    for (const GrowthSample& sample : row.samples)
        values.push_back(sample.*member);
    std::ranges::sort(values);
    return which == Which::Least ? values.front()
        : which == Which::Most   ? values.back()
                                 : values[(values.size() - 1) / 2];
}

double costOf(const GrowthRow& row, GrowthCost cost, Which which)
{
    if (cost == GrowthCost::Nodes)
        return static_cast<double>(chosen(row, &GrowthSample::nodes, which));
    return static_cast<double>(chosen(row, &GrowthSample::time, which).count()) * 1e-6;
}

}

QString growthStatusName(GrowthStatus status)
{
    constexpr EnumNames<GrowthStatus, 4> names {
        {"whole", "fewer searches", "limit reached", "seen to the end"}};
    return names.of(status);
}

std::uint64_t GrowthRow::nodes() const
{
    return chosen(*this, &GrowthSample::nodes, Which::Median);
}

std::uint64_t GrowthRow::leastNodes() const
{
    return chosen(*this, &GrowthSample::nodes, Which::Least);
}

std::uint64_t GrowthRow::mostNodes() const
{
    return chosen(*this, &GrowthSample::nodes, Which::Most);
}

std::chrono::nanoseconds GrowthRow::time() const
{
    return chosen(*this, &GrowthSample::time, Which::Median);
}

std::chrono::nanoseconds GrowthRow::leastTime() const
{
    return chosen(*this, &GrowthSample::time, Which::Least);
}

std::chrono::nanoseconds GrowthRow::mostTime() const
{
    return chosen(*this, &GrowthSample::time, Which::Most);
}

double GrowthRow::cost(GrowthCost cost) const
{
    return costOf(*this, cost, Which::Median);
}

double GrowthRow::leastCost(GrowthCost cost) const
{
    return costOf(*this, cost, Which::Least);
}

double GrowthRow::mostCost(GrowthCost cost) const
{
    return costOf(*this, cost, Which::Most);
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
    return fitGrowth(growthLaw(request.by), points);
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
