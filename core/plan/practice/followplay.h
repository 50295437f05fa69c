// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/planjudge.h"
#include "core/plan/practice/planplay.h"
#include "core/support/random.h"

/// What a person who follows a plan did.
template <typename Board> struct FollowStep
{
    /// What the plan wanted; its rule is the one that was broken where the move is not allowed.
    BasicPlanChoice<Board> choice;
    Move move;

    bool isAllowed() const { return choice.allows(move.column()); }
};

enum class FollowReplies : std::uint8_t
{
    Testing, ///< the reply after which most positions can still come up
    Seeded ///< any
};

/// *Follow*: a person plays the plan's side, and the other side is answered for. A move that the
/// plan does not name is not played; it is said which rule wanted another.
template <typename Board> class FollowPlay
{
public:
    /// Where the opponent is to move, reply() is due at once.
    FollowPlay(BasicRootedPlan<Board> rooted, std::uint64_t seed)
        : m_play(std::move(rooted)), m_random(seed)
    {
    }

    const PlanPlay<Board>& play() const { return m_play; }
    bool isPersonsTurn() const { return !m_play.isOver() && m_play.isOwnTurn(); }
    /// How many moves were not the plan's.
    int timesLeft() const { return m_timesLeft; }

    /// Only on the person's turn, a possible move. Plays it where it is allowed.
    FollowStep<Board> choose(int column);
    /// Whether a move of the person's would still reach the goal with best play; nothing where the
    /// judge could not say. Blocks.
    std::optional<bool> keepsGoal(int column, PlanJudge<Board>& judge,
                                  const std::stop_token& stop = {}) const;

    /// Only on the opponent's turn, while it is not over. A reply that refutes the plan comes
    /// first. Testing costs a walk for each reply, of at most `states`.
    Move reply(FollowReplies replies, std::uint64_t states = 20'000);
    /// An opponent of the caller's own has chosen.
    void playReply(int column) { m_play.play(column); }

    void takeBackTo(std::size_t moves) { m_play.takeBackTo(moves); }

private:
    PlanPlay<Board> m_play;
    SeededRandom m_random;
    int m_timesLeft = 0;
};

/// What can still come up under a plan once the opponent has played into column `last`.
struct PlanOutlook
{
    std::uint64_t states = 0; ///< as PlanVerdict counts them, up to the limit
    bool isRefuted = false;
};

template <typename Board>
PlanOutlook planOutlook(const BasicPlan<Board>& plan, const Board& position, int last,
                        std::uint64_t limit);

#define PLAN_BOARD(W, H, K) extern template class FollowPlay<BasicPosition<W, H, (K)>>;
#include "core/plan/planboards.def"
