// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/planrule.h"
#include "core/plan/plantext.h"
#include "core/plan/planverifier.h"

#include <span>

/// Moves of both sides from a plan's position on.
template <typename Board> class PlanPlay
{
public:
    /// The position must be unfinished.
    explicit PlanPlay(BasicRootedPlan<Board> rooted)
        : m_rooted(std::move(rooted)), m_position(m_rooted.position)
    {
    }

    const BasicRootedPlan<Board>& rooted() const { return m_rooted; }
    const BasicPlan<Board>& plan() const { return m_rooted.plan; }
    const Board& position() const { return m_position; }
    /// Since the plan's position.
    std::span<const Move> moves() const { return m_moves; }

    bool isOwnTurn() const { return m_position.sideToMove() == m_rooted.plan.side; }
    /// The column of the last move, which an arrow may answer; -1 at the plan's position.
    int last() const { return m_moves.empty() ? -1 : m_moves.back().column(); }
    /// What the plan plays; only on its turn in an unfinished position.
    BasicPlanChoice<Board> choice() const { return planChoice(m_rooted.plan, m_position, last()); }
    bool canPlay(int column) const
    {
        return column >= 0 && column < Board::Shape::width && !m_position.isFinished()
            && m_position.canPlay(column);
    }

    /// Has the plan kept its promise?
    bool isKept() const
    {
        if (m_position.isWon())
            return !isOwnTurn();
        return m_position.isFull() && m_rooted.plan.goal == PlanGoal::Hold;
    }
    /// How it has broken it; None while it may still keep it.
    PlanFailure failure() const
    {
        if (m_position.isWon())
            return isOwnTurn() ? PlanFailure::OpponentWins : PlanFailure::None;
        if (m_position.isFull())
            return isKept() ? PlanFailure::None : PlanFailure::Draw;
        if (!isOwnTurn())
            return PlanFailure::None;
        const BasicPlanChoice<Board> now = choice();
        if (now.hasMove())
            return PlanFailure::None;
        return now.rule == PlanRule::TwoThreats ? PlanFailure::TwoThreats : PlanFailure::NoMove;
    }
    bool isOver() const { return isKept() || failure() != PlanFailure::None; }

    /// The move must be possible (canPlay()).
    void play(int column)
    {
        m_moves.emplace_back(column);
        m_position.play(column);
    }
    /// Leaves the first `moves`; more than there are changes nothing.
    void takeBackTo(std::size_t moves)
    {
        if (moves >= m_moves.size())
            return;
        m_moves.resize(moves);
        m_position = m_rooted.position;
        for (const Move move : m_moves)
            m_position.play(move);
    }

private:
    BasicRootedPlan<Board> m_rooted;
    Board m_position;
    std::vector<Move> m_moves;
};
