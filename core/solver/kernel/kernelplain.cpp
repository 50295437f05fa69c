// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solver/kernel/kernelsearch.h"
#include "core/solver/kernel/kernelvariants.h"

const SolverKernel plainSolverKernel {"plain", &searchEntry};
