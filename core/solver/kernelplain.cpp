// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solver/kernelsearch.h"
#include "core/solver/kernelvariants.h"

const SolverKernel plainSolverKernel {"plain", &searchEntry};
