// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/solver/solvertable.h"

#include <atomic>
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

/// Which positions the workers are in at the moment, so that another worker can put them off
/// (after J.-C. Weill, "The ABDADA distributed minimax-search algorithm", ICCA Journal 1996).
/// A worker that overwrites another's mark costs time, never correctness.
class BusyPositions
{
public:
    bool contains(std::uint64_t hash) const
    {
        return m_marks[place(hash)].load(std::memory_order_relaxed) == hash;
    }
    void enter(std::uint64_t hash) { m_marks[place(hash)].store(hash, std::memory_order_relaxed); }
    void leave(std::uint64_t hash)
    {
        if (contains(hash))
            m_marks[place(hash)].store(0, std::memory_order_relaxed);
    }

private:
    static constexpr int bits = 12;
    static std::size_t place(std::uint64_t hash) { return hash & ((1u << bits) - 1); }

    std::atomic<std::uint64_t> m_marks[1u << bits] {};
};

/// One worker's side of a search. The kernel counts nodes and calls `expired` every thousand of
/// them; once that answers true, every level returns at once and the value means nothing.
struct SolverWorker
{
    SolverTable::View table;
    /// Null when this worker is alone.
    BusyPositions* busy = nullptr;
    std::uint64_t nodes = 0;
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
