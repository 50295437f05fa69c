// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/mucalculus/solver.h"

#include <vector>

namespace fourcast::formal {

/// Of every state of a system, by its number, whether the formula holds in it. Blocks; the options
/// may stop it and are told how far it is. Fails with a
/// sentence where a quantifier has no bound or data no value, and where it was stopped or its
/// memory is used up. The system must be complete.
Expected<std::vector<bool>> truthOf(const Lts& lts, const Formula& formula,
                                    const SolverOptions& options = {});

}
