// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/practice/planpractice.h"

#include <QString>

/// What is said of a practice with a plan, in the language of the window.
namespace practicewords {

/// "Follow it", "Break it" and so on.
QString modeTitle(PracticeMode mode);
/// What one does there, in a sentence.
QString modeTask(PracticeMode mode);
/// "follow", for what is kept.
QString modeName(PracticeMode mode);
std::optional<PracticeMode> modeFrom(const QString& name);

/// "c4, number 2, on top of him, reachable": for a screen reader and tips.
QString square(const PlanPractice& practice, int column, int row);
/// "d4".
QString squareName(int column, int row);
/// "4 4 3": a line as columns.
QString line(const std::vector<Move>& moves);
/// "Orange wins" or "Orange does not lose".
QString promise(const PlanPractice& practice);

/// Why a move was not the plan's: "Not by this plan: block first, in column 4."
QString brokenRule(const PracticeStep& step);
/// What is known of the card after a check.
QString verdict(const PlanVerdict& verdict, const PlanPractice& practice);
/// How a plan failed, as a full sentence.
QString failure(PlanFailure failure);
/// How a game under a plan ended; `check` is of the card.
QString ending(const PlanPractice& practice, const PlanVerdict& check);
/// "212 of 13,508 positions seen"; without the total where it is unknown.
QString seen(std::uint64_t seen, const PlanVerdict& check);
QString filled(PlanFillStatus status);

}
