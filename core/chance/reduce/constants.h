// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/lppe/lppe.h"

#include <stop_token>

namespace fourcast::chance {

/// Parameters that keep their initial datum for ever are replaced by it.
Lppe withoutConstants(const Lppe& lppe, const std::stop_token& stop = {});

}
