// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/mucalculus/language/formula.h"

namespace fourcast::formal {

/// The formula as a sentence, in the language of the program: "At any time: some step is possible."
/// What it says in a known form (it comes in the end, it goes on for ever, one side can force it)
/// is said as such, the rest part by part. Two formulas that say the same mean the same.
QString inWords(const Formula& formula);

}
