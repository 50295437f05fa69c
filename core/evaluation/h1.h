// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/h1options.h"
#include "core/evaluation/h1patterns.h"

#include <vector>

/// Something that H1 found on the board.
struct H1Feature
{
    /// 1 four in line, 2 three in line, 3 two in line, 4 a disc alone.
    int number = 0;
    /// Whose it is.
    Player side = Player::First;
    /// The discs that make the feature.
    Bitboard discs = 0;
    /// Empty squares that it counts on: open ends and gaps.
    Bitboard squares = 0;
    /// What it adds, from the view that was asked for: negative for the other side's features.
    Value value = 0;

    /// "two in line, 3 squares open on one side".
    QString text;
};

/// The study's first heuristic with any of its variants: the sum of a side's features minus the other
/// side's, from the view of the side to move (Kang, Wang, Hu 2019, table 1 and section 3; what the
/// article leaves open is told in H1Options).
///
/// An infinite feature (four in line, or three with both ends available) ends the evaluation at once:
/// the value is value::heuristicWin, whatever else stands on the board. Where both sides have one,
/// they cancel and the value is 0.
class H1
{
public:
    /// `side` matters to the variant that counts own features only: they are that side's.
    explicit H1(const H1Options& options = {}, Player side = Player::First)
        : m_options(options)
        , m_side(side)
    {
    }

    Value operator()(const Position& position) const { return evaluate(position, true); }
    /// The same where it is known that nobody has four in line, as in a search that looks for it.
    Value unfinished(const Position& position) const { return evaluate(position, false); }

    /// What the value is made of; the values add up to it exactly.
    std::vector<H1Feature> explain(const Position& position, Player view) const;

private:
    Value evaluate(const Position& position, bool lookForFour) const
    {
        return m_options.ownFeaturesOnly
            ? h1::evaluateOwn(position, m_side, m_options, lookForFour)
            : h1::evaluate(position, m_options, lookForFour);
    }

    H1Options m_options;
    Player m_side = Player::First;
};

/// H1 in its strict reading, with the options known to the compiler.
class StrictH1
{
public:
    Value operator()(const Position& position) const
    {
        return h1::evaluate(position, strict, true);
    }
    Value unfinished(const Position& position) const
    {
        return h1::evaluate(position, strict, false);
    }

private:
    static constexpr H1Options strict {};
};
