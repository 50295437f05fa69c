// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/plantree.h"

#include "core/plan/plandeadline.h"
#include "core/plan/visitedstates.h"

#include <algorithm>
#include <map>
#include <memory>
#include <unordered_map>

namespace {

using TreeClock = std::chrono::steady_clock;

/// The best tree below a position with the strategist to move: a plan, or a move and what follows.
template <typename Board> struct PlanBranch
{
    BasicPlan<Board> plan;
    Move move; ///< none where a plan begins
    std::vector<std::pair<Board, std::shared_ptr<const PlanBranch>>> replies;
    int plans = 1;
};

template <typename Board> class PlanTreeFinder
{
    using Shape = typename Board::Shape;
    using Branch = std::shared_ptr<const PlanBranch<Board>>;

public:
    PlanTreeFinder(Player side, PlanGoal goal, PlanJudge<Board>& judge,
                   const PlanSearchLimits& limits, const PlanSearchContext& context)
        : m_side(side), m_goal(goal), m_judge(judge), m_limits(limits), m_context(context)
    {
    }

    std::uint64_t attempts() const { return m_attempts; }
    /// Was a plan looked for in vain because of a limit?
    bool metLimit() const { return m_metLimit; }
    bool isStopped() const { return m_context.stop.stop_requested(); }

    /// The plan for a position with either side to move; null where there is none.
    Branch planAt(const Board& position)
    {
        const auto known = m_plans.find(position.key());
        if (known != m_plans.end())
            return known->second;
        ++m_attempts;
        const auto search = findPlan(position, m_side, m_goal, m_judge, m_limits, m_context);
        Branch found;
        if (search.isFound())
            found = std::make_shared<PlanBranch<Board>>(
                PlanBranch<Board> {.plan = search.plan, .move = {}, .replies = {}});
        if (isStopped())
            return found;
        m_metLimit = m_metLimit || search.status == PlanSearchStatus::LimitReached;
        m_plans.emplace(position.key(), found);
        return found;
    }

    /// With the strategist to move, and at most `ownMoves` before a plan begins; null where that is
    /// not enough.
    Branch branchAt(const Board& position, int ownMoves)
    {
        if (const Branch plan = planAt(position))
            return plan;
        if (ownMoves == 0 || isStopped())
            return {};
        const auto place = std::pair(position.key(), ownMoves);
        if (const auto known = m_branches.find(place); known != m_branches.end())
            return known->second;
        Branch best;
        for (int moves = 1; moves <= ownMoves && !best; ++moves)
            best = bestMove(position, moves);
        if (!isStopped())
            m_branches.emplace(place, best);
        return best;
    }

private:
    Branch bestMove(const Board& position, int ownMoves)
    {
        Branch best;
        const Bitboard threats = position.threatenedSquares();
        for (int column = 0; column < Shape::width; ++column) {
            const Bitboard landing = position.available() & Shape::columnMask(column);
            if (landing == 0 || (threats != 0 && landing != threats))
                continue;
            const Board moved = position.after(column);
            const auto isGood = m_judge.canReach(moved, m_side, m_goal, m_context.stop);
            if (!isGood.value_or(false))
                continue;
            const Branch branch = after(moved, Move(column), ownMoves - 1,
                                        best ? best->plans : Shape::squares * Shape::squares);
            if (branch)
                best = branch;
        }
        return best;
    }

    /// Null where it needs more own moves, or as many plans as `most`.
    Branch after(const Board& moved, Move move, int ownMoves, int most)
    {
        PlanBranch<Board> branch {.plan = {}, .move = move, .replies = {}, .plans = 0};
        for (int reply = 0; reply < Shape::width; ++reply) {
            if (!moved.canPlay(reply))
                continue;
            const Board next = moved.after(reply);
            if (next.winningSquares() != 0 || next.isFull())
                continue;
            const Branch below = branchAt(next, ownMoves);
            if (!below)
                return {};
            branch.plans += below->plans;
            if (branch.plans >= most)
                return {};
            branch.replies.emplace_back(next, below);
        }
        return std::make_shared<PlanBranch<Board>>(std::move(branch));
    }

    Player m_side;
    PlanGoal m_goal;
    PlanJudge<Board>& m_judge;
    PlanSearchLimits m_limits;
    PlanSearchContext m_context;
    std::unordered_map<std::uint64_t, Branch> m_plans;
    std::map<std::pair<std::uint64_t, int>, Branch> m_branches;
    std::uint64_t m_attempts = 0;
    bool m_metLimit = false;
};

/// The branches as steps; a position that comes up in several ways comes once.
template <typename Board> class PlanStepList
{
public:
    explicit PlanStepList(BasicPlanTree<Board>& tree) : m_tree(tree) { }

    void add(const std::vector<Move>& moves, const Board& position, const PlanBranch<Board>& branch)
    {
        if (!m_positions.insert(VisitedStates::key(position, -1)))
            return;
        m_tree.steps.push_back({moves, position, branch.move, branch.plan});
        for (const auto& [next, below] : branch.replies) {
            std::vector<Move> line = moves;
            line.push_back(branch.move);
            const Board moved = position.after(branch.move.column());
            line.push_back(
                Move(std::countr_zero(next.occupied() & ~moved.occupied()) / Board::Shape::stride));
            add(line, next, *below);
        }
    }

private:
    BasicPlanTree<Board>& m_tree;
    VisitedStates m_positions;
};

/// The steps of a root with the opponent to move: one for each reply. False where one of them needs
/// more own moves.
template <typename Board>
bool addReplies(PlanTreeFinder<Board>& finder, PlanStepList<Board>& steps, const Board& root,
                int ownMoves)
{
    std::vector<std::pair<int, std::shared_ptr<const PlanBranch<Board>>>> found;
    for (int reply = 0; reply < Board::Shape::width; ++reply) {
        if (!root.canPlay(reply))
            continue;
        const Board next = root.after(reply);
        if (next.winningSquares() != 0 || next.isFull())
            continue;
        found.emplace_back(reply, finder.branchAt(next, ownMoves));
        if (!found.back().second)
            return false;
    }
    for (const auto& [reply, branch] : found)
        steps.add({Move(reply)}, root.after(reply), *branch);
    return true;
}

/// Fills the tree; its root, side and goal are there.
template <typename Board>
PlanSearchStatus fillPlanTree(BasicPlanTree<Board>& tree, PlanTreeFinder<Board>& finder,
                              PlanJudge<Board>& judge, int mostMoves, const PlanDeadline& deadline,
                              const std::stop_token& stop)
{
    const Board& root = tree.root;
    const auto isReachable = judge.canReach(root, tree.side, tree.goal, deadline.token());
    if (isReachable && !*isReachable)
        return PlanSearchStatus::GoalOutOfReach;
    PlanStepList<Board> steps(tree);
    const bool isOwnTurn = root.sideToMove() == tree.side;
    if (const auto plan = finder.planAt(root)) {
        steps.add({}, root, *plan);
        return PlanSearchStatus::Found;
    }
    for (int ownMoves = isOwnTurn ? 1 : 0; ownMoves <= mostMoves; ++ownMoves) {
        if (!isOwnTurn) {
            if (addReplies(finder, steps, root, ownMoves))
                return PlanSearchStatus::Found;
        } else if (const auto branch = finder.branchAt(root, ownMoves)) {
            steps.add({}, root, *branch);
            return PlanSearchStatus::Found;
        }
    }
    if (stop.stop_requested())
        return PlanSearchStatus::Stopped;
    return deadline.isUp() || finder.metLimit() ? PlanSearchStatus::LimitReached
                                                : PlanSearchStatus::NoneFound;
}

}

template <typename Board> int BasicPlanTree<Board>::plans() const
{
    return static_cast<int>(std::count_if(steps.begin(), steps.end(),
                                          [](const auto& step) { return step.move.isNone(); }));
}

template <typename Board> int BasicPlanTree<Board>::depth() const
{
    std::size_t most = 0;
    for (const auto& step : steps)
        if (step.move.isNone())
            most = std::max(most, step.moves.size() / 2);
    return static_cast<int>(most);
}

template <typename Board>
BasicPlanTreeSearch<Board> findPlanTree(const Board& root, Player side, PlanGoal goal,
                                        PlanJudge<Board>& judge, const PlanTreeLimits& limits,
                                        const PlanSearchContext& context)
{
    const auto began = TreeClock::now();
    const PlanDeadline deadline(context.stop, limits.time);
    PlanTreeFinder<Board> finder(side, goal, judge, limits.plan,
                                 {.stop = deadline.token(), .report = context.report});
    BasicPlanTreeSearch<Board> search;
    search.tree = {.root = root, .side = side, .goal = goal, .steps = {}};
    search.status
        = fillPlanTree(search.tree, finder, judge, limits.ownMoves, deadline, context.stop);
    search.attempts = finder.attempts();
    search.time = TreeClock::now() - began;
    return search;
}

#define PLAN_BOARD(W, H, K)                                                                        \
    template struct BasicPlanTree<BasicPosition<W, H, (K)>>;                                       \
    template BasicPlanTreeSearch<BasicPosition<W, H, (K)>> findPlanTree(                           \
        const BasicPosition<W, H, K>&, Player, PlanGoal, PlanJudge<BasicPosition<W, H, (K)>>&,     \
        const PlanTreeLimits&, const PlanSearchContext&);
#include "core/plan/planboards.def"
