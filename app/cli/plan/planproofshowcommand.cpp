// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandline.h"
#include "app/cli/commands.h"
#include "app/cli/plan/planoutput.h"
#include "core/board/notation.h"
#include "core/plan/proof/proofbook.h"
#include "core/plan/proof/prooffile.h"

namespace {

QString stageName(ProofStage stage)
{
    switch (stage) {
    case ProofStage::Move:
        return QStringLiteral("move");
    case ProofStage::Plan:
        return QStringLiteral("plan");
    case ProofStage::OpponentToMove:
        return QStringLiteral("opponent");
    case ProofStage::WinAtHand:
        return QStringLiteral("win");
    case ProofStage::Finished:
        return QStringLiteral("finished");
    case ProofStage::Outside:
        break;
    }
    return QStringLiteral("outside");
}

/// Squares that a plan allows, "c4 or e2".
template <typename Board> QString squaresText(Bitboard squares)
{
    using Shape = typename Board::Shape;
    QStringList names;
    for (int column = 0; column < Shape::width; ++column)
        for (int row = 0; row < Shape::height; ++row)
            if (squares & Shape::square(column, row))
                names << notation::squareName(column, row);
    return names.join(QStringLiteral(" or "));
}

template <typename Board> QString squareOf(const Board& position, Move move)
{
    return notation::squareName(move.column(), position.landingRow(move.column()));
}

/// What the proof answers to each reply, where the opponent is to move.
template <typename Board>
QString repliesText(const ProofBook<Board>& book, const std::vector<Move>& moves,
                    const Board& position)
{
    QString text;
    for (int column = 0; column < Board::Shape::width; ++column) {
        if (!position.canPlay(column))
            continue;
        std::vector<Move> next = moves;
        next.push_back(Move(column));
        const ProofAdvice<Board> advice = book.after(next);
        QString answer;
        if (advice.stage == ProofStage::Move || advice.stage == ProofStage::WinAtHand)
            answer = squareOf(advice.position, advice.move);
        else if (advice.stage == ProofStage::Plan)
            answer = advice.planSince == advice.position.plies()
                ? QStringLiteral("a plan begins")
                : squaresText<Board>(advice.choice.squares);
        else
            answer = QStringLiteral("the game is over");
        text += QStringLiteral("  %1: %2\n").arg(squareOf(position, Move(column)), answer);
    }
    return text;
}

template <typename Board>
QString adviceText(const ProofBook<Board>& book, const std::vector<Move>& moves,
                   const ProofAdvice<Board>& advice)
{
    const Board& position = advice.position;
    const BasicRootedPlan<Board> shown {moves, position, advice.plan};
    QString text = cardText(shown) + u'\n';
    switch (advice.stage) {
    case ProofStage::Move:
        return text + QStringLiteral("The proof plays %1.\n").arg(squareOf(position, advice.move));
    case ProofStage::WinAtHand:
        return text + QStringLiteral("%1 wins at once.\n").arg(squareOf(position, advice.move));
    case ProofStage::Plan:
        if (advice.planSince == position.plies())
            text += QStringLiteral("From here on a plan is enough. %1\n")
                        .arg(sentenceOf(AnyRootedPlan(shown)));
        return text
            + filled("By the plan since move %1: %2.\n", advice.planSince + 1,
                     squaresText<Board>(advice.choice.squares));
    case ProofStage::OpponentToMove:
        return text + QStringLiteral("The opponent is to move. To each reply the proof has:\n")
            + repliesText(book, moves, position);
    case ProofStage::Finished:
        return text + QStringLiteral("The game is over.\n");
    case ProofStage::Outside:
        break;
    }
    return text
        + QStringLiteral("The proof says nothing here: its side has left it, or the position does "
                         "not follow from where it begins.\n");
}

template <typename Board>
QJsonObject adviceToJson(const std::vector<Move>& moves, const ProofAdvice<Board>& advice)
{
    QJsonObject json {{"moves", moves.empty() ? QStringLiteral("-") : notation::toDigits(moves)},
                      {"stage", stageName(advice.stage)}};
    if (!advice.move.isNone())
        json.insert(QStringLiteral("column"), advice.move.column() + 1);
    if (advice.planSince >= 0) {
        QJsonArray columns;
        for (int column = 0; column < Board::Shape::width; ++column)
            if (advice.choice.allows(column))
                columns.append(column + 1);
        json.insert(QStringLiteral("planSince"), advice.planSince);
        json.insert(QStringLiteral("cells"), plantext::cells(advice.plan));
        json.insert(QStringLiteral("columns"), columns);
    }
    return json;
}

}

CommandResult commands::planProofShow(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Tells what a proof plays after some moves: the next move, the plan that is enough from\n"
        "there on, or what it has for each reply."));
    line.argument("FILE", "A file of 'plan proof build'.", "FILE");
    line.argument("MOVES", "From the empty board on; the proof's root without them.", "[MOVES...]");
    line.option("json", "Prints JSON.");
    FOURCAST_TRY(line.parse(arguments));
    FOURCAST_LET(auto proof, prooffile::read(line.arguments().value(0)));
    return std::visit(
        [&]<typename Board>(BasicPlanProof<Board>& known) -> CommandResult {
            using Shape = typename Board::Shape;
            std::vector<Move> moves = known.rootMoves;
            const QString text = line.arguments().mid(1).join(u' ');
            if (!text.isEmpty()) {
                FOURCAST_LET(moves,
                             notation::parseMoves<Shape::width, Shape::height, Shape::line>(
                                 text == u"-" ? QString() : text));
            }
            const ProofBook<Board> book(std::move(known));
            const ProofAdvice<Board> advice = book.after(moves);
            line.answer(adviceToJson(moves, advice), adviceText(book, moves, advice));
            return Done;
        },
        proof);
}
