// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/tree/recordedtree.h"

#include "core/lesson/tree/leafvalue.h"

#include <algorithm>

namespace fourcast::lesson {

std::span<const std::int8_t> RecordedTree::movesOf(NodeIndex node) const
{
    const RecordedNode& at = nodes[node];
    return std::span(moves).subspan(at.firstMove, at.moveCount);
}

std::vector<NodeIndex> RecordedTree::children(NodeIndex node) const
{
    std::vector<NodeIndex> found;
    for (NodeIndex child = node + 1; child < nodes[node].end; child = nodes[child].end)
        found.push_back(child);
    return found;
}

NodeIndex RecordedTree::child(NodeIndex node, Move move) const
{
    for (NodeIndex child = node + 1; child < nodes[node].end; child = nodes[child].end)
        if (nodes[child].move == move)
            return child;
    return noNode;
}

NodeIndex RecordedTree::nodeOfVisit(std::uint64_t visit) const
{
    const auto found = std::ranges::lower_bound(nodes, visit, {}, &RecordedNode::visit);
    return found == nodes.end() || found->visit != visit
        ? noNode
        : static_cast<NodeIndex>(found - nodes.begin());
}

std::vector<Move> RecordedTree::path(NodeIndex node) const
{
    std::vector<Move> way;
    for (; nodes[node].parent != noNode; node = nodes[node].parent)
        way.push_back(nodes[node].move);
    std::ranges::reverse(way);
    return way;
}

std::vector<NodeIndex> RecordedTree::line() const
{
    std::vector<NodeIndex> found;
    for (NodeIndex node = 0; node != noNode && nodes[node].onLine;) {
        found.push_back(node);
        NodeIndex next = noNode;
        for (NodeIndex child = node + 1; child < nodes[node].end; child = nodes[child].end)
            if (nodes[child].onLine)
                next = child;
        node = next;
    }
    return found;
}

AnyPosition RecordedTree::positionAt(NodeIndex node) const
{
    return std::visit(
        [&](auto position) {
            for (const Move move : path(node))
                position.play(move);
            return AnyPosition(position);
        },
        request.position());
}

TypedTree::Node RecordedTree::typedNodeAt(NodeIndex node) const
{
    const TypedTree& tree = request.typed();
    TypedTree::Node at = TypedTree::root();
    for (const Move move : path(node))
        at = tree.children(at)[static_cast<std::size_t>(move.column())];
    return at;
}

std::optional<Value> RecordedTree::staticValue(NodeIndex node) const
{
    const RecordedNode& at = nodes[node];
    if (at.isLeaf())
        return at.value;
    if (request.isTyped()) {
        const std::optional<Value> value = request.typed().value(typedNodeAt(node));
        return value && at.ply % 2 == 1 ? -*value : value;
    }
    if (request.leaves.isExact)
        return {};
    return std::visit(
        [this]<typename Board>(const Board& position) -> std::optional<Value> {
            return leafValue(position, request.leaves);
        },
        positionAt(node));
}

void RecordedTree::markLine()
{
    for (NodeIndex node = 0; node != noNode && node < nodes.size();) {
        nodes[node].onLine = true;
        NodeIndex best = noNode;
        for (NodeIndex child = node + 1; child < nodes[node].end; child = nodes[child].end) {
            // A bound from above, seen from here, is no move that is known to be this good.
            if (nodes[child].bound == Score::Bound::AtLeast)
                continue;
            if (best == noNode || nodes[child].value < nodes[best].value)
                best = child;
        }
        node = best;
    }
}

RecordedTree RecordedTree::unfolded(NodeIndex node, const RecordedTree& below) const
{
    const auto added = static_cast<NodeIndex>(below.nodes.size() - 1);
    RecordedTree tree = *this;
    const auto moveOffset = static_cast<std::uint32_t>(tree.moves.size());
    tree.moves.insert(tree.moves.end(), below.moves.begin(), below.moves.end());
    for (RecordedNode& each : tree.nodes) {
        if (each.parent != noNode && each.parent > node)
            each.parent += added;
        if (each.end > node)
            each.end += added;
    }
    std::vector<RecordedNode> inserted(below.nodes.begin() + 1, below.nodes.end());
    const std::uint32_t visits = nodes[node].visit - below.root().visit;
    for (RecordedNode& each : inserted) {
        each.parent += node;
        each.end += node;
        each.visit += visits;
        each.firstMove += moveOffset;
        each.onLine = false;
    }
    RecordedNode& top = tree.nodes[node];
    top.folded = below.root().folded;
    top.firstMove = below.root().firstMove + moveOffset;
    top.moveCount = below.root().moveCount;
    top.tried = below.root().tried;
    tree.nodes.insert(tree.nodes.begin() + node + 1, inserted.begin(), inserted.end());
    for (RecordedNode& each : tree.nodes)
        each.onLine = false;
    tree.markLine();
    if (!tree.hasFolded())
        tree.lastPly = -1;
    return tree;
}

}
