// SPDX-License-Identifier: GPL-3.0-or-later
// Compiled with -march=x86-64-v3; run only where the processor has AVX2.
#include <immintrin.h>

#include "core/solver/kernel/kernelsearch.h"
#include "core/solver/kernel/kernelvariants.h"

const SolverKernel avx2SolverKernel {"AVX2", &searchEntry};
