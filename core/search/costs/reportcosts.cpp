// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/costs/reportcosts.h"

#include <algorithm>
#include <utility>

using std::chrono::nanoseconds;

namespace {

/// Counts what a report knows, and whether it knows the time of all of it.
class ReportedTree
{
public:
    void add(int box, std::uint64_t nodes, const TaskTimes& times)
    {
        CostCounts& own = tree.own(box);
        own.counts.nodes += nodes;
        own.running += times.running.value_or(nanoseconds(0));
        m_isTimed = m_isTimed && times.running;
    }
    void add(const std::vector<RootMoveReport>& moves)
    {
        for (const RootMoveReport& move : moves)
            add(tree.child(0, move.move.column()), move.nodes, move.times);
    }
    void add(const TaskRecord& task)
    {
        int box = 0;
        for (int ply = 0; ply < std::min(task.path.length(), CostTree::deepest); ++ply)
            box = tree.child(box, task.path.column(ply));
        add(box, task.nodes, task.times);
    }
    bool isTimed() const { return m_isTimed; }

    CostTree tree {CostTree::Detail::Nodes};

private:
    bool m_isTimed = true;
};

}

CostTree costsInReport(const SearchReport& report)
{
    if (report.costs)
        return *report.costs;
    ReportedTree reported;
    if (!report.tasks.empty())
        for (const TaskRecord& task : report.tasks)
            reported.add(task);
    else if (!report.iterations.empty())
        for (const IterationReport& iteration : report.iterations)
            reported.add(iteration.rootMoves);
    else
        reported.add(report.rootMoves);
    CostTree& tree = reported.tree;
    tree.sumUp();
    // The rest is the root's: its own node at each depth, and what no task was told of.
    const CostCounts known = tree.root().whole;
    tree.own(0).counts.nodes += report.nodes - std::min(known.counts.nodes, report.nodes);
    const nanoseconds spent = report.processorTime().running;
    if (reported.isTimed() && spent.count() > 0) {
        tree.setClock(CostTree::Clock::Search);
        tree.own(0).running += spent - std::min(known.running, spent);
    }
    tree.sumUp();
    return std::move(reported.tree);
}
