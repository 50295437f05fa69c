// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/planfinder.h"
#include "core/support/expected.h"

/// A position with the strategist to move, and what he does there: a move, with a step for every
/// reply to it, or from here on a plan.
template <typename Board> struct BasicPlanStep
{
    std::vector<Move> moves; ///< from the tree's root on
    Board position;
    /// None where a plan begins.
    Move move;
    BasicPlan<Board> plan;
};

/// A strategy for one side: some moves of its own, and plans at their ends.
template <typename Board> struct BasicPlanTree
{
    Board root; ///< either side to move
    Player side = Player::First;
    PlanGoal goal = PlanGoal::Win;
    /// A position comes once, whatever the order of moves. The first are the root's own: one step
    /// where the side is to move there, otherwise one for each reply that does not end the game.
    /// One whose opponent is to move and that has a plan of its own is that plan alone, with no
    /// moves.
    std::vector<BasicPlanStep<Board>> steps;

    int plans() const;
    /// The most own moves before a plan begins.
    int depth() const;
};

using PlanTree = BasicPlanTree<Position>;

struct PlanTreeLimits
{
    int ownMoves = 2; ///< 0: a plan alone
    PlanSearchLimits plan; ///< for each of the plans
    std::chrono::milliseconds time {0}; ///< for all; 0: no limit
};

template <typename Board> struct BasicPlanTreeSearch
{
    PlanSearchStatus status = PlanSearchStatus::Stopped;
    BasicPlanTree<Board> tree; ///< only where one was found
    std::uint64_t attempts = 0; ///< plans that were looked for
    std::chrono::nanoseconds time {0};
};

using PlanTreeSearch = BasicPlanTreeSearch<Position>;

/// The tree with the fewest own moves before a plan begins; of several moves the one whose tree has
/// the fewest plans. Blocks; answers a stop within 100 ms.
template <typename Board>
BasicPlanTreeSearch<Board> findPlanTree(const Board& root, Player side, PlanGoal goal,
                                        PlanJudge<Board>& judge, const PlanTreeLimits& limits = {},
                                        const PlanSearchContext& context = {});

/// Checks a tree whole, without a judge: every reply has its step, every plan is valid, nothing is
/// left out or superfluous. The states of all plans together; fails with a sentence that names the
/// line.
template <typename Board> Expected<std::uint64_t> verifyPlanTree(const BasicPlanTree<Board>& tree);
