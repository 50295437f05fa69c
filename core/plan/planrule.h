// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan.h"

/// Which of a plan's rules names the move.
enum class PlanRule : std::uint8_t
{
    Win,
    Block,
    Follow, ///< on top of the opponent's last disc
    Number,
    TwoThreats, ///< none: the opponent has two squares that would make four
    NoMove ///< none: no numbered square can be reached
};

template <typename Board> struct BasicPlanChoice
{
    PlanRule rule = PlanRule::NoMove;
    /// Any of these; empty where no rule names one.
    Bitboard squares = 0;
    /// 1 to 9 where the rule is Number.
    int number = 0;

    bool hasMove() const { return squares != 0; }
    bool allows(int column) const { return (squares & Board::Shape::columnMask(column)) != 0; }
};

using PlanChoice = BasicPlanChoice<Position>;

/// What a plan plays, from an unfinished position with its side to move. `last` is the column of
/// the opponent's last move; negative where it is unknown or was not made under the plan: then no
/// arrow counts. Of several squares that win, any.
template <typename Board>
constexpr BasicPlanChoice<Board> planChoice(const BasicPlan<Board>& plan, const Board& position,
                                            int last)
{
    if (const Bitboard wins = position.winningSquares())
        return {PlanRule::Win, wins};
    if (const Bitboard threats = position.threatenedSquares())
        return std::has_single_bit(threats) ? BasicPlanChoice<Board> {PlanRule::Block, threats}
                                            : BasicPlanChoice<Board> {PlanRule::TwoThreats};
    const Bitboard landing = position.available();
    if (last >= 0)
        if (const Bitboard above = landing & Board::Shape::columnMask(last) & plan.arrows)
            return {PlanRule::Follow, above};
    for (std::size_t i = 0; i < plan.numbers.size(); ++i)
        if (const Bitboard squares = landing & plan.numbers[i])
            return {PlanRule::Number, squares, static_cast<int>(i) + 1};
    return {};
}
