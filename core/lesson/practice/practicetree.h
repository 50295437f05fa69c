// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/value.h"

#include <QString>
#include <cstdint>
#include <vector>

namespace fourcast::lesson {

/// A tree to practise with, by its number: the same request gives the same tree on every machine.
struct PracticeRequest
{
    static constexpr int deepest = 6;
    static constexpr int mostBranching = 5;
    /// More could not be read.
    static constexpr int mostLeaves = 81;
    static constexpr std::uint64_t largestSeed = 1'000'000'000;

    std::uint64_t seed = 1;
    int depth = 3; ///< plies from the root to the deepest leaf, 1 to deepest
    int branching = 2; ///< branches of a node, at most; 2 to mostBranching
    bool isRagged = false; ///< nodes have fewer branches here and there, and leaves lie higher
    bool maxMoves = true; ///< at the root; otherwise MIN does
    bool prunes = true; ///< by alpha-beta; otherwise minimax searches all of it

    /// Are all numbers within their limits, and the leaves not too many?
    bool isPossible() const;
    friend bool operator==(const PracticeRequest&, const PracticeRequest&) = default;
};

/// The deepest tree that is possible with so many branches.
int deepestPractice(int branching);

/// Nodes are known by their places in the list, the root first, each followed by its subtree.
struct PracticeNode
{
    int parent = -1;
    std::vector<int> children {};
    int ply = 0;
    bool maxMoves = true;
    /// Of a leaf, as MAX sees it.
    Value leaf = 0;

    bool isLeaf() const { return children.empty(); }
};

struct PracticeTree
{
    PracticeRequest request;
    std::vector<PracticeNode> nodes {};

    static constexpr int root() { return 0; }
    int size() const { return static_cast<int>(nodes.size()); }
    const PracticeNode& node(int index) const { return nodes[static_cast<std::size_t>(index)]; }
    /// All nodes in the order in which a search that leaves nothing out is done with them: children
    /// from left to right, then the node itself.
    std::vector<int> evaluationOrder() const;
    /// The same, without the leaves: those that need a value.
    std::vector<int> innerNodes() const;
    /// "2.1": the how manieth branch at each step from the root; empty for the root.
    QString path(int node) const;
    /// As a typed tree, "((3 5) (2 9))"; values as MAX sees them.
    QString toText() const;
};

/// The request must be possible. Few trees have nothing that alpha-beta leaves out.
PracticeTree practiceTree(const PracticeRequest& request);

}
