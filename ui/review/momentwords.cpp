// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/momentwords.h"

#include "core/analysis/movereason.h"
#include "core/board/notation.h"
#include "core/review/reviewwords.h"
#include "ui/review/reviewpeople.h"
#include "ui/style/showndiscs.h"
#include "ui/text/sidename.h"

#include <QCoreApplication>

namespace {

struct MomentText
{
    Q_DECLARE_TR_FUNCTIONS(MomentWords)
};

struct TryText
{
    Q_DECLARE_TR_FUNCTIONS(TryMode)
};

QString squareOf(const ReviewedMove& moment, Move move)
{
    return notation::squareName(move.column(), moment.before.landingRow(move.column()));
}

/// A try that keeps the outcome, the best or not.
QString keptVerdict(const QString& square, const ScoreInterval& own, int plies, bool isBest)
{
    if (own.upper < 0) {
        const int moves = (exactscore::pliesToEnd(own.upper, plies) + 1) / 2;
        if (isBest)
            return TryText::tr("Yes! %1 still loses, but nothing holds out longer.").arg(square);
        return own.isExact()
            ? TryText::tr("%1 still loses, in %n move(s). Another column holds out longer.",
                          nullptr, moves)
                  .arg(square)
            : TryText::tr("%1 still loses. Another column holds out longer.").arg(square);
    }
    if (own.lower > 0)
        return isBest ? TryText::tr("Well done! %1 wins.").arg(square)
                      : TryText::tr("%1 wins too. Another column is quicker.").arg(square);
    return TryText::tr("Well done! %1 keeps the draw.").arg(square);
}

}

QString momentwords::headline(const ReviewedMove& move, const ReviewPeople& people)
{
    const QString& who = people.names.of(move.mover());
    if (people.you == move.mover())
        return move.couldWin() ? MomentText::tr("You could have won here.")
                               : MomentText::tr("You could have drawn here.");
    if (people.you)
        return (move.couldWin() ? MomentText::tr("%1 let you off here.")
                                : MomentText::tr("%1 let you win here."))
            .arg(who);
    return (move.couldWin() ? MomentText::tr("%1 could have won here.")
                            : MomentText::tr("%1 could have drawn here."))
        .arg(who);
}

QString momentwords::noTurningPoint(const Review& review, const ReviewPeople& people, bool running)
{
    if (running)
        return MomentText::tr("Looking for the turning point…");
    if (!review.isComplete())
        return MomentText::tr("No turning point so far.");
    if (const auto failure = review.game.failure())
        return MomentText::tr("Nobody slipped before the program failed: %1.")
            .arg(failure->toText());
    if (review.game.endedOnTime())
        return MomentText::tr("Nobody slipped before the time was over.");
    const Outcome outcome = review.game.outcome();
    if (const auto winner = winnerOf(outcome))
        return people.you == winner ? MomentText::tr("Nobody slipped: you were ahead all the way.")
                                    : MomentText::tr("Nobody slipped: %1 was ahead all the way.")
                                          .arg(people.names.of(*winner));
    return outcome == Outcome::Draw ? MomentText::tr("Nobody slipped: a fair draw.")
                                    : MomentText::tr("Nobody has slipped so far.");
}

QString momentwords::played(const Review& review, const ReviewedMove& move,
                            const ReviewPeople& people)
{
    const QString number = QString::number(reviewwords::moveNumber(review.game, move.ply));
    const QString square = reviewwords::square(move);
    return people.you == move.mover()
        ? MomentText::tr("Move %1: you played %2.").arg(number, square)
        : MomentText::tr("Move %1: %2 played %3.", "number, who, square")
              .arg(number, people.names.of(move.mover()), square);
}

QString momentwords::line(const Review& review, const ReviewedMove& move,
                          const ReviewPeople& people, bool tells)
{
    const QString number = QString::number(reviewwords::moveNumber(review.game, move.ply));
    const QString& who = people.names.of(move.mover());
    return tells
        ? MomentText::tr("%1, move %2: %3, %4", "who, number, square, class")
              .arg(who, number, reviewwords::square(move), moveClassName(move.quality))
        : MomentText::tr("%1, move %2: what would you play?", "who, number").arg(who, number);
}

QString momentwords::question(const Game& game, const ReviewedMove& move,
                              const ReviewPeople& people)
{
    const QString number = QString::number(reviewwords::moveNumber(game, move.ply));
    return people.you == move.mover()
        ? TryText::tr("Move %1: what would you play? Drop a disc.").arg(number)
        : TryText::tr("Move %1: what would you play for %2? Drop a disc.")
              .arg(number, people.names.of(move.mover()));
}

QString momentwords::verdict(const ReviewedMove& move, Move tried, MoveClass quality)
{
    const QString square = squareOf(move, tried);
    const auto& own = move.scores.moves[static_cast<std::size_t>(tried.column())];
    if (quality == MoveClass::Unknown)
        return TryText::tr("%1: too little is proved here to tell.").arg(square);
    if (keepsOutcome(quality))
        return own ? keptVerdict(square, *own, move.before.plies(), quality != MoveClass::Slower)
                   : TryText::tr("Right! %1 is the only move.").arg(square);
    if (tried == move.move)
        return TryText::tr("%1 was the move in the game. Try another.").arg(square);
    return move.couldWin() ? TryText::tr("Not yet: %1 lets the win slip.").arg(square)
                           : TryText::tr("Not yet: %1 lets the draw slip.").arg(square);
}

QString momentwords::answer(const ReviewedMove& move)
{
    if (move.scores.best.empty())
        return TryText::tr("Too little is proved here to tell.");
    QStringList squares;
    for (const Move best : move.scores.best)
        squares << squareOf(move, best);
    const SideNames names = sideTitles(ShownDiscs::theme());
    QString answer
        = TryText::tr("Best here: %1. %2", "squares, reason")
              .arg(squares.join(TryText::tr(", ", "between squares")),
                   moveReason(move.before, move.scores.best.front(), names, &move.scores));
    if (move.leftFollowUp)
        answer += QLatin1Char(' ') + reviewwords::leftPlan(move);
    return answer;
}
