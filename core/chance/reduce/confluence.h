// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/lppe/lppe.h"

#include <stop_token>

namespace fourcast::chance {

/// Marks the hidden summands with one target that commute with every other one: whatever else is
/// possible before is possible afterwards, with the same chances, and leads to the same states
/// (Timmer, Stoelinga and van de Pol, "Confluence reduction for probabilistic systems", 2011). What
/// explores the equation may take them at once. Summands that it can't show that of stay as they
/// are.
Lppe withConfluence(const Lppe& lppe, const std::stop_token& stop = {});

}
