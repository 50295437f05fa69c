// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/mucalculus/normalform.h"

namespace fourcast::formal {

/// Decides how the values of a variable that `node` quantifies over are tried. Throws syntax::Wrong
/// where no way is sound: the sentence asks for a bound.
void chooseTrial(const NormalForm& form, const NormalNode& node, NormalNode::Quantified& variable);

/// The same for all variables that are quantified within an action formula.
void chooseTrials(const ActionFormula& action,
                  std::unordered_map<const syntax::Variable*, NormalNode::Quantified>& trials);

/// The places where a variable stands alone as an argument of steps out of the same state.
std::vector<ArgumentPlace> localPlaces(const NormalForm& form, int node, int slot);

}
