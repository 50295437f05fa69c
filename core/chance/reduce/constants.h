// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/lppe/lppe.h"

namespace fourcast::chance {

/// Parameters that keep their initial datum for ever are replaced by it.
Lppe withoutConstants(const Lppe& lppe);

}
