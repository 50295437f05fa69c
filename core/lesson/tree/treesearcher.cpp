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

Expected<std::shared_ptr<TreeSearcher>> TreeSearcher::make(TreeRequest request, ExactScores exact)
{
    FOURCAST_TRY(check(request));
    if (!exact)
        exact = ownSolver();
    return request.isTyped()               ? typedWork(request)
        : request.method == Method::Engine ? engineWork(request)
                                           : boardWork(request, std::move(exact));
}

}
