// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/lppe/lppe.h"

#include <stop_token>

namespace fourcast::chance {

/// Variables that `sum` or `psum` binds go where the condition says which value they have, where
/// there is one value only, or where nothing depends on them.
Lppe withoutSums(const Lppe& lppe, const std::stop_token& stop = {});

}
