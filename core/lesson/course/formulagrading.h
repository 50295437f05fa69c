// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/course/lesson.h"

#include <functional>
#include <stop_token>

namespace fourcast::lesson {

/// In which systems a formula holds, in the order of heldAgainst().
using Truths = std::vector<bool>;

/// The formula's text for a system.
using FormulaFor = std::function<QString(const WrittenSystem& system)>;

/// Explores the systems and checks the formula in each. Blocks. Fails with a sentence where there
/// is no answer for one of them; without a value it was stopped.
Expected<std::optional<Truths>> truthsOf(const WrittenFormula& question, const FormulaFor& formula,
                                         const std::stop_token& stop = {});
/// Of the teacher's.
Expected<std::optional<Truths>> wantedTruths(const WrittenFormula& question,
                                             const std::stop_token& stop = {});

/// Translated: the first system that a formula should be told apart by and is not, in its plain
/// words. Empty where the two are the same.
QString differenceText(const WrittenFormula& question, const Truths& wanted, const Truths& given);

}
