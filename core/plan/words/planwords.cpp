// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/words/planwords.h"

#include "core/analysis/wordlist.h"
#include "core/board/notation.h"
#include "core/plan/words/planreason.h"
#include "core/plan/words/wholecolumns.h"

#include <QCoreApplication>
#include <algorithm>
#include <limits>

namespace {

struct PlanWords
{
    Q_DECLARE_TR_FUNCTIONS(PlanWords)
};

QString columnList(const std::vector<int>& columns)
{
    QStringList names;
    for (const int column : columns)
        names << notation::columnName(column);
    return wordlist::withAnd(names);
}

QString allOf(Bitboard squares)
{
    return wordlist::withAnd(wordlist::squares(squares));
}

QString anyOfSquares(Bitboard squares)
{
    return wordlist::withOr(wordlist::squares(squares));
}

/// The arrows in a sentence.
QString arrowSentence(const Plan& plan, const Position& position, const QString& side)
{
    const ArrowColumns columns = arrowColumns(plan, position);
    const bool wins = plan.goal == PlanGoal::Win;
    if (!columns.partly.empty()) {
        const QString squares = anyOfSquares(plan.arrows & ~position.available());
        return wins ? PlanWords::tr("%1 wins without calculating: answer on top of the last disc "
                                    "where that is %2.")
                          .arg(side, squares)
                    : PlanWords::tr("%1 does not lose, without calculating: answer on top of the "
                                    "last disc where that is %2.")
                          .arg(side, squares);
    }
    if (columns.without.empty())
        return wins ? PlanWords::tr("%1 wins without calculating: always answer on top of the last "
                                    "disc.")
                          .arg(side)
                    : PlanWords::tr("%1 does not lose, without calculating: always answer on top "
                                    "of the last disc.")
                          .arg(side);
    const QString without = columnList(columns.without);
    if (columns.without.size() <= columns.whole.size()) {
        if (columns.without.size() == 1)
            return wins ? PlanWords::tr("%1 wins without calculating: answer on top of the last "
                                        "disc everywhere except in column %2.")
                              .arg(side, without)
                        : PlanWords::tr("%1 does not lose, without calculating: answer on top of "
                                        "the last disc everywhere except in column %2.")
                              .arg(side, without);
        return wins ? PlanWords::tr("%1 wins without calculating: answer on top of the last disc "
                                    "everywhere except in columns %2.")
                          .arg(side, without)
                    : PlanWords::tr("%1 does not lose, without calculating: answer on top of the "
                                    "last disc everywhere except in columns %2.")
                          .arg(side, without);
    }
    const QString whole = columnList(columns.whole);
    if (columns.whole.size() == 1)
        return wins ? PlanWords::tr("%1 wins without calculating: answer on top of the last disc "
                                    "only in column %2.")
                          .arg(side, whole)
                    : PlanWords::tr("%1 does not lose, without calculating: answer on top of the "
                                    "last disc only in column %2.")
                          .arg(side, whole);
    return wins ? PlanWords::tr("%1 wins without calculating: answer on top of the last disc only "
                                "in columns %2.")
                      .arg(side, whole)
                : PlanWords::tr("%1 does not lose, without calculating: answer on top of the last "
                                "disc only in columns %2.")
                      .arg(side, whole);
}

/// What to do where no arrow answers.
QString numbersAfterArrows(const Plan& plan, PlanKind kind)
{
    if (kind != PlanKind::OnlyThese)
        return PlanWords::tr("Otherwise take the lowest number that you can reach.");
    const Bitboard squares = plan.numbered();
    return std::has_single_bit(squares)
        ? PlanWords::tr("Otherwise take %1 as soon as you can.").arg(allOf(squares))
        : PlanWords::tr("Otherwise take any of %1, and no other square by choice.")
              .arg(anyOfSquares(squares));
}

QString numbersAlone(const Plan& plan, PlanKind kind, const QString& side)
{
    const bool wins = plan.goal == PlanGoal::Win;
    if (kind != PlanKind::OnlyThese)
        return wins ? PlanWords::tr("%1 wins without calculating: always take the lowest number "
                                    "that you can reach.")
                          .arg(side)
                    : PlanWords::tr("%1 does not lose, without calculating: always take the "
                                    "lowest number that you can reach.")
                          .arg(side);
    const QString squares = anyOfSquares(plan.numbered());
    return wins ? PlanWords::tr("%1 wins without calculating: take %2 when you can, and no other "
                                "square by choice.")
                      .arg(side, squares)
                : PlanWords::tr("%1 does not lose, without calculating: take %2 when you can, and "
                                "no other square by choice.")
                      .arg(side, squares);
}

/// A plan that needs no mark at all: winning and blocking are enough.
QString forcedSentence(const Plan& plan, const QString& side)
{
    return plan.goal == PlanGoal::Win
        ? PlanWords::tr("%1 wins without calculating: making four and blocking is enough.")
              .arg(side)
        : PlanWords::tr("%1 does not lose, without calculating: making four and blocking is "
                        "enough.")
              .arg(side);
}

int asCount(std::uint64_t states)
{
    return static_cast<int>(std::min<std::uint64_t>(states, std::numeric_limits<int>::max()));
}

/// The squares where a side has four with its next disc.
Bitboard foursAtHand(const Position& position, Player side)
{
    return position.sideToMove() == side ? position.winningSquares() : position.threatenedSquares();
}

}

template <typename Board> PlanKind kindOf(const BasicPlan<Board>& plan, const Board& position)
{
    switch (plan.numbersUsed()) {
    case 0: {
        const auto columns = arrowColumns(plan, position);
        return columns.without.empty() && columns.partly.empty() ? PlanKind::FollowUp
                                                                 : PlanKind::FollowUpExcept;
    }
    case 1:
        return PlanKind::OnlyThese;
    case 2:
    case 3:
        return PlanKind::Card;
    default:
        return PlanKind::HardCard;
    }
}

#define PLAN_BOARD(W, H, K)                                                                        \
    template PlanKind kindOf(const BasicPlan<BasicPosition<W, H, (K)>>&,                           \
                             const BasicPosition<W, H, K>&);
#include "core/plan/planboards.def"

QString planSentence(const Plan& plan, const Position& position, const SideNames& names)
{
    const PlanKind kind = kindOf(plan, position);
    const QString& side = names.of(plan.side);
    const bool hasArrows = (plan.arrows & ~position.available() & ~position.occupied()) != 0;
    const bool hasNumbers = plan.numbered() != 0;
    QStringList sentences;
    if (hasArrows)
        sentences << arrowSentence(plan, position, side);
    else
        sentences << (hasNumbers ? numbersAlone(plan, kind, side) : forcedSentence(plan, side));
    if (hasArrows && hasNumbers)
        sentences << numbersAfterArrows(plan, kind);
    if (hasArrows || hasNumbers)
        sentences << PlanWords::tr("Making four comes first, then blocking.");
    if (kind == PlanKind::HardCard)
        sentences << PlanWords::tr("With %n number(s), this plan is hard to keep in mind.", nullptr,
                                   plan.numbersUsed());
    if (hasArrows)
        sentences << planReasonSentence(planReason(plan, position), plan.side, names);
    sentences.removeAll(QString());
    for (QString& sentence : sentences)
        sentence = wordlist::capitalised(sentence);
    return sentences.join(u' ');
}

QString planProofSentence(std::uint64_t states)
{
    return PlanWords::tr("Checked against all %Ln position(s) that can come up.", nullptr,
                         asCount(states));
}

QString planTreeSentence(const PlanTree& tree, const SideNames& names)
{
    if (tree.steps.size() == 1 && tree.steps.front().move.isNone()
        && tree.steps.front().moves.empty())
        return planSentence(tree.steps.front().plan, tree.root, names);
    const QString& side = names.of(tree.side);
    const bool wins = tree.goal == PlanGoal::Win;
    QString sentence;
    if (tree.root.sideToMove() == tree.side && !tree.steps.empty()) {
        const Move move = tree.steps.front().move;
        const QString square
            = notation::squareName(move.column(), tree.root.landingRow(move.column()));
        sentence = wins ? PlanWords::tr("%1 wins: first %2; then there is a plan for each reply "
                                        "(%n plan(s)).",
                                        nullptr, tree.plans())
                              .arg(side, square)
                        : PlanWords::tr("%1 does not lose: first %2; then there is a plan for each "
                                        "reply (%n plan(s)).",
                                        nullptr, tree.plans())
                              .arg(side, square);
    } else {
        sentence = wins ? PlanWords::tr("%1 wins: each reply has its own answer or plan (%n "
                                        "plan(s)).",
                                        nullptr, tree.plans())
                              .arg(side)
                        : PlanWords::tr("%1 does not lose: each reply has its own answer or plan "
                                        "(%n plan(s)).",
                                        nullptr, tree.plans())
                              .arg(side);
    }
    return wordlist::capitalised(sentence);
}

QString planFailureSentence(const PlanVerdict& verdict, const Plan& plan, const Position& position,
                            const SideNames& names)
{
    if (verdict.status != PlanCheckStatus::Refuted)
        return verdict.isValid()
            ? QString()
            : PlanWords::tr("The check did not finish, so nothing is known of the plan.");
    Position end = position;
    for (const Move move : verdict.line)
        end.play(move);
    const bool atOnce = verdict.line.empty();
    const QString line = notation::toDigits(verdict.line);
    const QString& opponent = names.of(other(plan.side));
    switch (verdict.failure) {
    case PlanFailure::NoMove:
        return atOnce ? PlanWords::tr("The plan names no move for the very beginning.")
                      : PlanWords::tr("After %1 the plan names no move.").arg(line);
    case PlanFailure::TwoThreats: {
        const QString squares = allOf(foursAtHand(end, other(plan.side)));
        return atOnce
            ? wordlist::capitalised(
                PlanWords::tr("%1 already threatens four on %2.").arg(opponent, squares))
            : PlanWords::tr("After %1, %2 threatens four on %3, and only one can be blocked.")
                  .arg(line, opponent, squares);
    }
    case PlanFailure::OpponentWins:
        return PlanWords::tr("After %1, %2 has four.").arg(line, opponent);
    case PlanFailure::Draw:
        return PlanWords::tr("After %1 the board is full, and nobody has four.").arg(line);
    case PlanFailure::None:
        break;
    }
    return {};
}

QString planSearchSentence(PlanSearchStatus status, int numbersTried)
{
    switch (status) {
    case PlanSearchStatus::Found:
        return {};
    case PlanSearchStatus::GoalOutOfReach:
        return PlanWords::tr("With best play by both sides this cannot be reached, so no plan was "
                             "looked for.");
    case PlanSearchStatus::NoneFound:
        return numbersTried > 0
            ? PlanWords::tr("No plan of up to %n number(s) was found. Other ways are possible.",
                            nullptr, numbersTried)
            : PlanWords::tr("No plan was found that only answers on top of the last disc.");
    case PlanSearchStatus::LimitReached:
        return PlanWords::tr("No short plan was found in the time allowed.");
    case PlanSearchStatus::Stopped:
        return PlanWords::tr("The search for a plan was stopped.");
    }
    return {};
}

QString planRuleText(const PlanChoice& choice)
{
    const QString squares = anyOfSquares(choice.squares);
    switch (choice.rule) {
    case PlanRule::Win:
        return PlanWords::tr("%1 makes four").arg(squares);
    case PlanRule::Block:
        return PlanWords::tr("block on %1").arg(squares);
    case PlanRule::Follow:
        return PlanWords::tr("on top of the last disc: %1").arg(squares);
    case PlanRule::Number:
        return std::has_single_bit(choice.squares)
            ? PlanWords::tr("the lowest number that can be reached: %1").arg(squares)
            : PlanWords::tr("the lowest number that can be reached, any of these: %1").arg(squares);
    case PlanRule::TwoThreats:
        return PlanWords::tr("no move: only one of two fours can be blocked");
    case PlanRule::NoMove:
        return PlanWords::tr("no move: no number can be reached");
    }
    return {};
}
