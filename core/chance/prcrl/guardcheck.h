// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/prcrl/specification.h"

namespace fourcast::chance {

/// No process may call itself before an action. Throws syntax::Wrong.
void checkGuarded(const Specification& specification);

}
