// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/prcrl/process.h"

namespace fourcast::chance {

// Probabilities that are the same in every state must be from 0 to 1 and sum to 1, exactly. Those
// that depend on more than the variables of psum, which begin at the slot `depth`, are left to
// whoever explores the model. These throw syntax::Wrong.

/// All outcomes of a psum; `place` is that of the psum.
void checkProbabilities(const std::vector<Outcome>& outcomes, syntax::SourceLocation place,
                        std::size_t depth);
/// One of several variables that are independent, the last one of those of the outcome.
void checkFactor(const Outcome& outcome, syntax::SourceLocation place, std::size_t depth);

}
