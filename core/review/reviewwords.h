// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/threats.h"
#include "core/review/review.h"

#include <QStringList>

/// What the written forms of a review say alike; plain text, translated. `names` are the sides as
/// the reader knows them.
namespace reviewwords {

/// The game's Event, or "Review of a game".
QString title(const Review& review);
/// "Red against Blue: red wins with move 21."
QString result(const Review& review, const SideNames& names);
/// "Kept the result in 14 of 17 moves".
QString kept(const ReviewSide& side);
/// "Accuracy 87 %", or that there is none.
QString accuracy(const ReviewSide& side);
/// "blunder: 2, best: 9", the worst first.
QString classCounts(const ReviewSide& side);

/// The number of the move at this ply as move list and game file count them: both sides' first
/// moves are 1.
int moveNumber(const Game& game, int ply);
/// The move's number as the game file writes it: "7. d3", "7... c1".
QString numberedMove(const Review& review, const ReviewedMove& move);
/// The square that the move landed on.
QString square(const ReviewedMove& move);
/// The best squares; where all are alike, that.
QString best(const ReviewedMove& move);
/// The exact score before the move: "wins in 7 moves", from the view of the side that moved.
QString scoreBefore(const ReviewedMove& move);
/// The exact score of the move itself, likewise.
QString scoreOfMove(const ReviewedMove& move);
/// Best play from the position before the move, as squares, as far as it was followed.
QString bestLine(const ReviewedMove& move);

/// "Here the plan was left: ..."; empty where none was.
QString leftPlan(const ReviewedMove& move);
/// Sentences about a key moment: what was lost, what was better and why, and whether the result
/// was decided here.
QStringList keyMoment(const Review& review, const ReviewedMove& move, const SideNames& names);
std::vector<const ReviewedMove*> keyMoments(const Review& review);

/// Has a person said something of any move?
bool hasComments(const Review& review);

/// Empty where all moves are judged, else how many are, and that the rest is missing.
QString incomplete(const Review& review);
/// What the numbers are and from whose view.
QString aboutNumbers();
/// Who judged, when and where, for the end of a document.
QString origin();

}
