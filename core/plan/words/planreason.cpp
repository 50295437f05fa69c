// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/words/planreason.h"

#include "core/analysis/wordlist.h"
#include "core/plan/words/wholecolumns.h"

#include <QCoreApplication>

namespace {

using Shape = Position::Shape;

struct PlanReasonText
{
    Q_DECLARE_TR_FUNCTIONS(PlanReason)
};

/// Has every column an even number of free squares?
bool allColumnsAreEven(const Position& position)
{
    for (int column = 0; column < Shape::width; ++column)
        if ((Shape::height - position.landingRow(column)) % 2 != 0)
            return false;
    return true;
}

/// The side's threats that wait on odd or even rows and are not useless.
Bitboard waiting(const ThreatReport& report, Player side, bool odd)
{
    Bitboard squares = 0;
    for (const Threat& threat : report.threats)
        if (threat.owner == side && !threat.playable && !threat.useless && threat.isOdd() == odd)
            squares |= threat.square();
    return squares;
}

Bitboard stackedThreats(const ThreatReport& report, Player side)
{
    const Bitboard useful = waiting(report, side, true) | waiting(report, side, false);
    const Bitboard lower = useful & (useful >> 1);
    const Bitboard lowest = lower & (~lower + 1);
    return lowest | lowest << 1;
}

}

PlanReasonFound planReason(const Plan& plan, const Position& position)
{
    if (plan.goal != PlanGoal::Win || plan.arrows == 0 || plan.numbered() != 0)
        return {};
    const ThreatReport report = findThreats(position);
    if (const Bitboard stacked = stackedThreats(report, plan.side))
        return {PlanReason::StackedThreats, stacked};
    if (report.zugzwang == plan.side) {
        if (report.zugzwangCase == ZugzwangCase::MoreOddThreats)
            return {PlanReason::OddThreat, waiting(report, plan.side, true)};
        if (report.zugzwangCase == ZugzwangCase::EvenThreat)
            return {PlanReason::EvenThreat, waiting(report, plan.side, false)};
    }
    const ArrowColumns columns = arrowColumns(plan, position);
    if (!columns.without.empty() || !columns.partly.empty())
        return {};
    if (plan.side == Player::Second && position.sideToMove() == Player::First
        && allColumnsAreEven(position))
        return {PlanReason::EvenRows, 0};
    return {PlanReason::FollowUp, 0};
}

QString planReasonSentence(const PlanReasonFound& reason, Player side, const SideNames& names)
{
    const QString& own = names.of(side);
    const QString& opponent = names.of(other(side));
    const QString squares = wordlist::withAnd(wordlist::squares(reason.squares));
    const bool one = std::popcount(reason.squares) == 1;
    QString sentence;
    switch (reason.reason) {
    case PlanReason::None:
        return {};
    case PlanReason::OddThreat:
        sentence = one
            ? PlanReasonText::tr("%1 has an odd threat on %2: in the end %3 has to play below it.")
                  .arg(own, squares, opponent)
            : PlanReasonText::tr(
                  "%1 has odd threats on %2: in the end %3 has to play below one of them.")
                  .arg(own, squares, opponent);
        break;
    case PlanReason::EvenThreat:
        sentence = one
            ? PlanReasonText::tr("%1 has an even threat on %2: in the end %3 has to play below it.")
                  .arg(own, squares, opponent)
            : PlanReasonText::tr(
                  "%1 has even threats on %2: in the end %3 has to play below one of them.")
                  .arg(own, squares, opponent);
        break;
    case PlanReason::StackedThreats:
        sentence = PlanReasonText::tr("%1's threats on %2 are stacked, and %3 can block only one.")
                       .arg(own, squares, opponent);
        break;
    case PlanReason::EvenRows:
        sentence
            = PlanReasonText::tr("This is follow-up: it gives %1 the squares on the even rows.")
                  .arg(own);
        break;
    case PlanReason::FollowUp:
        sentence = PlanReasonText::tr("This way to play is called follow-up.");
        break;
    }
    return wordlist::capitalised(sentence);
}
