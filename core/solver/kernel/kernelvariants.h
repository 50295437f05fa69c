// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/solver/kernel/kernel.h"

/// The same node loop (kernelsearch.h), compiled for one instruction set each.
extern const SolverKernel plainSolverKernel;
#ifdef FOURCAST_X86_KERNELS
extern const SolverKernel sseSolverKernel;
extern const SolverKernel avx2SolverKernel;
extern const SolverKernel avx512SolverKernel;
#endif
