// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

/// What a subtree cost.
struct SearchCounts
{
    std::uint64_t nodes = 0;
    std::uint64_t leaves = 0;
    std::uint64_t cutoffs = 0;

    SearchCounts& operator+=(const SearchCounts& more)
    {
        nodes += more.nodes;
        leaves += more.leaves;
        cutoffs += more.cutoffs;
        return *this;
    }
    /// What came after `before` was counted.
    SearchCounts since(const SearchCounts& before) const
    {
        return {nodes - before.nodes, leaves - before.leaves, cutoffs - before.cutoffs};
    }
    friend bool operator==(const SearchCounts&, const SearchCounts&) = default;
};
