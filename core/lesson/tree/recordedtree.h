// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/tree/pointofview.h"
#include "core/lesson/tree/treerequest.h"
#include "core/search/score.h"
#include "core/search/searchcounts.h"
#include "core/support/hugepages.h"

#include <algorithm>
#include <span>
#include <vector>

namespace fourcast::lesson {

using NodeIndex = std::uint32_t;
inline constexpr NodeIndex noNode = 0xffffffffu;

/// What a search of a tree did. A cut leaves moves out; that the last move of a node is good enough
/// to cut ends nothing early and counts among SearchCounts::cutoffs alone.
struct TreeCounts
{
    std::uint64_t nodes = 0;
    std::uint64_t leaves = 0;
    std::uint64_t cuts = 0;

    friend bool operator==(const TreeCounts&, const TreeCounts&) = default;
};

/// What a node's subtree cost. A tree is at most eight plies deep: 32 bits hold all of it.
struct SubtreeCounts
{
    std::uint32_t nodes = 0;
    std::uint32_t leaves = 0;
    std::uint32_t cuts = 0;

    static SubtreeCounts of(const TreeCounts& counts)
    {
        return {static_cast<std::uint32_t>(counts.nodes), static_cast<std::uint32_t>(counts.leaves),
                static_cast<std::uint32_t>(counts.cuts)};
    }
    /// What came after `before` was counted.
    SubtreeCounts since(const SubtreeCounts& before) const
    {
        return {nodes - before.nodes, leaves - before.leaves, cuts - before.cuts};
    }
    operator TreeCounts() const { return {nodes, leaves, cuts}; }
    friend bool operator==(const SubtreeCounts&, const SubtreeCounts&) = default;
};

/// A visit of the search to a position. All values are from the view of the side to move there.
/// A million of them are kept in the time in which they are searched: it is small for that.
struct RecordedNode
{
    enum class Kind : std::uint8_t
    {
        Inner,
        Estimate, ///< at depth 0: the leaf value
        Won, ///< the side that moved last has its line
        Full, ///< the board is
        Known, ///< the table answered
        WinAtSight, ///< the engine took a win without a search
        Answer ///< the engine looked at the only move that does not lose at once
    };

    NodeIndex parent = noNode;
    /// Behind the last recorded node of its subtree: its next sibling, if it has one.
    NodeIndex end = 0;
    /// The how manieth node it is that the search entered, the root 0.
    std::uint32_t visit = 0;
    /// What its subtree cost, itself included, recorded or not.
    SubtreeCounts counts;
    Value alpha = -value::infinite;
    Value beta = value::infinite;
    Value value = 0;
    std::uint32_t firstMove = 0; ///< in RecordedTree::moves
    Score::Bound bound = Score::Bound::Exact;
    Kind kind = Kind::Inner;
    Move move; ///< that led here; of a typed tree the child's number
    std::uint8_t ply = 0;
    std::uint8_t depth = 0; ///< that was left to search
    std::uint8_t moveCount = 0; ///< how many can be played here
    std::uint8_t tried = 0; ///< how many of them were searched
    bool cut : 1 = false; ///< the rest of the moves was not looked at
    bool folded : 1 = false; ///< its children were searched and are not recorded
    bool onLine : 1 = false; ///< on the principal variation

    bool isLeaf() const
    {
        return kind == Kind::Estimate || kind == Kind::Won || kind == Kind::Full;
    }
};
static_assert(sizeof(RecordedNode) == 48);
using RecordedNodes = std::vector<RecordedNode, HugePageAllocator<RecordedNode>>;

/// What a search did: plain data. Nodes are in the order in which they were entered, the root
/// first, each followed by its subtree.
struct RecordedTree
{
    TreeRequest request;
    /// That was reached; less than asked for where the engine saw the end of the game before.
    int depth = 0;
    RecordedNodes nodes;
    std::vector<std::int8_t> moves;
    /// Of the search that is recorded.
    TreeCounts counts;
    /// And with the shallower ones that went before it: what the engine reports.
    SearchCounts total;
    /// Nodes of this ply and above are recorded, deeper ones are folded away; -1: all are there.
    int lastPly = -1;

    bool isWhole() const { return lastPly < 0; }
    const RecordedNode& root() const { return nodes.front(); }
    /// Something is folded away. What isWhole() says while a tree is put together.
    bool hasFolded() const
    {
        return std::ranges::any_of(nodes, [](const RecordedNode& node) { return node.folded; });
    }

    /// In the order in which they can be played; those from `tried` on were not looked at.
    std::span<const std::int8_t> movesOf(NodeIndex node) const;
    std::vector<NodeIndex> children(NodeIndex node) const;
    /// The child that a move led to, or noNode.
    NodeIndex child(NodeIndex node, Move move) const;
    /// The node that was entered as the how manieth, or noNode: what stays the same when more of
    /// the tree is there.
    NodeIndex nodeOfVisit(std::uint64_t visit) const;
    /// The moves that lead there from the root.
    std::vector<Move> path(NodeIndex node) const;
    /// From the root along the principal variation.
    std::vector<NodeIndex> line() const;
    /// The position on the board; the request must not be that of a typed tree.
    AnyPosition positionAt(NodeIndex node) const;
    /// The node of the typed tree.
    TypedTree::Node typedNodeAt(NodeIndex node) const;
    /// What the leaf value is at any node, without a search; nothing where it takes the solver or
    /// the typed tree does not say.
    std::optional<Value> staticValue(NodeIndex node) const;

    /// The same tree with `below`, which expand() made of this folded node, in its place.
    RecordedTree unfolded(NodeIndex node, const RecordedTree& below) const;

    /// Marks the principal variation: at each node the first of the best moves that are exact.
    void markLine();
};

/// "44536", or of a typed tree the numbers of the children, "2.1.1"; empty for the root.
QString pathText(const RecordedTree& tree, NodeIndex node);
/// A move, counted from 1.
QString moveText(Move move);
/// What a value of such a search says; the sign is the value's own.
ValueMeaning meaningOf(const TreeRequest& request, Value value);
/// A value in a few translated words, as it is: "3", "win in 2", "∞".
QString valueText(const TreeRequest& request, Value value);
inline QString valueText(const RecordedTree& tree, Value value)
{
    return valueText(tree.request, value);
}
/// "= 3", "≥ 3", "≤ 3", as this view has the node.
QString boundText(const RecordedTree& tree, const RecordedNode& node, PointOfView view);
/// Translated: "3 is at least beta 2: MIN will not allow this." Empty where nothing was cut.
QString cutReason(const RecordedTree& tree, NodeIndex node, PointOfView view);

}
