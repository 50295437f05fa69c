// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/lppe/lppe.h"
#include "core/chance/prcrl/specification.h"

#include <set>

namespace fourcast::chance {

// Equations side by side. These throw syntax::Wrong.

/// The names of the actions that can be seen.
std::set<syntax::Symbol> alphabetOf(const Lppe& lppe);

/// One equation for two. Actions that both know, but for those that are named by `nocomm`, happen
/// in both at once and with equal arguments: distributions multiply and rewards are added.
Lppe parallel(const Lppe& left, const Lppe& right, const Specification& specification);

void hide(Lppe& lppe, const std::vector<syntax::PlacedName>& names);
void encap(Lppe& lppe, const std::vector<syntax::PlacedName>& names);
/// From, to, from, to, ...: all at once.
void rename(Lppe& lppe, const std::vector<syntax::PlacedName>& names);

}
