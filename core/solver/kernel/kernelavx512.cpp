// SPDX-License-Identifier: GPL-3.0-or-later
// Compiled for x86-64-v4 with vector population count; run only where the processor has both.
#include <immintrin.h>

#include "core/solver/kernel/kernelsearch.h"
#include "core/solver/kernel/kernelvariants.h"

const SolverKernel avx512SolverKernel {"AVX-512", &searchEntry};
