// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/plantree.h"

#include "core/board/notation.h"

#include <QCoreApplication>
#include <unordered_map>
#include <unordered_set>

namespace {

struct TreeText
{
    Q_DECLARE_TR_FUNCTIONS(PlanTree)
};

/// Walks a tree from its root, by positions: the moves that its steps tell are for people.
template <typename Board> class PlanTreeCheck
{
    using Shape = typename Board::Shape;

public:
    explicit PlanTreeCheck(const BasicPlanTree<Board>& tree) : m_tree(tree) { }

    Expected<std::uint64_t> run()
    {
        for (const auto& step : m_tree.steps)
            if (!m_steps.emplace(step.position.key(), &step).second)
                return fail(
                    TreeText::tr("The position after %1 has two steps.").arg(line(step.moves)));
        const auto own = m_steps.find(m_tree.root.key());
        if (own != m_steps.end())
            FOURCAST_TRY(check(*own->second));
        else if (m_tree.root.sideToMove() == m_tree.side)
            return fail(TreeText::tr("The tree has no step for its first position."));
        else
            FOURCAST_TRY(replies(m_tree.root, {}));
        if (m_used != m_steps.size())
            return fail(TreeText::tr("%n of the steps can't come up.", nullptr,
                                     static_cast<int>(m_steps.size() - m_used)));
        return m_states;
    }

private:
    static QString line(const std::vector<Move>& moves)
    {
        return moves.empty() ? QStringLiteral("-") : notation::toDigits(moves);
    }

    Expected<void> check(const BasicPlanStep<Board>& step)
    {
        if (!m_visited.insert(step.position.key()).second)
            return {};
        ++m_used;
        if (step.move.isNone()) {
            if (step.plan.side != m_tree.side || step.plan.goal != m_tree.goal)
                return fail(
                    TreeText::tr("The plan after %1 is for something else.").arg(line(step.moves)));
            const PlanVerdict verdict = verifyPlan(step.plan, step.position);
            m_states += verdict.states;
            if (!verdict.isValid())
                return fail(TreeText::tr("The plan after %1 fails after %2.")
                                .arg(line(step.moves), line(verdict.line)));
            return {};
        }
        if (!step.position.canPlay(step.move))
            return fail(TreeText::tr("After %1 the column %2 is full.")
                            .arg(line(step.moves), notation::columnName(step.move.column())));
        std::vector<Move> moves = step.moves;
        moves.push_back(step.move);
        return replies(step.position.after(step.move.column()), moves);
    }

    Expected<void> replies(const Board& moved, std::vector<Move> moves)
    {
        if (moved.isWon())
            return {};
        if (moved.winningSquares() != 0)
            return fail(TreeText::tr("After %1 the opponent makes four.").arg(line(moves)));
        if (moved.isFull() && m_tree.goal == PlanGoal::Win)
            return fail(TreeText::tr("After %1 the board is full.").arg(line(moves)));
        for (int reply = 0; reply < Shape::width; ++reply) {
            if (!moved.canPlay(reply))
                continue;
            const Board next = moved.after(reply);
            if (next.winningSquares() != 0 || (next.isFull() && m_tree.goal == PlanGoal::Hold))
                continue;
            moves.push_back(Move(reply));
            const auto step = m_steps.find(next.key());
            if (step == m_steps.end())
                return fail(TreeText::tr("There is no step after %1.").arg(line(moves)));
            FOURCAST_TRY(check(*step->second));
            moves.pop_back();
        }
        return {};
    }

    const BasicPlanTree<Board>& m_tree;
    std::unordered_map<std::uint64_t, const BasicPlanStep<Board>*> m_steps;
    std::unordered_set<std::uint64_t> m_visited;
    std::size_t m_used = 0;
    std::uint64_t m_states = 0;
};

}

template <typename Board> Expected<std::uint64_t> verifyPlanTree(const BasicPlanTree<Board>& tree)
{
    return PlanTreeCheck<Board>(tree).run();
}

#define PLAN_BOARD(W, H, K)                                                                        \
    template Expected<std::uint64_t> verifyPlanTree(const BasicPlanTree<BasicPosition<W, H, (K)>>&);
#include "core/plan/planboards.def"
