// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/odds/oddsfeatures.h"

#include "core/evaluation/h2.h"

namespace {

using Shape = Position::Shape;

/// Fours that hold so many discs of `own` and none of `other`.
int openFours(Bitboard own, Bitboard other, int discs)
{
    int count = 0;
    for (const int step : Shape::directions) {
        Bitboard starts = Shape::lineStarts(Shape::boardMask() & ~other, step);
        for (; starts != 0; starts &= starts - 1) {
            const Bitboard start = starts & (~starts + 1);
            const Bitboard four = start | start << step | start << 2 * step | start << 3 * step;
            count += std::popcount(four & own) == discs;
        }
    }
    return count;
}

}

oddsfeatures::Values oddsfeatures::of(const Position& position)
{
    const Bitboard first = position.firstPlayerDiscs();
    const Bitboard second = position.secondPlayerDiscs();
    const Bitboard later = Shape::boardMask() & ~position.occupied() & ~position.available();
    const Bitboard firstThreats = Shape::completing(first) & later;
    const Bitboard secondThreats = Shape::completing(second) & later;
    const double turn = position.sideToMove() == Player::First ? 1.0 : -1.0;
    const bool wins = position.winningSquares() != 0;
    const int threatened = std::popcount(position.threatenedSquares());

    constexpr Bitboard oddRows = Shape::oddRows();
    Values values {};
    values[Constant] = 1.0;
    values[Turn] = turn;
    values[Win] = wins ? turn : 0.0;
    values[DoubleThreat] = !wins && threatened > 1 ? -turn : 0.0;
    values[Threat] = !wins && threatened == 1 ? -turn : 0.0;
    values[FirstOdd] = std::popcount(firstThreats & oddRows);
    values[FirstEven] = std::popcount(firstThreats & ~oddRows);
    values[SecondOdd] = std::popcount(secondThreats & oddRows);
    values[SecondEven] = std::popcount(secondThreats & ~oddRows);
    values[Zugzwang] = values[FirstOdd] > 0 && values[SecondEven] == 0 ? 1.0
        : values[SecondEven] > 0 && values[FirstOdd] == 0              ? -1.0
                                                                       : 0.0;
    values[Threes] = openFours(first, second, 3) - openFours(second, first, 3);
    values[Twos] = (openFours(first, second, 2) - openFours(second, first, 2)) / 10.0;
    values[Squares] = turn * H2()(position) / 10.0;
    values[Plies] = static_cast<double>(position.plies()) / Shape::squares;
    values[SquaresLater] = values[Squares] * values[Plies];
    return values;
}

const QStringList& oddsfeatures::names()
{
    static const QStringList list {"constant",   "turn",     "win",         "doubleThreat",
                                   "threat",     "firstOdd", "firstEven",   "secondOdd",
                                   "secondEven", "zugzwang", "threes",      "twos",
                                   "squares",    "plies",    "squaresLater"};
    Q_ASSERT(list.size() == Count);
    return list;
}
