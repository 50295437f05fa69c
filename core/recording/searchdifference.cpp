// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recording/searchdifference.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace {

using Nanoseconds = SearchDifference::Nanoseconds;
/// What makes a task the same in two searches: its depth, its moves and what is asked.
using TaskKey = std::tuple<int, std::vector<int>, TaskQuery::About, TaskQuery::Question, int>;

TaskKey keyOf(const TaskRecord& task)
{
    std::vector<int> path;
    for (int ply = 0; ply < task.path.length(); ++ply)
        path.push_back(task.path.column(ply));
    return {task.depth, path, task.asked.about, task.asked.question, task.asked.number};
}

std::map<TaskKey, Nanoseconds> workByTask(const Timeline& timeline)
{
    std::map<TaskKey, Nanoseconds> work;
    for (const TaskRecord& task : timeline.tasks)
        work[keyOf(task)] += task.work();
    return work;
}

std::map<int, const Timeline::Iteration*> byDepth(const Timeline& timeline)
{
    std::map<int, const Timeline::Iteration*> depths;
    for (const Timeline::Iteration& each : timeline.iterations)
        depths.emplace(each.depth, &each);
    return depths;
}

/// By how much each depth of each search is drawn later.
using Shifts = std::array<std::map<int, Nanoseconds>, 2>;

Shifts shiftsOf(const std::array<const Timeline*, 2>& both)
{
    Shifts shifts;
    const std::array depths {byDepth(*both[0]), byDepth(*both[1])};
    std::set<int> all;
    for (const auto& of : depths)
        for (const auto& [depth, iteration] : of)
            all.insert(depth);
    Nanoseconds at {0};
    for (const int depth : all) {
        Nanoseconds longest {0};
        for (std::size_t search = 0; search < both.size(); ++search)
            if (const auto found = depths[search].find(depth); found != depths[search].end()) {
                shifts[search][depth] = at - found->second->start;
                longest = std::max(longest, found->second->end - found->second->start);
            }
        at += longest;
    }
    return shifts;
}

std::optional<double> ratioOf(const std::map<TaskKey, Nanoseconds>& first,
                              const std::map<TaskKey, Nanoseconds>& second, const TaskKey& key)
{
    const auto one = first.find(key);
    const auto other = second.find(key);
    if (one == first.end() || other == second.end() || one->second.count() <= 0)
        return std::nullopt;
    return static_cast<double>(other->second.count()) / static_cast<double>(one->second.count());
}

}

SearchDifference searchDifference(const Timeline& first, const Timeline& second, bool alignDepths)
{
    const std::array both {&first, &second};
    const std::array work {workByTask(first), workByTask(second)};
    SearchDifference result;
    result.areDepthsAligned
        = alignDepths && !first.iterations.empty() && !second.iterations.empty();
    const Shifts shifts = result.areDepthsAligned ? shiftsOf(both) : Shifts();
    for (std::size_t search = 0; search < both.size(); ++search) {
        const std::vector<TaskRecord>& records = both[search]->tasks;
        for (std::size_t i = 0; i < records.size(); ++i) {
            const TaskRecord& task = records[i];
            const auto shift = shifts[search].find(task.depth);
            const Nanoseconds later
                = shift == shifts[search].end() ? Nanoseconds(0) : shift->second;
            result.tasks.push_back({.search = static_cast<int>(search),
                                    .record = static_cast<int>(i),
                                    .start = task.start + later,
                                    .end = task.end + later,
                                    .ratio = ratioOf(work[0], work[1], keyOf(task))});
            result.length = std::max(result.length, task.end + later);
        }
        if (!result.areDepthsAligned)
            result.length = std::max(result.length, both[search]->length);
    }
    const auto others = byDepth(second);
    for (const auto& [depth, one] : byDepth(first))
        if (const auto found = others.find(depth); found != others.end())
            result.depths.push_back(
                {depth,
                 {one->nodes, found->second->nodes},
                 {one->end - one->start, found->second->end - found->second->start}});
    return result;
}
