// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/planjudge.h"
#include "core/solver/solver.h"

#include <memory>
#include <unordered_map>

/// The sign of best play for who is to move, kept for each position: what the judges have in
/// common.
template <typename Board> class RememberingJudge : public PlanJudge<Board>
{
public:
    std::optional<bool> canReach(const Board& position, Player side, PlanGoal goal,
                                 const std::stop_token& stop) override
    {
        const std::optional<int> sign = signOf(position, stop);
        if (!sign)
            return {};
        const int own = position.sideToMove() == side ? *sign : -*sign;
        return goal == PlanGoal::Win ? own > 0 : own >= 0;
    }

protected:
    /// 1, 0 or -1 of an unfinished position; nothing where it was stopped.
    virtual std::optional<int> solve(const Board& position, const std::stop_token& stop) = 0;

private:
    std::optional<int> signOf(const Board& position, const std::stop_token& stop)
    {
        if (position.isWon())
            return -1;
        if (position.isFull())
            return 0;
        const auto known = m_signs.find(position.key());
        if (known != m_signs.end())
            return known->second;
        const std::optional<int> sign = solve(position, stop);
        if (sign)
            m_signs.emplace(position.key(), static_cast<std::int8_t>(*sign));
        return sign;
    }

    std::unordered_map<std::uint64_t, std::int8_t> m_signs;
};

/// The exact solver of the standard board, which must outlive the judge and is asked by nobody else
/// meanwhile.
class SolverJudge : public RememberingJudge<Position>
{
public:
    /// `nodes` for each answer; 0: any number.
    explicit SolverJudge(Solver& solver, std::uint64_t nodes = 0)
        : m_solver(&solver), m_nodes(nodes)
    {
    }

protected:
    std::optional<int> solve(const Position& position, const std::stop_token& stop) override;

private:
    Solver* m_solver;
    std::uint64_t m_nodes;
};

/// By plain alpha-beta to the end of the game, for other boards.
template <typename Board> std::unique_ptr<PlanJudge<Board>> makeSmallJudge();
