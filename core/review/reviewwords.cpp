// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/review/reviewwords.h"

#include "core/analysis/movereason.h"
#include "core/analysis/wordlist.h"
#include "core/board/notation.h"
#include "core/support/formats/provenance.h"
#include "core/support/text/listtext.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>

namespace {

struct ReviewText
{
    Q_DECLARE_TR_FUNCTIONS(Review)
};

QString squareIn(const Position& position, Move move)
{
    return notation::squareName(move.column(), position.landingRow(move.column()));
}

int freeColumns(const Position& position)
{
    int count = 0;
    for (int column = 0; column < Position::Shape::width; ++column)
        count += position.canPlay(column) ? 1 : 0;
    return count;
}

}

QString reviewwords::title(const Review& review)
{
    const QString event = review.game.tag(QStringLiteral("Event"));
    return event.isEmpty() ? ReviewText::tr("Review of a game") : event;
}

QString reviewwords::result(const Review& review, const SideNames& names)
{
    const auto player = [&review](const QString& side, const char* tag) {
        const QString name = review.game.tag(QLatin1String(tag));
        // A file calls everybody a person who has no name; a side may be called by its player.
        return name.isEmpty() || name == QLatin1String("Person")
                || side.compare(name, Qt::CaseInsensitive) == 0
            ? side
            : ReviewText::tr("%1 (%2)").arg(side, name);
    };
    const QString both
        = ReviewText::tr("%1 against %2")
              .arg(player(capitalized(names.first), "First"), player(names.second, "Second"));
    // In one call each: a name may hold what looks like a place for the next.
    const QString last = QString::number(review.moves.size());
    if (const auto failure = review.game.failure())
        return ReviewText::tr("%1: %2 wins after %3 moves. The program that played %4 failed: %5.")
            .arg(both, names.of(*winnerOf(review.game.outcome())), last,
                 names.of(other(*winnerOf(review.game.outcome()))), failure->toText());
    if (const auto winner = winnerOf(review.game.outcome()); winner && review.game.endedOnTime())
        return ReviewText::tr("%1: %2 wins on time after %3 moves.")
            .arg(both, names.of(*winner), last);
    if (const auto winner = winnerOf(review.game.outcome()))
        return ReviewText::tr("%1: %2 wins after %3 moves.").arg(both, names.of(*winner), last);
    if (review.game.outcome() == Outcome::Draw)
        return ReviewText::tr("%1: a draw after %2 moves.").arg(both, last);
    return ReviewText::tr("%1: not finished, %2 moves so far.").arg(both, last);
}

QString reviewwords::kept(const ReviewSide& side)
{
    return ReviewText::tr("Kept the result in %1 of %n move(s)", nullptr, side.moves)
        .arg(side.kept);
}

QString reviewwords::accuracy(const ReviewSide& side)
{
    if (!side.accuracy)
        return ReviewText::tr("No accuracy: there were no real choices");
    return ReviewText::tr("Accuracy %1 %").arg(QLocale().toString(*side.accuracy, 'f', 0));
}

QString reviewwords::classCounts(const ReviewSide& side)
{
    QStringList counts;
    for (int quality = moveClassCount - 1; quality > 0; --quality)
        if (const int count = side.classes[static_cast<std::size_t>(quality)])
            counts << QStringLiteral("%1: %2")
                          .arg(moveClassName(static_cast<MoveClass>(quality)))
                          .arg(count);
    return counts.join(QStringLiteral(", "));
}

int reviewwords::moveNumber(const Game& game, int ply)
{
    const int behind = game.start().sideToMove() == Player::Second ? 1 : 0;
    return (ply - 1 + behind) / 2 + 1;
}

QString reviewwords::numberedMove(const Review& review, const ReviewedMove& move)
{
    return QString::number(moveNumber(review.game, move.ply))
        + (move.mover() == Player::First ? QStringLiteral(". ") : QStringLiteral("... "))
        + square(move);
}

QString reviewwords::square(const ReviewedMove& move)
{
    return squareIn(move.before, move.move);
}

QString reviewwords::best(const ReviewedMove& move)
{
    const auto count = static_cast<int>(move.scores.best.size());
    if (count > 1 && count == freeColumns(move.before))
        return ReviewText::tr("all alike");
    QStringList squares;
    for (const Move best : move.scores.best)
        squares << squareIn(move.before, best);
    return squares.join(QStringLiteral(", "));
}

QString reviewwords::scoreBefore(const ReviewedMove& move)
{
    return move.scores.whole.score.toText(move.before.plies());
}

QString reviewwords::scoreOfMove(const ReviewedMove& move)
{
    const auto& score = move.scores.moves[static_cast<std::size_t>(move.move.column())];
    return score ? score->toText(move.before.plies()) : QString();
}

QString reviewwords::bestLine(const ReviewedMove& move)
{
    return notation::toCoordinates(move.scores.line, move.before);
}

QString reviewwords::leftPlan(const ReviewedMove& move)
{
    if (!move.leftFollowUp)
        return {};
    const QString squares = wordlist::withOr(wordlist::squares(move.leftFollowUp->squares));
    return move.leftFollowUp->proof.goal == PlanGoal::Win
        ? ReviewText::tr("Here the plan was left: follow-up, always answering on top of the last "
                         "disc, would have won, now with %1.")
              .arg(squares)
        : ReviewText::tr("Here the plan was left: follow-up, always answering on top of the last "
                         "disc, would not have lost, now with %1.")
              .arg(squares);
}

QStringList reviewwords::keyMoment(const Review& review, const ReviewedMove& move,
                                   const SideNames& names)
{
    QStringList sentences {moveClassSentence(move.quality, move.before, move.move, move.scores)};
    if (!move.scores.best.empty()) {
        const QString reason
            = moveReason(move.before, move.scores.best.front(), names, &move.scores);
        sentences << (move.scores.best.size() == 1
                          ? ReviewText::tr("Better: %1").arg(reason)
                          : ReviewText::tr("Better: %1. %2").arg(best(move), reason));
    }
    if (move.leftFollowUp)
        sentences << leftPlan(move);
    if (decisivePly(review) == move.ply) {
        const QString& side = names.of(move.mover());
        sentences << (move.couldWin()
                          ? ReviewText::tr("The game was decided here. It was %1's last chance to "
                                           "win, and the outcome did not change again.")
                          : ReviewText::tr("The game was decided here. It was %1's last chance to "
                                           "draw, and the outcome did not change again."))
                         .arg(side);
    }
    return sentences;
}

std::vector<const ReviewedMove*> reviewwords::keyMoments(const Review& review)
{
    std::vector<const ReviewedMove*> moments;
    for (const ReviewedMove& move : review.moves)
        if (move.keyMoment)
            moments.push_back(&move);
    return moments;
}

bool reviewwords::hasComments(const Review& review)
{
    return std::ranges::any_of(review.moves, [&review](const ReviewedMove& move) {
        return !review.game.comment(move.ply).isEmpty();
    });
}

QString reviewwords::incomplete(const Review& review)
{
    if (review.isComplete())
        return {};
    return ReviewText::tr("The review was stopped: only the last %1 of %2 moves are rated.")
        .arg(review.done)
        .arg(review.moves.size());
}

QString reviewwords::aboutNumbers()
{
    return ReviewText::tr("All scores are exact: proved by the solver, not estimated. \"Wins in 7 "
                          "moves\" counts the winner's own moves when both sides play their best. "
                          "It is from the point of view of the side that moved.");
}

QString reviewwords::origin()
{
    return ReviewText::tr("Rated by the exact solver: %1.", "program, date and machine")
        .arg(Provenance().lines().back());
}
