// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"

/// What a plan promises its side.
enum class PlanGoal : std::uint8_t
{
    Win,
    Hold ///< not to lose
};

/// A way to play that needs no search: marks on the empty squares of one position, and four rules
/// that are tried in this order whenever it is the side's turn (planrule.h).
///
/// 1. Win where a disc makes four. 2. Block where the opponent would make four. 3. *Follow*: the
/// opponent has just played directly below an arrow: play on the arrow. 4. Of the squares that can
/// be reached now, take one with the lowest number; where several have it, any of them.
///
/// A square without a mark is never entered by choice. A plan is *valid* where it keeps its promise
/// against every reply and for every choice among equal numbers (planverifier.h).
///
/// The language contains follow-up (V. Allis, 1988) and most of the steady-state diagrams of 2swap
/// ("WeakC4", 2025); free choice among equal numbers is new here.
template <typename Board> struct BasicPlan
{
    using Shape = typename Board::Shape;
    static constexpr int mostNumbers = 9;

    Player side = Player::First;
    PlanGoal goal = PlanGoal::Win;
    Bitboard arrows = 0;
    /// `numbers[0]` are the squares with a 1. No square has two.
    std::array<Bitboard, mostNumbers> numbers {};

    /// 1 to 9; 0 for none.
    constexpr int numberOn(Bitboard square) const
    {
        for (int i = 0; i < mostNumbers; ++i)
            if (numbers[static_cast<std::size_t>(i)] & square)
                return i + 1;
        return 0;
    }
    /// 0 takes the number away.
    constexpr void setNumber(Bitboard square, int number)
    {
        for (Bitboard& squares : numbers)
            squares &= ~square;
        if (number > 0)
            numbers[static_cast<std::size_t>(number - 1)] |= square;
    }
    constexpr Bitboard numbered() const
    {
        Bitboard all = 0;
        for (const Bitboard squares : numbers)
            all |= squares;
        return all;
    }
    /// How many different numbers.
    constexpr int numbersUsed() const
    {
        int used = 0;
        for (const Bitboard squares : numbers)
            used += squares != 0 ? 1 : 0;
        return used;
    }
    /// Arrows and numbers together.
    constexpr int marks() const { return std::popcount(arrows) + std::popcount(numbered()); }

    /// For the position's mirror image.
    constexpr BasicPlan mirrored() const
    {
        const auto mirror = [](Bitboard squares) {
            return Board::fromBitboards(squares, squares).mirrored().own();
        };
        BasicPlan image = *this;
        image.arrows = mirror(arrows);
        for (Bitboard& squares : image.numbers)
            squares = mirror(squares);
        return image;
    }

    friend constexpr bool operator==(const BasicPlan&, const BasicPlan&) = default;
};

/// On the standard board.
using Plan = BasicPlan<Position>;
