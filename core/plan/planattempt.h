// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/planclauses.h"
#include "core/plan/planfinder.h"
#include "core/plan/visitedstates.h"

/// One search for a plan with a given number of numbers: counterexamples until there are none, or
/// no plan is left (see findPlan()). What was learned of single states is kept from one attempt to
/// the next.
template <typename Board> class PlanAttempts
{
    using Shape = typename Board::Shape;

public:
    /// What ends an attempt early; 0 for no limit.
    struct Budget
    {
        std::uint64_t conflicts = 0;
        std::uint64_t states = 0;
    };

    PlanAttempts(const Board& root, Player side, PlanGoal goal, PlanJudge<Board>& judge,
                 std::function<void()> progress);

    /// Found leaves a plan that passes the walk; it is not verified yet.
    PlanSearchStatus run(int numbers, bool arrows, const Budget& budget,
                         const std::stop_token& stop);

    const BasicPlan<Board>& plan() const { return m_plan; }
    /// Of all attempts.
    std::uint64_t states() const { return m_states; }
    std::uint64_t conflicts() const { return m_conflicts; }

private:
    struct Judged
    {
        PlanState<Board> state;
        bool isLost = false;
        int block = -1; ///< the column, where there is one square to block
        typename PlanClauses<Board>::Moves moves {};
    };
    struct Walk;

    bool demandRoot(PlanClauses<Board>& clauses);
    /// The state's clauses, unless they are there. Nothing where it was stopped.
    std::optional<const Judged*> expand(const PlanState<Board>& state, PlanClauses<Board>& clauses,
                                        const std::stop_token& stop);
    std::optional<Judged> judged(const PlanState<Board>& state, const std::stop_token& stop);
    static void addClauses(const Judged& judged, PlanClauses<Board>& clauses);

    Board m_root;
    Player m_side;
    PlanGoal m_goal;
    PlanJudge<Board>& m_judge;
    std::function<void()> m_progress;
    BasicPlan<Board> m_plan;
    /// In the order in which they were met, so that an attempt is the same every time.
    std::vector<std::unique_ptr<Judged>> m_judged;
    std::unordered_map<std::uint64_t, const Judged*> m_known;
    std::uint64_t m_states = 0;
    std::uint64_t m_conflicts = 0;
};

#define PLAN_BOARD(W, H, K) extern template class PlanAttempts<BasicPosition<W, H, (K)>>;
#include "core/plan/planboards.def"
