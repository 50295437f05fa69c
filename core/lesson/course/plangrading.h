// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/course/lesson.h"
#include "core/plan/plantext.h"

#include <stop_token>

namespace fourcast::lesson {

/// The question's position with these marks. Fails where they are none; the place is that in
/// `cells`. Without any text there are no marks.
Expected<AnyRootedPlan> rootedPlan(const WrittenPlan& question, const QString& cells);
/// The marks as an answer is kept: plantext::cells(). Fails as rootedPlan().
Expected<QString> canonicalCells(const WrittenPlan& question, const QString& cells);
/// The same for people: "2.32/3113", a slash between rows.
QString cellsInRows(const WrittenPlan& question, const QString& cells);

/// Plays the plan against every reply. Empty where it is valid; otherwise a sentence that says with
/// which line it fails. Fails where nothing is known: too many positions, or marks that are none.
/// Without a value it was stopped.
Expected<std::optional<QString>> planFault(const WrittenPlan& question, const QString& cells,
                                           const std::stop_token& stop = {});

/// Translated, what is asked of a plan: "First player to win, after 244424".
QString planTask(const WrittenPlan& question);

}
