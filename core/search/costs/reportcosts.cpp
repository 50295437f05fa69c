// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/costs/reportcosts.h"

#include <algorithm>

namespace {

void addTasks(CostTree& tree, const std::vector<TaskRecord>& tasks)
{
    for (const TaskRecord& task : tasks) {
        int box = 0;
        for (int ply = 0; ply < std::min(task.path.length(), CostTree::deepest); ++ply)
            box = tree.child(box, task.path.column(ply));
        tree.own(box).counts.nodes += task.nodes;
    }
}

void addRootMoves(CostTree& tree, const std::vector<RootMoveReport>& moves)
{
    for (const RootMoveReport& move : moves)
        tree.own(tree.child(0, move.move.column())).counts.nodes += move.nodes;
}

}

CostTree costsInReport(const SearchReport& report)
{
    if (report.costs)
        return *report.costs;
    CostTree tree(CostTree::Detail::Nodes);
    if (!report.tasks.empty())
        addTasks(tree, report.tasks);
    else if (!report.iterations.empty())
        for (const IterationReport& iteration : report.iterations)
            addRootMoves(tree, iteration.rootMoves);
    else
        addRootMoves(tree, report.rootMoves);
    tree.sumUp();
    // The rest is the root's: its own node at each depth, and what no task was told of.
    const std::uint64_t known = tree.root().whole.counts.nodes;
    tree.own(0).counts.nodes += report.nodes - std::min(known, report.nodes);
    tree.sumUp();
    return tree;
}
