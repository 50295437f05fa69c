// SPDX-License-Identifier: GPL-3.0-or-later
//
// For the .cpp files of this room alone.
#pragma once

#include "core/lesson/course/keyedlines.h"
#include "core/lesson/course/lesson.h"

namespace fourcast::lesson {

// What the kinds of questions have in their blocks that no other kind has. Each throws WrongLesson.

/// A model that comes along and its values; nothing where there is no `model`.
std::optional<WrittenSystem> readSystem(KeyedLines& lines);
/// Of kind Formula: the system, what it is held against, and the teacher's formula.
WrittenFormula readFormulaPart(KeyedLines& lines);
/// Of kind Walk; the question's tree is read already where it has one.
WrittenWalk readWalkPart(KeyedLines& lines, const Question& question);
/// Of kind Plan.
WrittenPlan readPlanPart(KeyedLines& lines);

/// A line `against` as readFormulaPart() takes it: "mutant stuck", "model race; M 2 | its words".
QString againstText(const WrittenSystem& changes);

}
