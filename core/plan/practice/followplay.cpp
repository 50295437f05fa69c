// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/practice/followplay.h"

#include "core/plan/visitedstates.h"

#include <utility>

namespace {

/// Goes through the states below one, without a verdict on each line.
template <typename Board> class OutlookWalk
{
public:
    OutlookWalk(const BasicPlan<Board>& plan, std::uint64_t limit)
        : m_plan(plan), m_limit(limit) { }

    PlanOutlook run(const Board& root, int last)
    {
        m_open.emplace_back(root, last);
        while (!m_open.empty() && !m_isRefuted && m_visited.count() < m_limit) {
            const auto [position, column] = m_open.back();
            m_open.pop_back();
            visit(position, column);
        }
        return {m_visited.count(), m_isRefuted};
    }

private:
    void visit(const Board& position, int last)
    {
        if (position.winningSquares() != 0)
            return;
        if (position.isFull())
            return end();
        if (!m_visited.insert(VisitedStates::key(position, m_plan.arrows != 0 ? last : -1)))
            return;
        const BasicPlanChoice<Board> choice = planChoice(m_plan, position, last);
        m_isRefuted = m_isRefuted || !choice.hasMove();
        for (int column = 0; column < Board::Shape::width; ++column)
            if (choice.allows(column))
                addReplies(position.after(column));
    }

    void addReplies(const Board& position)
    {
        if (position.isFull())
            return end();
        m_isRefuted = m_isRefuted || position.winningSquares() != 0;
        for (int column = 0; column < Board::Shape::width; ++column)
            if (position.canPlay(column))
                m_open.emplace_back(position.after(column), column);
    }

    void end() { m_isRefuted = m_isRefuted || m_plan.goal == PlanGoal::Win; }

    const BasicPlan<Board>& m_plan;
    std::uint64_t m_limit;
    VisitedStates m_visited;
    std::vector<std::pair<Board, int>> m_open;
    bool m_isRefuted = false;
};

}

template <typename Board>
PlanOutlook planOutlook(const BasicPlan<Board>& plan, const Board& position, int last,
                        std::uint64_t limit)
{
    return OutlookWalk<Board>(plan, limit).run(position, last);
}

template <typename Board> FollowStep<Board> FollowPlay<Board>::choose(int column)
{
    const FollowStep<Board> step {m_play.choice(), Move(column)};
    if (step.isAllowed())
        m_play.play(column);
    else
        ++m_timesLeft;
    return step;
}

template <typename Board>
std::optional<bool> FollowPlay<Board>::keepsGoal(int column, PlanJudge<Board>& judge,
                                                 const std::stop_token& stop) const
{
    const BasicPlan<Board>& plan = m_play.plan();
    return judge.canReach(m_play.position().after(column), plan.side, plan.goal, stop);
}

template <typename Board> Move FollowPlay<Board>::reply(FollowReplies replies, std::uint64_t states)
{
    std::vector<int> best;
    std::uint64_t most = 0;
    for (int column = 0; column < Board::Shape::width; ++column) {
        if (!m_play.canPlay(column))
            continue;
        std::uint64_t worth = 0;
        const Board after = m_play.position().after(column);
        if (after.isWon()) {
            worth = ~std::uint64_t {0};
        } else if (replies == FollowReplies::Testing) {
            const PlanOutlook outlook = planOutlook(m_play.plan(), after, column, states);
            worth = outlook.isRefuted ? ~std::uint64_t {0} - 1 : outlook.states;
        }
        if (worth > most)
            best.clear();
        if (worth >= most)
            best.push_back(column);
        most = std::max(most, worth);
    }
    const Move move(best[m_random.below(static_cast<std::uint32_t>(best.size()))]);
    m_play.play(move.column());
    return move;
}

#define PLAN_BOARD(W, H, K)                                                                        \
    template class FollowPlay<BasicPosition<W, H, (K)>>;                                           \
    template PlanOutlook planOutlook(const BasicPlan<BasicPosition<W, H, (K)>>&,                   \
                                     const BasicPosition<W, H, K>&, int, std::uint64_t);
#include "core/plan/planboards.def"
