// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/course/lesson.h"

#include <QMap>

namespace fourcast::lesson {

/// Values by the names of the model's parameters.
QMap<QString, QString> valuesOf(const WrittenSystem& system);
/// The model's text with these values. Fails with a sentence.
Expected<QString> modelTextOf(const WrittenSystem& system);
/// A formula about the system as it is kept: with single blanks, and brackets where they are
/// needed. Fails with a sentence, line and column where it is none.
Expected<QString> canonicalFormula(const WrittenSystem& system, const QString& formula);

/// What a teacher wrote as a formula: its text, or that of the formula of this name.
QString formulaTextOf(const QString& formula, const WrittenSystem& system);

/// A line `against` of a lesson, "mutant stuck; M 2 | thread 1 may stop": what is changed and,
/// behind the bar, its words. A name without a value has an empty one; whether there is such a
/// thing to change is not looked at.
WrittenSystem changesFromText(const QString& text);

/// The system that a question is about, and those that a formula is held against after it, each
/// with its words.
std::vector<WrittenSystem> heldAgainst(const WrittenFormula& formula);

}
