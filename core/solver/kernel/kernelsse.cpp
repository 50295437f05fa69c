// SPDX-License-Identifier: GPL-3.0-or-later
// Compiled with -march=x86-64-v2; run only where the processor has SSE4.2.
#include <immintrin.h>

#define FOURCAST_SSE_LANES
#include "core/solver/kernel/kernelsearch.h"
#include "core/solver/kernel/kernelvariants.h"

const SolverKernel sseSolverKernel {"SSE4", &searchEntry};
