// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/hintreason.h"

#include "core/analysis/linesthrough.h"
#include "core/analysis/movereason.h"

#include <algorithm>

namespace {

using Shape = Position::Shape;

bool isAnyOf(const std::vector<Reason>& reasons, std::initializer_list<ReasonKind> kinds)
{
    return std::ranges::any_of(reasons, [&kinds](const Reason& reason) {
        return std::ranges::find(kinds, reason.kind) != kinds.end();
    });
}

/// Can the opponent complete four at once after every column, and nobody before?
bool losesAtOnceEverywhere(const Position& position)
{
    for (int column = 0; column < Shape::width; ++column)
        if (position.canPlay(column)
            && (position.wins(column) || !position.after(column).winningSquares()))
            return false;
    return true;
}

/// Of the fours that the opponent would complete on `square`: has one its other three discs side by
/// side?
bool endsThree(Bitboard square, Bitboard opponent)
{
    bool found = false;
    forEachLineThrough(square, [&](Bitboard line) {
        const Bitboard three = line & ~square;
        found = found
            || ((three & ~opponent) == 0 && (square < (three & (~three + 1)) || square > three));
    });
    return found;
}

/// What a fact of the board is as a reason for the side that plays.
HintReason fromBoard(ReasonKind kind, const Position& before, Bitboard landing)
{
    const bool isFirst = before.sideToMove() == Player::First;
    switch (kind) {
    case ReasonKind::WinsNow:
        return HintReason::MakesFour;
    case ReasonKind::Blocks:
        return endsThree(landing, before.opponent()) ? HintReason::BlocksThree
                                                     : HintReason::BlocksFour;
    case ReasonKind::ThreatensTwice:
        return HintReason::MakesTwoThreats;
    case ReasonKind::ThreatensAbove:
        return HintReason::StacksThreats;
    case ReasonKind::Threatens:
        return HintReason::Threatens;
    // The rows that come to each side when only columns are filled up: see threats.h.
    case ReasonKind::OddThreats:
        return isFirst ? HintReason::LaterThreat : HintReason::None;
    case ReasonKind::EvenThreats:
        return isFirst ? HintReason::None : HintReason::LaterThreat;
    case ReasonKind::TakesDouble:
        return HintReason::StopsTwoThreats;
    case ReasonKind::TakesThreat:
        return HintReason::StopsThreat;
    case ReasonKind::OnlySafe:
        return HintReason::OnlySafe;
    case ReasonKind::OnlyColumn:
        return HintReason::OnlyColumn;
    default:
        return HintReason::None;
    }
}

HintReason fromScores(ReasonKind kind)
{
    switch (kind) {
    case ReasonKind::OnlyWin:
        return HintReason::OnlyWin;
    case ReasonKind::WinsFastest:
        return HintReason::WinsSoonest;
    case ReasonKind::Wins:
    case ReasonKind::WinsSomehow:
        return HintReason::KeepsWin;
    case ReasonKind::OnlyDraw:
        return HintReason::OnlyDraw;
    case ReasonKind::Draws:
        return HintReason::KeepsDraw;
    case ReasonKind::LosesLatest:
        return HintReason::HoldsOutLongest;
    default:
        return HintReason::None;
    }
}

/// What no Reason says: it would be no news to somebody who analyses.
HintReason general(const Position& before, Move move, Bitboard landing, const ColumnsReport* exact)
{
    if (exact && exact->whole.root == before) {
        if (exact->whole.score.upper < 0)
            return HintReason::NothingSaves;
        const auto& score = exact->moves[static_cast<std::size_t>(move.column())];
        if (score && score->lower >= 0)
            return HintReason::DoesNotLose;
    }
    if (move.column() == Shape::width / 2)
        return HintReason::TakesMiddle;
    bool hasRoom = false;
    forEachLineThrough(
        landing, [&](Bitboard line) { hasRoom = hasRoom || (line & before.opponent()) == 0; });
    return hasRoom ? HintReason::LeavesRoom : HintReason::None;
}

}

HintReason hintReason(const Position& before, Move move, const ColumnsReport* exact)
{
    const std::vector<Reason> reasons = moveReasons(before, move, exact);
    if (isAnyOf(reasons, {ReasonKind::GivesSquare, ReasonKind::LeavesWin}))
        return losesAtOnceEverywhere(before) ? HintReason::NothingSaves : HintReason::None;
    if (isAnyOf(reasons,
                {ReasonKind::MissesWin, ReasonKind::GivesWinAway, ReasonKind::GivesDrawAway}))
        return HintReason::None;
    const Bitboard landing = before.after(move.column()).occupied() ^ before.occupied();
    HintReason best = general(before, move, landing, exact);
    // Known to lose while another column may not.
    if (best != HintReason::NothingSaves
        && isAnyOf(reasons, {ReasonKind::Loses, ReasonKind::LosesLatest, ReasonKind::LosesSomehow}))
        best = HintReason::None;
    // The last square of all is no reason to somebody who analyses.
    if (std::popcount(before.available()) == 1)
        best = HintReason::OnlyColumn;
    for (const Reason& reason : reasons)
        best = std::min(best,
                        reason.kind < ReasonKind::OnlyWin ? fromBoard(reason.kind, before, landing)
                                                          : fromScores(reason.kind));
    return best;
}

bool provesBest(HintReason reason)
{
    switch (reason) {
    case HintReason::StopsTwoThreats:
    case HintReason::LaterThreat:
    case HintReason::KeepsDraw:
    case HintReason::DoesNotLose:
    case HintReason::Threatens:
    case HintReason::StopsThreat:
    case HintReason::TakesMiddle:
    case HintReason::LeavesRoom:
    case HintReason::None:
        return false;
    default:
        return true;
    }
}
