// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/review/review.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

namespace {

constexpr int pointsOfAMistake = 25;
/// A slower win or an earlier loss costs this much a move ...
constexpr int pointsPerMoveLost = 5;
/// ... but never more than half: the outcome is what counts.
constexpr int leastForSameOutcome = 50;
/// Percent from which on there is a second star, a third, ...
constexpr std::array<int, mostStars - 1> starsFrom {50, 70, 85, 95};

/// Is every column that can be played worth the same?
bool allAlike(const ColumnsReport& scores)
{
    return std::ranges::all_of(scores.moves, [&scores](const auto& score) {
        return !score || *score == scores.whole.score;
    });
}

/// The winner's moves by which a win comes later, or a loss earlier, than it could.
int movesLost(const ReviewedMove& move)
{
    const auto& given = move.scores.moves[static_cast<std::size_t>(move.move.column())];
    // A step of the score is one disc of the winner.
    return given ? move.scores.whole.score.lower - given->lower : 0;
}

}

std::optional<int> accuracyPoints(const ReviewedMove& move)
{
    switch (move.quality) {
    case MoveClass::Unknown:
    case MoveClass::Forced:
        return {};
    case MoveClass::OnlyMove:
    case MoveClass::Best:
        if (allAlike(move.scores))
            return {};
        return 100;
    case MoveClass::Slower:
        return std::max(leastForSameOutcome, 100 - pointsPerMoveLost * movesLost(move));
    case MoveClass::Mistake:
        return pointsOfAMistake;
    case MoveClass::Blunder:
        return 0;
    }
    return {};
}

QString accuracyFormula()
{
    return QCoreApplication::translate(
               "Review",
               "Accuracy is the average over the moves that were a real choice. Forced moves do "
               "not count, nor do moves where all columns were worth the same. A best or only move "
               "gets %1 points. A slower move loses %2 for each move by which it delays the win or "
               "hastens the loss, but gets at least %3. A mistake gets %4, a blunder 0. All points "
               "come from exact scores. The definition is Fourcast's own, so do not compare it "
               "with other programs'.")
        .arg(100)
        .arg(pointsPerMoveLost)
        .arg(leastForSameOutcome)
        .arg(pointsOfAMistake);
}

int starsOf(double accuracy)
{
    return 1 + static_cast<int>(std::ranges::count_if(starsFrom, [accuracy](int percent) {
               return accuracy >= percent;
           }));
}

QString starRule()
{
    return QCoreApplication::translate("Review",
                                       "Stars show the accuracy: two from %1 percent, three from "
                                       "%2, four from %3, five from %4.")
        .arg(starsFrom[0])
        .arg(starsFrom[1])
        .arg(starsFrom[2])
        .arg(starsFrom[3]);
}
