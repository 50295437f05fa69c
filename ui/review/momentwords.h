// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/review/review.h"

struct ReviewPeople;

/// What the window says of the moves of a reviewed game: short sentences for the people who played
/// it, translated.
namespace momentwords {

/// What the side gave away at a turning point: "You could have won here.", "Chick let you off
/// here."
QString headline(const ReviewedMove& move, const ReviewPeople& people);
/// In its place where there is no turning point: "Nobody slipped: a fair draw." While the review is
/// running, the search for one.
QString noTurningPoint(const Review& review, const ReviewPeople& people, bool running);
/// "Move 7: you played b1."
QString played(const Review& review, const ReviewedMove& move, const ReviewPeople& people);
/// For a list: "You, move 7: b1, blunder"; a question without `tells`.
QString line(const Review& review, const ReviewedMove& move, const ReviewPeople& people,
             bool tells);

/// "Move 7: what would you play? Drop a disc."
QString question(const Game& game, const ReviewedMove& move, const ReviewPeople& people);
/// What becomes of another move at that moment. Names no move but this one.
QString verdict(const ReviewedMove& move, Move tried, MoveClass quality);
/// The best columns, and the reason for the first of them.
QString answer(const ReviewedMove& move);

}
