// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/h1options.h"
#include "core/evaluation/h1patterns.h"
#include "core/evaluation/heuristic.h"

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

/// The study's first heuristic with any of its variants: the sum of a side's features minus the
/// other side's, from the view of the side to move (Kang, Wang, Hu 2019, table 1 and section 3;
/// what the article leaves open is told in H1Options).
///
/// Four in line ends the evaluation at once: the value is value::win, whatever else stands on the
/// board. Three with both ends available is "infinite" in the article too; it counts
/// value::heuristicWin, which the other features add to, so that two such threes cancel out and a
/// finished game is worth more than any promise of one. H1Options::openThreeWins takes the article
/// at its word instead: both are the same infinity.
class H1
{
public:
    /// `side` matters to the variant that counts own features only: they are that side's.
    explicit H1(const H1Options& options = {}, Player side = Player::First)
        : m_options(options), m_side(side)
    {
    }

    Value operator()(const Position& position) const
    {
        const Value finished = h1::finishedValue(position, m_options);
        return finished != 0 ? finished : unfinished(position);
    }
    /// The same where it is known that nobody has four in line, as in a search that looks for it.
    Value unfinished(const Position& position) const
    {
        return m_options.ownFeaturesOnly ? h1::unfinishedOwnValue(position, m_side, m_options)
                                         : h1::unfinishedValue(position, m_options);
    }
    /// The same heuristic in the service of a player.
    H1 seenBy(Player side) const { return H1(m_options, side); }

    /// What the value is made of; the values add up to it exactly.
    std::vector<H1Feature> explain(const Position& position, Player view) const;

private:
    H1Options m_options;
    Player m_side = Player::First;
};

/// H1 in its strict reading, with the options known to the compiler.
class StrictH1
{
public:
    Value operator()(const Position& position) const
    {
        const Value finished = h1::finishedValue(position, strict);
        return finished != 0 ? finished : unfinished(position);
    }
    Value unfinished(const Position& position) const
    {
        return h1::unfinishedValue(position, strict);
    }
    StrictH1 seenBy(Player) const { return *this; }

private:
    static constexpr H1Options strict {};
};

static_assert(Heuristic<H1> && Heuristic<StrictH1>);
