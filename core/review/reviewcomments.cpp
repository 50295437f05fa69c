// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/review/reviewexport.h"
#include "core/review/reviewwords.h"
#include "core/support/text/listtext.h"

namespace {

/// Before each line of ours, whatever the language, so that the next review finds it again.
constexpr QLatin1String mark("[review] ");

/// What a person wrote: all lines but those of an earlier review.
QStringList ownLines(const QString& comment)
{
    QStringList lines;
    if (comment.isEmpty())
        return lines;
    for (const QString& line : comment.split(u'\n'))
        if (!line.startsWith(mark))
            lines << line;
    return lines;
}

QStringList words(const Review& review, const ReviewedMove& move, const SideNames& names)
{
    QStringList sentences;
    if (move.keyMoment)
        sentences = reviewwords::keyMoment(review, move, names);
    else if (move.quality == MoveClass::Slower || move.quality == MoveClass::OnlyMove)
        sentences << moveClassSentence(move.quality, move.before, move.move, move.scores);
    else
        return {};
    return {(moveClassSymbol(move.quality) + QLatin1Char(' ') + sentences.join(QLatin1Char(' ')))
                .trimmed()};
}

QStringList summary(const Review& review, const SideNames& names)
{
    QStringList lines;
    for (const Player player : {Player::First, Player::Second}) {
        const ReviewSide& side = review.side(player);
        if (side.moves > 0)
            lines << QStringLiteral("%1: %2. %3 (%4).")
                         .arg(capitalized(names.of(player)), reviewwords::kept(side),
                              reviewwords::accuracy(side), reviewwords::classCounts(side));
    }
    if (const QString missing = reviewwords::incomplete(review); !missing.isEmpty())
        lines << missing;
    if (!lines.isEmpty())
        lines << reviewwords::aboutNumbers() << accuracyFormula();
    return lines;
}

void addLines(Game& game, int ply, const QStringList& lines)
{
    QStringList all = ownLines(game.comment(ply));
    for (const QString& line : lines)
        all << mark + line;
    game.setComment(ply, all.join(u'\n'));
}

}

Game reviewedGame(const Review& review, const SideNames& names)
{
    Game game = review.game;
    addLines(game, 0, summary(review, names));
    for (const ReviewedMove& move : review.moves)
        // What an earlier review said of a move stays until this one has judged it.
        if (move.quality != MoveClass::Unknown)
            addLines(game, move.ply, words(review, move, names));
    return game;
}
