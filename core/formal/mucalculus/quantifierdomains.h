// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/mucalculus/normalform.h"

namespace fourcast::formal {

/// Of variables that are quantified within action formulas.
using Trials = std::unordered_map<const syntax::Variable*, NormalNode::Quantified>;

/// Decides how the values of a variable that `node` quantifies over are tried, once that is decided
/// for all within it. Throws syntax::Wrong where no way is sound: the sentence asks for a bound.
void chooseDomain(const NormalForm& form, const Trials& trials, const NormalNode& node,
                  NormalNode::Quantified& variable);

/// The same for all variables that are quantified within an action formula.
void chooseDomains(const ActionFormula& action, Trials& trials);

/// The places where a variable stands alone as an argument of steps out of the same state.
std::vector<ArgumentPlace> localPlaces(const NormalForm& form, int node, int slot);

}
