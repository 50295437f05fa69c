// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/threats.h"
#include "core/analysis/wordlist.h"
#include "core/board/notation.h"

#include <QCoreApplication>

namespace {

struct ThreatsText
{
    Q_DECLARE_TR_FUNCTIONS(Threats)
};

QString withAnd(Bitboard squares)
{
    return wordlist::withAnd(wordlist::squares(squares));
}

/// "d3", "d3 or e4".
QString anyOf(Bitboard squares)
{
    return wordlist::withOr(wordlist::squares(squares));
}

/// Who wins with the next disc, or has to block.
QString urgentText(const ThreatReport& report, Player side, const SideNames& names)
{
    const Bitboard wins = report.playable(side);
    const Bitboard dangers = report.playable(other(side));
    const QString& mover = names.of(side);
    const QString& opponent = names.of(other(side));
    if (wins)
        return ThreatsText::tr("%1 is to move and can make four on %2.").arg(mover, anyOf(wins));
    if (std::popcount(dangers) > 1)
        return ThreatsText::tr("%1 threatens four on %2, and %3 can block only one.")
            .arg(opponent, anyOf(dangers), mover);
    if (dangers)
        return ThreatsText::tr("%1 threatens four on %2, so %3 must block there.")
            .arg(opponent, anyOf(dangers), mover);
    return {};
}

/// The threats that have to wait, as "Red has an odd threat on d3 and even threats on b2 and f4."
QString waitingText(const ThreatReport& report, Player owner, const SideNames& names)
{
    Bitboard odd = 0;
    Bitboard even = 0;
    for (const Threat& threat : report.threats)
        if (threat.owner == owner && !threat.playable && !threat.useless)
            (threat.isOdd() ? odd : even) |= threat.square();
    QStringList parts;
    if (std::popcount(odd) == 1)
        parts << ThreatsText::tr("an odd threat on %1").arg(withAnd(odd));
    else if (odd)
        parts << ThreatsText::tr("odd threats on %1").arg(withAnd(odd));
    if (std::popcount(even) == 1)
        parts << ThreatsText::tr("an even threat on %1").arg(withAnd(even));
    else if (even)
        parts << ThreatsText::tr("even threats on %1").arg(withAnd(even));
    if (parts.isEmpty())
        return {};
    return ThreatsText::tr("%1 has %2.", "a side, and its threats")
        .arg(names.of(owner), wordlist::withAnd(parts));
}

/// Two threats of one side, one on the other.
QString stackedText(const ThreatReport& report, Player owner, const SideNames& names)
{
    Bitboard useful = 0;
    for (const Threat& threat : report.threats)
        if (threat.owner == owner && !threat.useless)
            useful |= threat.square();
    const Bitboard lower = useful & (useful >> 1);
    if (!lower)
        return {};
    const Bitboard lowest = lower & (~lower + 1);
    return ThreatsText::tr("%1's threats on %2 are stacked. Only one can be blocked.")
        .arg(names.of(owner), withAnd(lowest | lowest << 1));
}

QString uselessText(const ThreatReport& report)
{
    Bitboard squares = 0;
    for (const Threat& threat : report.threats)
        if (threat.useless)
            squares |= threat.square();
    if (!squares)
        return {};
    return std::popcount(squares) == 1
        ? ThreatsText::tr("The threat on %1 is useless: the one below it decides first.")
              .arg(withAnd(squares))
        : ThreatsText::tr("The threats on %1 are useless: those below them decide first.")
              .arg(withAnd(squares));
}

/// Is the rule of thumb at odds with what follow-up proves?
bool countingIsRefuted(const ThreatReport& report)
{
    if (!report.followUp)
        return false;
    return report.followUp->goal == PlanGoal::Win ? report.zugzwang != report.followUp->side
                                                  : report.zugzwang == other(report.followUp->side);
}

/// What happens when nothing but column filling is left.
QString zugzwangText(const ThreatReport& report, const SideNames& names)
{
    if (!report.isCounted || countingIsRefuted(report))
        return {};
    const QString beginning
        = ThreatsText::tr("If both sides now just fill columns and no new threat arises,");
    const QString& winner = names.of(report.zugzwang.value_or(Player::First));
    const QString& loser = names.of(other(report.zugzwang.value_or(Player::First)));
    switch (report.zugzwangCase) {
    case ZugzwangCase::MoreOddThreats:
        return ThreatsText::tr("%1 %2 wins, with odd threats in more columns than %3.")
            .arg(beginning, winner, loser);
    case ZugzwangCase::EvenThreat:
        return ThreatsText::tr(
                   "%1 %2 wins with an even threat. %3 does not have odd threats in more columns.")
            .arg(beginning, winner, loser);
    case ZugzwangCase::TwoMoreOddThreats:
        return ThreatsText::tr("%1 %2 wins, with odd threats in two more columns than %3.")
            .arg(beginning, winner, loser);
    case ZugzwangCase::PlayedOut:
        return ThreatsText::
            tr("%1 %2 wins. With several threats in a column, this was played out, not counted.")
                .arg(beginning, winner);
    case ZugzwangCase::None:
        break;
    }
    return ThreatsText::tr("%1 nobody wins.").arg(beginning);
}

}

QString threatText(const Threat& threat, const SideNames& names)
{
    const QString square = notation::squareName(threat.column, threat.row);
    const QString& owner = names.of(threat.owner);
    if (threat.playable)
        return ThreatsText::tr("%1: %2's threat, playable now").arg(square, owner);
    if (threat.useless)
        return ThreatsText::tr("%1: %2's threat, useless: one below it decides first")
            .arg(square, owner);
    if (threat.covered)
        return threat.isOdd()
            ? ThreatsText::tr("%1: %2's odd threat, above another one").arg(square, owner)
            : ThreatsText::tr("%1: %2's even threat, above another one").arg(square, owner);
    return threat.isOdd() ? ThreatsText::tr("%1: %2's odd threat").arg(square, owner)
                          : ThreatsText::tr("%1: %2's even threat").arg(square, owner);
}

QString followUpText(const FollowUpProof& proof, const SideNames& names)
{
    const QString& side = names.of(proof.side);
    const QString claim = proof.goal == PlanGoal::Win
        ? ThreatsText::tr("%1 wins by follow-up: make four or block where needed, otherwise always "
                          "answer on top of the last disc.")
              .arg(side)
        : ThreatsText::tr("%1 does not lose, by follow-up: make four or block where needed, "
                          "otherwise always answer on top of the last disc.")
              .arg(side);
    return wordlist::capitalised(claim) + u' '
        + ThreatsText::tr("Checked against all %Ln position(s) that can come up.", nullptr,
                          static_cast<int>(proof.states));
}

QString threatSummary(const ThreatReport& report, const Position& position, const SideNames& names)
{
    if (position.isFinished())
        return ThreatsText::tr("The game has ended.");
    const Player side = position.sideToMove();
    QStringList sentences {urgentText(report, side, names)};
    for (const Player owner : {side, other(side)})
        sentences << waitingText(report, owner, names) << stackedText(report, owner, names);
    sentences << uselessText(report) << zugzwangText(report, names);
    sentences.removeAll(QString());
    if (sentences.isEmpty())
        sentences << ThreatsText::tr("There are no threats.");
    if (report.followUp)
        sentences << followUpText(*report.followUp, names);
    for (QString& sentence : sentences)
        sentence = wordlist::capitalised(sentence);
    return sentences.join(u' ');
}

QString zugzwangExplanation()
{
    return ThreatsText::tr(
        "Sometimes only columns with threats are left to fill. Then someone has to play below a "
        "threat. Count rows from 1 at the bottom. The first player then profits from a threat on "
        "an odd row. The second player can always answer in the same column. So the second player "
        "profits from a threat on an even row. Odd threats of both sides cancel each other out (V. "
        "Allis, 1988). This is only a rule of thumb while new threats can arise.");
}
