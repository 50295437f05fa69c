// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/solver/kernel/kernel.h"
#include "core/solver/kernel/lanes.h"

namespace {

/// A node whose moves are made, weighed and ordered, and whose children's places in the table are
/// on their way from memory.
struct PreparedNode
{
    alignas(64) std::uint64_t mover[maximumLanes];
    alignas(64) std::uint64_t threats[maximumLanes];
    alignas(64) std::uint64_t replierThreats[maximumLanes];
    alignas(64) std::uint64_t replies[maximumLanes];
    alignas(64) std::uint64_t hashes[maximumLanes];
    int order[maximumLanes];
    int count;
    /// Lanes that are looked up in the table.
    unsigned probed;
    std::uint64_t replier;
    std::uint64_t hash;
    int plies;
    /// Of this node, which may lie some forced moves below the one that was asked for.
    int alpha;
    /// Turns a value of this node into one of the node that was asked for.
    int sign;

    bool isProbed(int lane) const { return (probed >> lane) & 1; }

    SolverNode child(int lane) const
    {
        return {replier,       mover[lane],   replierThreats[lane],
                threats[lane], replies[lane], isProbed(lane) ? hashes[lane] : 0,
                plies + 1};
    }
};

}
