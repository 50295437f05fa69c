// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/chance/answer/chancework.h"

/// What was found out, in sentences.
namespace answertext {

/// Large: "Player 1 is ruined with probability 0.142045, at most."
QString answer(const ChanceSystem& system);
/// One of several answers.
struct AnswerLine
{
    QString question; ///< "How likely is player 1 to be ruined?"
    QString number; ///< "0.142045", "∞", "–" where there is none
    QString sentence; ///< as answer() says it
};
/// Of all questions that were chosen, in their order; empty where one was.
std::vector<AnswerLine> lines(const ChanceSystem& system);
/// Below it: "Between 0.1420454 and 0.1420455, exactly 25/176. Pmax broke(1): ..."
QString certainty(const ChanceSystem& system);
/// What was counted and how long it took: names with their figures.
std::vector<std::pair<QString, QString>> facts(const ChanceSystem& system);
/// "1,234 states, 56 of them still to be expanded; ..."
QString soFar(const ChanceProgress& progress);

}
