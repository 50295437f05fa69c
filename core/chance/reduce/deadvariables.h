// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/lppe/lppe.h"

#include <stop_token>

namespace fourcast::chance {

/// Where a datum is not asked for any more before it changes, it is set back to what it was in the
/// beginning (van de Pol and Timmer, "State space reduction of linear processes using control flow
/// reconstruction", 2009): parameters that only ever go from one known value to another are the
/// flow of control, and what each of their values still needs is found backwards.
Lppe withoutDeadVariables(const Lppe& lppe, const std::stop_token& stop = {});

}
