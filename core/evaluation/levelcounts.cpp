// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/levelcounts.h"

#include <array>

namespace {

using Shape = Position::Shape;

struct Four
{
    Bitboard squares = 0;
    bool diagonal = false;
};

constexpr std::array<Four, 69> findFours()
{
    std::array<Four, 69> fours {};
    std::size_t count = 0;
    for (const int step : Shape::directions) {
        const Bitboard starts = Shape::lineStarts(Shape::boardMask(), step);
        for (Bitboard rest = starts; rest != 0; rest &= rest - 1) {
            const Bitboard start = rest & (~rest + 1);
            fours[count++] = {start | start << step | start << 2 * step | start << 3 * step,
                              step == Shape::stride - 1 || step == Shape::stride + 1};
        }
    }
    return fours;
}

constexpr std::array<Four, 69> fours = findFours();
constexpr std::array<Value, 5> worth {0, 1, 4, 16, 64};
constexpr Value worthOfGoodRow = 24;

}

Value LevelCounts::seenByViewer(const Position& position) const
{
    const bool isFirst = m_viewer == Player::First;
    const Bitboard mine = isFirst ? position.firstPlayerDiscs() : position.secondPlayerDiscs();
    const Bitboard theirs = mine ^ position.occupied();
    constexpr Bitboard oddRows = Shape::oddRows();
    const Bitboard myRows = isFirst ? oddRows : oddRows << 1;
    const Bitboard theirRows = isFirst ? oddRows << 1 : oddRows;
    const bool countsMine = m_blindness != BlindSpot::OwnThreats;
    const bool countsTheirs = m_blindness != BlindSpot::OpponentLines;
    const bool countsRows = m_blindness != BlindSpot::Zugzwang;
    const bool countsDiagonals = m_blindness != BlindSpot::Diagonals;

    const auto worthOf = [&](Bitboard four, Bitboard discs, Bitboard goodRows) {
        const int count = std::popcount(four & discs);
        const bool rowCounts = count == 3 && countsRows && (four & ~discs & goodRows) != 0;
        return worth[static_cast<std::size_t>(count)] + (rowCounts ? worthOfGoodRow : 0);
    };
    Value value = 0;
    for (const Four& four : fours) {
        if (four.diagonal && !countsDiagonals)
            continue;
        if ((four.squares & theirs) == 0)
            value += countsMine ? worthOf(four.squares, mine, myRows) : 0;
        else if ((four.squares & mine) == 0)
            value -= countsTheirs ? worthOf(four.squares, theirs, theirRows) : 0;
    }
    return value;
}
