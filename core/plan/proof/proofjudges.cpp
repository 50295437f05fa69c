// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/proof/proofjudges.h"

#include "core/book/builtinbook.h"
#include "core/solver/smallsolver.h"
#include "core/solver/solver.h"

#include <type_traits>

namespace {

/// Asks the exact solver, and the book before.
class BookJudge : public PlanJudge<Position>
{
public:
    explicit BookJudge(std::shared_ptr<SolverTable> table)
        : m_solver(std::move(table), {.workers = 1})
    {
        m_solver.setKnownScores(&builtInScores());
    }

    std::optional<bool> canReach(const Position& position, Player side, PlanGoal goal,
                                 const std::stop_token& stop) override
    {
        if (position.isWon())
            return position.sideToMove() != side;
        if (position.isFull())
            return goal == PlanGoal::Hold;
        const bool isOwn = position.sideToMove() == side;
        const SolveReport report
            = m_solver.solve(position, ::SolveGoal::Weak, {}, {.stop = stop, .report = {}});
        if (!report.score.isDecided())
            return {};
        const int lower = isOwn ? report.score.lower : -report.score.upper;
        return goal == PlanGoal::Win ? lower > 0 : lower >= 0;
    }

private:
    Solver m_solver;
};

template <typename Board> class ShortJudge : public PlanJudge<Board>
{
public:
    std::optional<bool> canReach(const Board& position, Player side, PlanGoal goal,
                                 const std::stop_token& stop) override
    {
        if (position.isWon())
            return position.sideToMove() != side;
        if (position.isFull())
            return goal == PlanGoal::Hold;
        const std::optional<int> plies = m_solver.pliesToEnd(position, stop);
        if (!plies)
            return {};
        const int score = position.sideToMove() == side ? *plies : -*plies;
        return goal == PlanGoal::Win ? score > 0 : score >= 0;
    }

private:
    SmallSolver<Board> m_solver;
};

}

template <typename Board> ProofJudges<Board>& ProofJudges<Board>::instance()
{
    static ProofJudges judges;
    return judges;
}

template <typename Board> std::unique_ptr<PlanJudge<Board>> ProofJudges<Board>::take()
{
    const std::scoped_lock lock(m_mutex);
    if (!m_free.empty()) {
        std::unique_ptr<PlanJudge<Board>> judge = std::move(m_free.back());
        m_free.pop_back();
        return judge;
    }
    if constexpr (std::is_same_v<Board, Position>) {
        static const auto table = std::make_shared<SolverTable>(SolverTable::defaultMib);
        return std::make_unique<BookJudge>(table);
    } else {
        return std::make_unique<ShortJudge<Board>>();
    }
}

template <typename Board> void ProofJudges<Board>::giveBack(std::unique_ptr<PlanJudge<Board>> judge)
{
    const std::scoped_lock lock(m_mutex);
    m_free.push_back(std::move(judge));
}

#define PLAN_BOARD(W, H, K) template class ProofJudges<BasicPosition<W, H, K>>;
#include "core/plan/planboards.def"
