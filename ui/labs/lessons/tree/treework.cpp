// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/tree/treework.h"

#include "core/solver/solverservice.h"

using namespace fourcast::lesson;

ExactScores exactScores(std::shared_ptr<SolverService> solver)
{
    if (!solver)
        return {};
    return [solver = std::move(solver)](const Position& position,
                                        const std::stop_token& stop) -> std::optional<int> {
        std::optional<int> score;
        solver->ask({}, stop, [&](Solver& asked, const std::stop_token& turn) {
            const SolveReport report = asked.solve(position, SolveGoal::Strong, {}, {turn, {}});
            if (report.score.isExact())
                score = report.score.lower;
            return score.has_value();
        });
        return score;
    };
}

TreeJob::Work recordWork(const TreeRequest& request, const ExactScores& exact)
{
    return [request, exact](const TreeJob::Context& job) -> Expected<FoundTree> {
        FoundTree found;
        FOURCAST_LET(found.searcher, TreeSearcher::make(request, exact));
        const auto told = [&job](std::uint64_t nodes) { job.report({.done = nodes}); };
        if (auto tree = found.searcher->record(job.stop(), told))
            found.tree = std::make_shared<const RecordedTree>(std::move(*tree));
        return found;
    };
}

TreeJob::Work unfoldWork(const FoundTree& found, NodeIndex node)
{
    return [found, node](const TreeJob::Context& job) -> Expected<FoundTree> {
        FoundTree unfolded {.tree = {}, .searcher = found.searcher};
        if (const auto below = found.searcher->expand(*found.tree, node, job.stop()))
            unfolded.tree
                = std::make_shared<const RecordedTree>(found.tree->unfolded(node, *below));
        return unfolded;
    };
}

CompareJob::Work compareWork(const TreeRequest& request, const ExactScores& exact)
{
    return [request, exact](const CompareJob::Context& job) -> Expected<Comparisons> {
        Comparisons all;
        const auto total = static_cast<std::uint64_t>(request.depth);
        job.report({.done = 0, .total = total});
        const auto grown = growth(
            request,
            [&](const Comparison& comparison) {
                all.push_back(comparison);
                job.report({.done = all.size(), .total = total});
                job.send(all);
            },
            exact, job.stop());
        if (!grown)
            return tl::unexpected(grown.error());
        return all;
    };
}
