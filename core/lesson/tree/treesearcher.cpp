// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/tree/treesearcher.h"

#include "core/book/builtinbook.h"
#include "core/lesson/tree/searchwork.h"
#include "core/solver/solver.h"

namespace fourcast::lesson {

ExactScores ownSolver()
{
    return
        [solver = std::shared_ptr<Solver>()](
            const Position& position, const std::stop_token& stop) mutable -> std::optional<int> {
            if (!solver) {
                solver = std::make_shared<Solver>();
                // An early position takes a minute without it.
                solver->setKnownScores(&builtInScores());
            }
            const SolveReport report = solver->solve(position, SolveGoal::Strong, {}, {stop, {}});
            if (!report.score.isExact())
                return {};
            return report.score.lower;
        };
}

TreeSearcher::TreeSearcher(std::unique_ptr<Work> work) : m_work(std::move(work)) { }
TreeSearcher::TreeSearcher(TreeSearcher&& other) noexcept = default;
TreeSearcher& TreeSearcher::operator=(TreeSearcher&& other) noexcept = default;
TreeSearcher::~TreeSearcher() = default;

Expected<TreeSearcher> TreeSearcher::make(TreeRequest request, ExactScores exact)
{
    if (const auto checked = check(request); !checked)
        return tl::unexpected<Error>(checked.error());
    if (!exact)
        exact = ownSolver();
    auto work = request.isTyped()          ? typedWork(request)
        : request.method == Method::Engine ? engineWork(request)
                                           : boardWork(request, std::move(exact));
    return TreeSearcher(std::move(work));
}

const TreeRequest& TreeSearcher::request() const
{
    return m_work->request();
}

std::optional<RecordedTree> TreeSearcher::record(const std::stop_token& stop,
                                                 const Progress& progress)
{
    return m_work->record(stop, progress);
}

std::optional<RecordedTree> TreeSearcher::expand(const RecordedTree& tree, NodeIndex node,
                                                 const std::stop_token& stop)
{
    return m_work->expand(tree, node, stop);
}

std::optional<TreeSearcher::Counted> TreeSearcher::count(const std::stop_token& stop)
{
    return m_work->count(stop);
}

std::optional<MinimalTree> TreeSearcher::least(const std::stop_token& stop)
{
    return m_work->least(stop);
}

}
