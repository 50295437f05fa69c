// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"
#include "core/evaluation/h1options.h"
#include "core/evaluation/value.h"

#include <array>

/// H1's features as bit patterns. A pattern is a set of bits, each the lowest square (in the
/// direction's sense) of one occurrence, so that counting bits counts features.
namespace h1 {

using Shape = Position::Shape;

/// The discs of one side and the squares they may hope for.
struct Side
{
    Bitboard discs;
    Bitboard empty;
    Bitboard available;
};

inline Side sideOf(const Position& position, Bitboard discs, const H1Options& options)
{
    const Bitboard empty = ~position.occupied() & Shape::boardMask();
    return {discs, empty, options.availableMeansEmpty ? empty : position.available()};
}

/// The runs of one direction; `step` as in BoardShape::directions.
struct Runs
{
    Bitboard pairs; ///< discs at 0 and 1
    Bitboard triples; ///< discs at 0, 1 and 2
};

inline Runs runsOf(Bitboard discs, int step, const H1Options& options)
{
    const Bitboard two = discs & (discs >> step);
    const Bitboard three = two & (discs >> 2 * step);
    if (options.overlappingRuns)
        return {two, three};
    // Maximal: no own disc before the first or after the last.
    const Bitboard starts = ~(discs << step);
    return {two & starts & ~(discs >> 2 * step), three & starts & ~(discs >> 3 * step)};
}

/// Open ends of triples.
struct TripleEnds
{
    Bitboard both;
    Bitboard one;
};

inline TripleEnds tripleEnds(const Side& side, const Runs& runs, int step)
{
    const Bitboard before = side.available << step;
    const Bitboard after = side.available >> 3 * step;
    return {runs.triples & before & after, runs.triples & (before ^ after)};
}

/// Pairs with a gap and a third disc behind it.
struct Gaps
{
    Bitboard after; ///< XX_X
    Bitboard before; ///< X_XX, the bit on the pair
};

inline Gaps gapsOf(const Side& side, const Runs& runs, int step, const H1Options& options)
{
    const Bitboard gap = options.gapMustBeAvailable ? side.available : side.empty;
    return {runs.pairs & (gap >> 2 * step) & (side.discs >> 3 * step),
            runs.pairs & (gap << step) & (side.discs << 2 * step)};
}

/// Pairs that count as feature 3: those of a gap pattern have counted already.
inline Bitboard plainPairs(const Runs& runs, const Gaps& gaps, const H1Options& options)
{
    return options.gapPairIsPair ? runs.pairs : runs.pairs & ~(gaps.after | gaps.before);
}

/// Pairs of one direction that are open on one side only, by the number of squares in a row that
/// are available there: `atLeast[n]` holds those with n + 2 or more.
struct OneSidedPairs
{
    Bitboard any;
    std::array<Bitboard, 4> atLeast;
};

inline OneSidedPairs pairsOpenAfter(const Side& side, Bitboard pairs, int step)
{
    const Bitboard any = pairs & (side.available >> 2 * step) & ~(side.available << step);
    const Bitboard two = any & (side.available >> 3 * step);
    const Bitboard three = two & (side.available >> 4 * step);
    const Bitboard four = three & (side.available >> 5 * step);
    return {any, {two, three, four, four & (side.available >> 6 * step)}};
}

inline OneSidedPairs pairsOpenBefore(const Side& side, Bitboard pairs, int step)
{
    const Bitboard any = pairs & (side.available << step) & ~(side.available >> 2 * step);
    const Bitboard two = any & (side.available << 2 * step);
    const Bitboard three = two & (side.available << 3 * step);
    const Bitboard four = three & (side.available << 4 * step);
    return {any, {two, three, four, four & (side.available << 5 * step)}};
}

inline Bitboard pairsOpenOnBothSides(const Side& side, Bitboard pairs, int step)
{
    return pairs & (side.available << step) & (side.available >> 2 * step);
}

inline Value oneSidedValue(const OneSidedPairs& pairs, const H1Options& options)
{
    int steps = 0;
    if (options.shortPairs)
        steps += std::popcount(pairs.any & ~pairs.atLeast[0]);
    for (const Bitboard atLeast : pairs.atLeast)
        steps += std::popcount(atLeast);
    return steps * options.weights.pairStep;
}

/// A vertical pair can only grow upwards; `n` empty squares above it are worth what n available
/// ones are beside a level pair. The strict reading counts the available one alone, which is worth
/// nothing.
inline Value verticalPairsValue(const Side& side, Bitboard pairs, const H1Options& options)
{
    if (!options.verticalPairs && !options.shortPairs)
        return 0;
    const Side above {side.discs, side.empty, options.verticalPairs ? side.empty : side.available};
    return oneSidedValue(pairsOpenAfter(above, pairs, 1), options);
}

/// Discs that count as feature 4.
inline Bitboard loneDiscs(Bitboard discs, const H1Options& options)
{
    if (options.allDiscsCount)
        return discs;
    const Bitboard upright = (discs << 1) | (discs >> 1);
    const Bitboard three = discs | upright;
    return discs & ~(upright | (three << Shape::stride) | (three >> Shape::stride));
}

inline Value loneDiscsValue(Bitboard discs, const H1Options& options)
{
    constexpr auto columns = [](int left) {
        return Shape::columnMask(left) | Shape::columnMask(Shape::width - 1 - left);
    };
    const auto& worth = options.weights.loneDisc;
    return worth[3] * std::popcount(discs & columns(3))
        + worth[2] * std::popcount(discs & columns(2))
        + worth[1] * std::popcount(discs & columns(1))
        + worth[0] * std::popcount(discs & columns(0));
}

/// The features 2 and 3 of one direction.
[[gnu::always_inline]] inline Value directionValue(const Side& side, int step,
                                                   const H1Options& options)
{
    const Runs runs = runsOf(side.discs, step, options);
    Value sum = 0;
    if (options.threeInLine) {
        const TripleEnds ends = tripleEnds(side, runs, step);
        sum += value::heuristicWin * std::popcount(ends.both)
            + options.weights.three * std::popcount(ends.one);
    }
    // Nothing hangs above a gap, so an upright pair has none, and only variants give it a value.
    if (step == 1)
        return options.twoInLine ? sum + verticalPairsValue(side, runs.pairs, options) : sum;
    if (!runs.pairs)
        return sum;
    const Gaps gaps = gapsOf(side, runs, step, options);
    if (options.threeInLine)
        sum += options.weights.three * (std::popcount(gaps.after) + std::popcount(gaps.before));
    if (options.twoInLine) {
        // Without feature 2 its gap patterns do not count, so their pairs are pairs like any other.
        const Bitboard pairs = options.threeInLine ? plainPairs(runs, gaps, options) : runs.pairs;
        sum += options.weights.openPair * std::popcount(pairsOpenOnBothSides(side, pairs, step))
            + oneSidedValue(pairsOpenAfter(side, pairs, step), options)
            + oneSidedValue(pairsOpenBefore(side, pairs, step), options);
    }
    return sum;
}

/// All features of one side but the first, which ends a game.
[[gnu::always_inline]] inline Value sideValue(const Position& position, Bitboard discs,
                                              const H1Options& options)
{
    const Side side = sideOf(position, discs, options);
    Value sum = options.loneDisc ? loneDiscsValue(loneDiscs(discs, options), options) : 0;
    for (const int step : Shape::directions)
        sum += directionValue(side, step, options);
    return sum;
}

/// Three in line with both ends available.
inline int openThrees(const Position& position, Bitboard discs, const H1Options& options)
{
    if (!options.threeInLine)
        return 0;
    const Side side = sideOf(position, discs, options);
    int count = 0;
    for (const int step : Shape::directions)
        count += std::popcount(tripleEnds(side, runsOf(discs, step, options), step).both);
    return count;
}

/// H1Options::openThreeWins: who ends the evaluation by an open three, 1 the side to move, -1 the
/// other, 0 neither. Where own features alone count, those of `side` do.
inline int openThreeWinner(const Position& position, const H1Options& options, Player side)
{
    const bool own = !options.ownFeaturesOnly || side == position.sideToMove();
    const bool theirs = !options.ownFeaturesOnly || side != position.sideToMove();
    const int more = (own ? openThrees(position, position.own(), options) : 0)
        - (theirs ? openThrees(position, position.opponent(), options) : 0);
    return more > 0 ? 1 : more < 0 ? -1 : 0;
}

/// Own features minus theirs where nobody has four in line, from the view of the side to move.
[[gnu::always_inline]] inline Value unfinishedValue(const Position& position,
                                                    const H1Options& options)
{
    if (options.openThreeWins)
        if (const int winner = openThreeWinner(position, options, Player::First); winner != 0)
            return winner * value::heuristicWin;
    return sideValue(position, position.own(), options)
        - sideValue(position, position.opponent(), options);
}

/// The features of `side` alone, from the view of the side to move.
inline Value unfinishedOwnValue(const Position& position, Player side, const H1Options& options)
{
    if (options.openThreeWins)
        if (const int winner = openThreeWinner(position, options, side); winner != 0)
            return winner * value::heuristicWin;
    return position.sideToMove() == side ? sideValue(position, position.own(), options)
                                         : -sideValue(position, position.opponent(), options);
}

/// What four in line is worth where H1 itself says so.
constexpr Value fourValue(const H1Options& options)
{
    return options.openThreeWins ? value::heuristicWin : value::win;
}

/// Feature 1, from the view of the side to move; 0 where nobody has it.
inline Value finishedValue(const Position& position, const H1Options& options)
{
    if (!options.fourInLine)
        return 0;
    if (Shape::hasLine(position.own()))
        return fourValue(options);
    return Shape::hasLine(position.opponent()) ? -fourValue(options) : 0;
}

}
