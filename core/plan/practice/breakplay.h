// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/practice/planplay.h"
#include "core/plan/visitedstates.h"
#include "core/support/random.h"

/// *Break*: a person plays against a plan, which answers at once. What came up is counted over all
/// tries, in the same states as PlanVerdict counts them.
template <typename Board> class BreakPlay
{
public:
    /// Of equal numbers the plan takes any, by the seed.
    BreakPlay(BasicRootedPlan<Board> rooted, std::uint64_t seed)
        : m_play(std::move(rooted)), m_random(seed)
    {
        answer();
    }

    const PlanPlay<Board>& play() const { return m_play; }
    bool isPersonsTurn() const { return !m_play.isOver() && !m_play.isOwnTurn(); }
    /// The plan has failed, which a valid one never does.
    bool isBroken() const { return m_play.failure() != PlanFailure::None; }
    /// Different states that came up.
    std::uint64_t seen() const { return m_seen.count(); }

    /// Only on the person's turn, a possible move. The plan answers.
    void choose(int column)
    {
        m_play.play(column);
        answer();
    }
    /// To when the person was to move with at most so many moves made.
    void takeBackTo(std::size_t moves)
    {
        m_play.takeBackTo(moves);
        if (m_play.isOwnTurn() && !m_play.moves().empty() && !m_play.isOver())
            m_play.takeBackTo(m_play.moves().size() - 1);
        answer();
    }

private:
    void answer()
    {
        if (!m_play.isOwnTurn() || m_play.position().isFinished())
            return;
        const BasicPlanChoice<Board> choice = m_play.choice();
        if (choice.rule != PlanRule::Win)
            m_seen.insert(VisitedStates::key(m_play.position(),
                                             m_play.plan().arrows != 0 ? m_play.last() : -1));
        if (!choice.hasMove())
            return;
        std::vector<int> columns;
        for (int column = 0; column < Board::Shape::width; ++column)
            if (choice.allows(column))
                columns.push_back(column);
        m_play.play(columns[m_random.below(static_cast<std::uint32_t>(columns.size()))]);
    }

    PlanPlay<Board> m_play;
    SeededRandom m_random;
    VisitedStates m_seen;
};
