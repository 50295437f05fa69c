// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solver/kernel/kernel.h"

#include "core/solver/kernel/kernelvariants.h"
#include "core/solver/kernel/squares.h"

#include <vector>

std::span<const SolverKernel> solverKernels()
{
    static const std::vector<SolverKernel> kernels = [] {
        std::vector<SolverKernel> usable;
#ifdef FOURCAST_X86_KERNELS
        if (__builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512dq")
            && __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vpopcntdq"))
            usable.push_back(avx512SolverKernel);
        if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2"))
            usable.push_back(avx2SolverKernel);
        if (__builtin_cpu_supports("sse4.2") && __builtin_cpu_supports("popcnt"))
            usable.push_back(sseSolverKernel);
#endif
        usable.push_back(plainSolverKernel);
        return usable;
    }();
    return kernels;
}

SolverNode solverNode(std::uint64_t own, std::uint64_t opponent)
{
    const Squares occupied = own | opponent;
    const Squares empty = board & ~occupied;
    const Squares landing = (occupied + bottom) & board;
    SolverNode node;
    node.own = own;
    node.opponent = opponent;
    node.ownThreats = completing(own) & empty;
    node.opponentThreats = completing(opponent) & empty;
    node.plies = std::popcount(occupied);
    node.hash = SolverTable::hash(bytecolumns::canonicalKey(bytecolumns::key(own, occupied)));
    const Squares urgent = node.opponentThreats & landing;
    node.moves = landing & ~(node.opponentThreats >> 1);
    if (urgent)
        node.moves &= withoutLowest(urgent) ? 0 : urgent;
    return node;
}
