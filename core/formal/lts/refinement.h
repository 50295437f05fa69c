// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/lts/bisimulation.h"

#include <chrono>

namespace fourcast::formal {

/// Sorts states into blocks until the states of each have the same signature: the set of pairs of a
/// label and the block that a step of that label leads to. When a block falls apart its largest
/// part keeps the number, so that a state changes its block at most log n times, and only the
/// states that have a step into the other parts are looked at again.
///
/// It also keeps when and from which block each block came off: what was true of the blocks at an
/// earlier time can be asked later.
class Refinement
{
public:
    Refinement(const Lts& lts, const BisimulationOptions& options);

    /// Returns false when it was stopped.
    bool run();

    State blockCount() const { return static_cast<State>(m_blocks.size()); }
    const std::vector<State>& blockOf() const { return m_blockOf; }
    /// Before the split number `time`, which counts from 1.
    State blockBefore(State state, std::uint32_t time) const;
    /// The number of the split that parted the two; 0 where they are in one block.
    std::uint32_t partedAt(State one, State other) const;

private:
    struct Block
    {
        State begin = 0; ///< in m_states
        State end = 0;
        State dirty = 0; ///< so many at the beginning have to be looked at again
        State parent = noState;
        std::uint32_t created = 0; ///< the number of the split, 0 for the first block
    };
    /// Of a dirty state: the part of m_pairs that is its signature.
    struct Signature
    {
        State state = 0;
        std::uint64_t hash = 0;
        std::size_t begin = 0;
        std::size_t end = 0;
    };

    void mark(State state);
    void refine(State block);
    void sign(State state);
    bool isSame(const Signature& one, const Signature& other) const;
    bool isBefore(const Signature& one, const Signature& other) const;
    void split(State block, const std::vector<State>& cuts);
    bool pause();

    const Lts& m_lts;
    const BisimulationOptions& m_options;
    Predecessors m_before;
    std::vector<State> m_states; ///< sorted by block
    std::vector<State> m_placeOf;
    std::vector<State> m_blockOf;
    std::vector<Block> m_blocks;
    std::vector<State> m_waiting;
    std::vector<std::uint64_t> m_pairs;
    std::vector<Signature> m_signatures;
    std::uint32_t m_splits = 0;
    std::chrono::steady_clock::time_point m_told;
    std::uint64_t m_work = 0;
    bool m_stopped = false;
};

}
