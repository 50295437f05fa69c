// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan.h"
#include "core/plan/satsolver.h"

#include <map>
#include <optional>
#include <unordered_map>
#include <vector>

/// Where a plan's side is to move: a position, and the column of the opponent's last move as far as
/// an arrow could answer it; negative otherwise.
template <typename Board> struct PlanState
{
    Board position;
    int last = -1;

    PlanState() = default;
    PlanState(const Board& at, int column)
        : position(at), last(column >= 0 && at.canPlay(column) ? column : -1)
    {
    }
};

/// Plans with `numbers` numbers as assignments of truth values, and what is known of them as
/// clauses: which states a plan must not lead to, and where it leads from the others.
///
/// Variables: le(x, k), square x has a number of at most k; arrow(x); lt(x, y), x has a number and
/// y has none or a higher one, implied in this direction alone; reach(s), the plan may lead to s.
template <typename Board> class PlanClauses
{
    using Shape = typename Board::Shape;

public:
    /// What the judge says of the moves in a state without a win or a block.
    struct Moves
    {
        Bitboard good = 0;
        Bitboard losing = 0;
    };

    PlanClauses(const Board& root, int numbers, bool arrows);

    SatSolver& solver() { return m_solver; }
    /// The plan must bear being there.
    void demand(const PlanState<Board>& state) { m_solver.add({reach(state)}); }
    /// No plan reaches its goal from here.
    void forbid(const PlanState<Board>& state) { m_solver.add({-reach(state)}); }
    /// The only move is a block, which does not lose.
    void force(const PlanState<Board>& state, int column);
    void choose(const PlanState<Board>& state, const Moves& moves);

    /// The marks of the solver's last answer.
    BasicPlan<Board> plan(Player side, PlanGoal goal) const;

private:
    int reach(const PlanState<Board>& state);
    int lessThan(int x, int y);
    /// The states that a move of the side leads to, without those in which it wins at once.
    std::vector<PlanState<Board>> after(const Board& position, int column) const;
    static int index(Bitboard square) { return std::countr_zero(square); }

    SatSolver m_solver;
    int m_numbers;
    Bitboard m_empty;
    std::array<std::vector<int>, 64> m_atMost {}; ///< le(x, 1), le(x, 2), ... by square
    std::array<int, 64> m_arrows {}; ///< 0 where there are none
    std::map<std::pair<int, int>, int> m_lessThan;
    std::unordered_map<std::uint64_t, int> m_reach;
};

#define PLAN_BOARD(W, H, K) extern template class PlanClauses<BasicPosition<W, H, (K)>>;
#include "core/plan/planboards.def"
