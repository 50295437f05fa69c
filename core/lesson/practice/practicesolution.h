// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/practice/practicetree.h"

#include <optional>

namespace fourcast::lesson {

/// What the search does at one node. All values are as MAX sees them, infinities value::infinite.
struct SolvedNode
{
    /// Nothing where the search never comes.
    std::optional<Value> value {};
    /// The window with which the search comes here.
    Value alpha = -value::infinite;
    Value beta = value::infinite;
    /// The branch that leads here is left out, by the node above it.
    bool isLeftOut = false;

    bool isSearched() const { return value.has_value(); }
};

/// A tree searched from left to right.
struct PracticeSolution
{
    std::vector<SolvedNode> nodes {};

    const SolvedNode& node(int index) const { return nodes[static_cast<std::size_t>(index)]; }
    /// Branches that are left out, without those below them.
    int leftOut() const;
};

/// Minimax, or alpha-beta: a node whose value reaches the end of its window, or lies beyond it,
/// leaves the rest of its branches out and returns what it has (fail-soft).
PracticeSolution solvePractice(const PracticeTree& tree, bool prunes);

}
