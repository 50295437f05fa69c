// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/planjudges.h"

#include "core/solver/smallsolver.h"

namespace {

template <typename Board> class SmallJudge : public RememberingJudge<Board>
{
protected:
    std::optional<int> solve(const Board& position, const std::stop_token& stop) override
    {
        const std::optional<int> plies = m_solver.pliesToEnd(position, stop);
        if (!plies)
            return {};
        return (*plies > 0) - (*plies < 0);
    }

private:
    SmallSolver<Board> m_solver;
};

}

std::optional<int> SolverJudge::solve(const Position& position, const std::stop_token& stop)
{
    const SolveReport report = m_solver->solve(position, SolveGoal::Weak, {.nodes = m_nodes},
                                               {.stop = stop, .report = {}});
    if (!report.score.isDecided())
        return {};
    return (report.score.lower > 0) - (report.score.upper < 0);
}

template <typename Board> std::unique_ptr<PlanJudge<Board>> makeSmallJudge()
{
    return std::make_unique<SmallJudge<Board>>();
}

#define PLAN_BOARD(W, H, K)                                                                        \
    template std::unique_ptr<PlanJudge<BasicPosition<W, H, (K)>>>                                  \
    makeSmallJudge<BasicPosition<W, H, (K)>>();
#include "core/plan/planboards.def"
