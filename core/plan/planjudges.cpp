// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/planjudges.h"

std::optional<int> SolverJudge::solve(const Position& position, const std::stop_token& stop)
{
    const SolveReport report = m_solver->solve(position, SolveGoal::Weak, {.nodes = m_nodes},
                                               {.stop = stop, .report = {}});
    if (!report.score.isDecided())
        return {};
    return (report.score.lower > 0) - (report.score.upper < 0);
}

#define PLAN_BOARD(W, H, K) template class SmallJudge<BasicPosition<W, H, (K)>>;
#include "core/plan/planboards.def"
