// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/proof/proofcards.h"

#include "core/board/notation.h"
#include "core/plan/proof/prooffile.h"

#include <QCoreApplication>
#include <functional>

namespace {

struct ProofCardText
{
    Q_DECLARE_TR_FUNCTIONS(ProofCards)
};

/// A board of text, top row first, with its columns' letters below.
template <typename Board> QString cardBoard(const std::function<QString(int, int)>& cellText)
{
    using Shape = typename Board::Shape;
    QString text = QStringLiteral("<pre>");
    for (int row = Shape::height - 1; row >= 0; --row) {
        for (int column = 0; column < Shape::width; ++column)
            text += cellText(column, row);
        text += QStringLiteral("<br>");
    }
    for (int column = 0; column < Shape::width; ++column)
        text += QLatin1Char(static_cast<char>('a' + column)) + QStringLiteral("  ");
    return text + QStringLiteral("</pre>");
}

template <typename Board> QString discText(const Board& position, int column, int row)
{
    switch (position.at(column, row)) {
    case Cell::First:
        return QStringLiteral("x  ");
    case Cell::Second:
        return QStringLiteral("o  ");
    case Cell::Empty:
        break;
    }
    return QStringLiteral(".  ");
}

template <typename Board> QString front(const BasicPlanStep<Board>& step, const QString& claim)
{
    const QString toMove = step.position.sideToMove() == Player::First
        ? ProofCardText::tr("x to move")
        : ProofCardText::tr("o to move");
    return cardBoard<Board>(
               [&](int column, int row) { return discText(step.position, column, row); })
        + toMove + QStringLiteral("<br>") + claim;
}

template <typename Board> QString markText(const BasicPlan<Board>& plan, int column, int row)
{
    const Bitboard square = Board::Shape::square(column, row);
    const int number = plan.numberOn(square);
    QString text = number > 0 ? QString::number(number) : QString();
    if ((plan.arrows & square) != 0)
        text += u'^';
    return text;
}

template <typename Board> QString planSentenceOfCard(const BasicPlan<Board>& plan)
{
    if (plan.marks() == 0)
        return ProofCardText::tr("Win where you can, and block where you must.");
    if (plan.numbersUsed() == 0)
        return ProofCardText::tr("Win where you can, block where you must; else play on top of "
                                 "the last disc where there is a ^.");
    if (plan.arrows == 0)
        return ProofCardText::tr("Win where you can, block where you must; else take the lowest "
                                 "number that can be reached.");
    return ProofCardText::tr("Win where you can, block where you must; else play on top of the "
                             "last disc where there is a ^, and else take the lowest number that "
                             "can be reached.");
}

template <typename Board> QString back(const BasicPlanStep<Board>& step)
{
    if (!step.move.isNone()) {
        const int column = step.move.column();
        return ProofCardText::tr("Play %1.")
            .arg(QStringLiteral("<b>%1</b>")
                     .arg(notation::squareName(column, step.position.landingRow(column))));
    }
    return cardBoard<Board>([&](int column, int row) {
               const QString mark = markText(step.plan, column, row);
               return mark.isEmpty() ? discText(step.position, column, row) : mark.leftJustified(3);
           })
        + planSentenceOfCard(step.plan);
}

template <typename Board> QString claimText(const BasicPlanTree<Board>& tree)
{
    if (tree.goal == PlanGoal::Win)
        return tree.side == Player::First ? ProofCardText::tr("x wins. How?")
                                          : ProofCardText::tr("o wins. How?");
    return tree.side == Player::First ? ProofCardText::tr("x does not lose. How?")
                                      : ProofCardText::tr("o does not lose. How?");
}

}

template <typename Board> QByteArray proofToCards(const BasicPlanProof<Board>& proof)
{
    QString text = QStringLiteral("#separator:tab\n#html:true\n#guid column:3\n");
    const QString claim = claimText(proof.tree);
    for (const BasicPlanStep<Board>& step : proof.tree.steps) {
        const QString guid
            = QStringLiteral("fourcast-%1-%2")
                  .arg(plantext::boardName<Board>(), prooffile::stepMoves(proof, step));
        text += front(step, claim) + u'\t' + back(step) + u'\t' + guid + u'\n';
    }
    return text.toUtf8();
}

QByteArray proofToCards(const AnyPlanProof& proof)
{
    return std::visit([](const auto& known) { return proofToCards(known); }, proof);
}

#define PLAN_BOARD(W, H, K)                                                                        \
    template QByteArray proofToCards(const BasicPlanProof<BasicPosition<W, H, (K)>>&);
#include "core/plan/planboards.def"
