// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/prcrl/declarations.h"
#include "core/chance/prcrl/specification.h"

namespace fourcast::chance {

/// Checks the processes of a specification and what init says of them. Throws syntax::Wrong.
void checkProcesses(const raw::Specification& from, const Declarations& declarations,
                    Specification& to);

}
