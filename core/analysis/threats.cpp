// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/threats.h"

#include "core/analysis/fillinggame.h"
#include "core/analysis/linesthrough.h"

#include <algorithm>
#include <tuple>

namespace {

using Shape = Position::Shape;

/// Of `discs`, those in the lines of four that `square` would complete.
Bitboard discsOfLines(Bitboard discs, Bitboard square)
{
    Bitboard result = 0;
    forEachLineThrough(square, [&](Bitboard line) {
        if ((line & ~(discs | square)) == 0)
            result |= line & ~square;
    });
    return result;
}

Bitboard below(Bitboard square)
{
    const int column = std::countr_zero(square) / Shape::stride;
    return (square - 1) & Shape::columnMask(column);
}

/// The threats of both sides on the empty squares.
struct ThreatSquares
{
    Bitboard first = 0;
    Bitboard second = 0;

    Bitboard of(Player player) const { return player == Player::First ? first : second; }
    Bitboard all() const { return first | second; }
};

Threat describe(const Position& position, const ThreatSquares& squares, Player owner,
                Bitboard square)
{
    const int bit = std::countr_zero(square);
    const Bitboard discs
        = owner == Player::First ? position.firstPlayerDiscs() : position.secondPlayerDiscs();
    Threat threat {.owner = owner, .column = bit / Shape::stride, .row = bit % Shape::stride};
    threat.discs = discsOfLines(discs, square);
    threat.playable = (square & position.available()) != 0;
    threat.useless = (square >> 1 & squares.of(other(owner)))
        || (below(square) & squares.first & squares.second);
    threat.covered = (below(square) & squares.all()) != 0;
    return threat;
}

/// Columns that hold a threat of `owner`'s on an odd or even row.
int columnsHeld(const ThreatSquares& squares, Player owner, bool odd)
{
    constexpr Bitboard oddRows = Shape::oddRows();
    return std::popcount(squares.of(owner) & (odd ? oddRows : ~oddRows));
}

/// Has no column more than one threat?
bool isSimple(const ThreatSquares& squares)
{
    if (squares.first & squares.second)
        return false;
    for (int column = 0; column < Shape::width; ++column)
        if (std::popcount(squares.all() & Shape::columnMask(column)) > 1)
            return false;
    return true;
}

/// The rule of the header, for threats in columns of their own.
ZugzwangCase caseByCounting(const ThreatSquares& squares)
{
    const int firstOdd = columnsHeld(squares, Player::First, true);
    const int secondOdd = columnsHeld(squares, Player::Second, true);
    if (firstOdd > secondOdd)
        return ZugzwangCase::MoreOddThreats;
    if (columnsHeld(squares, Player::Second, false) > 0)
        return ZugzwangCase::EvenThreat;
    return secondOdd >= firstOdd + 2 ? ZugzwangCase::TwoMoreOddThreats : ZugzwangCase::None;
}

/// The reason to give for what playing out has shown.
ZugzwangCase caseOf(const ThreatReport& report)
{
    if (!report.zugzwang)
        return ZugzwangCase::None;
    ThreatSquares useful;
    for (const Threat& threat : report.threats)
        if (!threat.useless)
            (threat.owner == Player::First ? useful.first : useful.second) |= threat.square();
    if (!isSimple(useful))
        return ZugzwangCase::PlayedOut;
    const ZugzwangCase counted = caseByCounting(useful);
    const Player winner = counted == ZugzwangCase::MoreOddThreats ? Player::First : Player::Second;
    return counted == ZugzwangCase::None || winner != *report.zugzwang ? ZugzwangCase::PlayedOut
                                                                       : counted;
}

}

Bitboard ThreatReport::playable(Player owner) const
{
    Bitboard result = 0;
    for (const Threat& threat : threats)
        if (threat.owner == owner && threat.playable)
            result |= threat.square();
    return result;
}

ThreatReport findThreats(const Position& position)
{
    ThreatReport report;
    if (position.isFinished())
        return report;
    const Bitboard empty = Shape::boardMask() & ~position.occupied();
    const ThreatSquares squares {Shape::completing(position.firstPlayerDiscs()) & empty,
                                 Shape::completing(position.secondPlayerDiscs()) & empty};
    for (const Player owner : {Player::First, Player::Second})
        for (Bitboard left = squares.of(owner); left != 0; left &= left - 1)
            report.threats.push_back(describe(position, squares, owner, left & (~left + 1)));
    std::ranges::stable_sort(report.threats, {}, [](const Threat& threat) {
        return std::tuple {!threat.playable, threat.useless, threat.column, threat.row};
    });
    report.isCounted = squares.all() != 0 && (squares.all() & position.available()) == 0;
    if (report.isCounted) {
        report.zugzwang = FillingGame(position, squares.first, squares.second).winner();
        report.zugzwangCase = caseOf(report);
    }
    return report;
}

ThreatReport findThreatsAndFollowUp(const Position& position, const std::stop_token& stop)
{
    ThreatReport report = findThreats(position);
    report.followUp = proveFollowUp(position, followUpLimits, stop);
    return report;
}
