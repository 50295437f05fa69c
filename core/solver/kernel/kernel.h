// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/solver/kernel/solvertable.h"

#include <span>

/// What the recursion of the exact search knows of a position, in the layout of bytecolumns.h and
/// seen by the side to move. It is handed down so that a child computes only what has changed.
struct SolverNode
{
    std::uint64_t own = 0;
    std::uint64_t opponent = 0;
    /// Empty squares that would complete a line of four, reachable now or later.
    std::uint64_t ownThreats = 0;
    std::uint64_t opponentThreats = 0;
    /// Moves that do not let the opponent win at once; never empty inside the search.
    std::uint64_t moves = 0;
    /// Where the position lives in the table; 0 when it is not kept there.
    std::uint64_t hash = 0;
    /// Discs on the board.
    int plies = 0;
};

/// One worker's side of a search. The kernel counts nodes and calls `expired` every thousand of
/// them; once that answers true, every level returns at once and the value means nothing. On its
/// way back to a node where there is better work for it a worker is `aborted` for a while, too, but
/// not any more when the search returns.
struct SolverWorker
{
    static constexpr int maximumTried = 8; ///< as many as there are lanes

    SolverTable::View table;
    /// Others may be at work in the same table.
    bool hasCompany = false;
    std::uint64_t nodes = 0;
    /// Of children in the table; of those, some bound was known; of those, it settled the parent.
    std::uint64_t reads = 0;
    std::uint64_t hits = 0;
    std::uint64_t tableCutoffs = 0;
    std::uint64_t stores = 0;
    /// Nodes that a child settled, by how many others had been tried before.
    std::uint64_t cutoffsByMove[maximumTried] {};
    std::uint64_t nextLook = 1024;
    bool aborted = false;
    void* owner = nullptr;
    /// Also sets `nextLook`.
    bool (*expired)(SolverWorker&) = nullptr;
};

/// The node loop, compiled once for every instruction set that pays.
///
/// `search` answers the null window (alpha, alpha + 1): a value above alpha is a proven lower bound
/// for the side to move, any other a proven upper bound. Nobody has won, the side to move can't win
/// at once, and node.moves is not empty.
struct SolverKernel
{
    const char* name;
    int (*search)(SolverWorker& worker, const SolverNode& node, int alpha);
};

/// Those that this processor can run, the fastest first.
std::span<const SolverKernel> solverKernels();

/// The node of a position: threats, sensible moves, and its place in the table. `moves` is empty
/// when every move loses at once or the side to move could win.
SolverNode solverNode(std::uint64_t own, std::uint64_t opponent);
