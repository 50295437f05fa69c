// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/tree/treerecorder.h"

namespace fourcast::lesson {

using NodeKind = RecordedNode::Kind;

namespace {

/// Told of: a few times a second at least.
constexpr std::uint64_t nodesBetween = 1 << 15;

}

TreeRecorder::TreeRecorder(std::size_t mostNodes, Told told)
    : m_mostNodes(std::max<std::size_t>(1, mostNodes)), m_told(std::move(told))
{
    // Room that is not used is not touched either.
    constexpr std::size_t usual = 1'000'000;
    m_nodes.reserve(std::min(m_mostNodes, usual));
    m_moves.reserve(std::min(m_mostNodes, usual));
    m_frames.reserve(Position::Shape::squares + 2);
}

bool TreeRecorder::isKept(std::uint64_t visit) const
{
    return !m_focus || m_focusFrame || visit == *m_focus;
}

RecordedNode* TreeRecorder::kept()
{
    const NodeIndex node = m_frames.back().node;
    return node == noNode ? nullptr : &m_nodes[node];
}

void TreeRecorder::enter(NodeKind kind, int depth, int ply, Value alpha, Value beta)
{
    const std::uint64_t visit = m_counts.nodes;
    Frame frame;
    frame.before = m_counts;
    frame.alpha = alpha;
    frame.beta = beta;
    frame.ply = ply;
    frame.depth = depth;
    ++m_counts.nodes;
    if (m_counts.nodes % nodesBetween == 0 && m_told)
        m_told(m_counts.nodes);
    const bool isFirst = m_focus && !m_focusFrame && visit == *m_focus;
    if (isKept(visit)) {
        while (ply <= m_lastPly && m_nodes.size() >= m_mostNodes && m_lastPly > 0)
            forgetDeepest();
        const bool hasParent = !m_frames.empty() && m_frames.back().node != noNode;
        if (ply <= m_lastPly) {
            frame.node = static_cast<NodeIndex>(m_nodes.size());
            RecordedNode& node = m_nodes.emplace_back();
            node.parent = hasParent && !isFirst ? m_frames.back().node : noNode;
            node.visit = visit;
            node.alpha = alpha;
            node.beta = beta;
            node.kind = kind;
            node.ply = static_cast<std::uint8_t>(ply);
            node.depth = static_cast<std::uint8_t>(depth);
            if (!m_frames.empty())
                node.move = m_frames.back().trying;
        } else if (hasParent) {
            m_nodes[m_frames.back().node].folded = true;
        }
    }
    m_frames.push_back(frame);
    if (isFirst)
        m_focusFrame = m_frames.size();
}

void TreeRecorder::close(Value value, Score::Bound bound)
{
    if (RecordedNode* node = kept()) {
        node->value = value;
        node->bound = bound;
        node->counts = m_counts.since(m_frames.back().before);
        node->end = static_cast<NodeIndex>(m_nodes.size());
    }
    if (m_focusFrame == m_frames.size()) {
        m_focusFrame.reset();
        m_focus = std::numeric_limits<std::uint64_t>::max();
    }
    m_frames.pop_back();
}

void TreeRecorder::leaf(Value value)
{
    ++m_counts.leaves;
    close(value, Score::Bound::Exact);
}

void TreeRecorder::known(Value value, Score::Bound bound)
{
    if (RecordedNode* node = kept())
        node->kind = NodeKind::Known;
    close(value, bound);
}

void TreeRecorder::winAtSight(int column, Value value)
{
    const Frame& frame = m_frames.back();
    const int ply = frame.ply + 1;
    const int depth = frame.depth - 1;
    // At a root it is one of the moves that are gone through; elsewhere the only one looked at.
    if (!frame.hasMoves) {
        if (RecordedNode* node = kept())
            node->kind = NodeKind::WinAtSight;
        move(column);
        tries(column);
        enter(NodeKind::Won, depth, ply, -value::infinite, value::infinite);
        leaf(-value);
        returned();
        return;
    }
    enter(NodeKind::Won, depth, ply, -value::infinite, value::infinite);
    leaf(-value);
}

void TreeRecorder::answer()
{
    if (RecordedNode* node = kept())
        node->kind = NodeKind::Answer;
}

void TreeRecorder::move(int move)
{
    Frame& frame = m_frames.back();
    RecordedNode* node = kept();
    if (!frame.hasMoves) {
        frame.hasMoves = true;
        if (node) {
            node->firstMove = static_cast<std::uint32_t>(m_moves.size());
            if (node->kind == NodeKind::Estimate)
                node->kind = NodeKind::Inner;
        }
    }
    if (node) {
        m_moves.push_back(static_cast<std::int8_t>(move));
        ++node->moveCount;
    }
}

void TreeRecorder::returned()
{
    if (RecordedNode* node = kept())
        ++node->tried;
}

void TreeRecorder::cut()
{
    ++m_counts.cutoffs;
    if (RecordedNode* node = kept())
        node->cut = true;
}

void TreeRecorder::leave(Value value)
{
    const Frame& frame = m_frames.back();
    close(value,
          value >= frame.beta        ? Score::Bound::AtLeast
              : value <= frame.alpha ? Score::Bound::AtMost
                                     : Score::Bound::Exact);
}

/// What is left keeps its order, so that only the numbers change.
void TreeRecorder::forgetDeepest()
{
    int deepest = 0;
    for (const RecordedNode& node : m_nodes)
        deepest = std::max<int>(deepest, node.ply);
    m_lastPly = std::max<int>(deepest - 1, m_nodes.empty() ? 0 : m_nodes.front().ply);
    std::vector<NodeIndex> places(m_nodes.size() + 1);
    std::vector<RecordedNode> nodes;
    std::vector<std::int8_t> moves;
    for (std::size_t i = 0; i < m_nodes.size(); ++i) {
        places[i] = static_cast<NodeIndex>(nodes.size());
        RecordedNode node = m_nodes[i];
        if (node.ply > m_lastPly) {
            if (node.parent != noNode && m_nodes[node.parent].ply == m_lastPly)
                nodes[places[node.parent]].folded = true;
            continue;
        }
        if (node.parent != noNode)
            node.parent = places[node.parent];
        const auto first = m_moves.begin() + node.firstMove;
        node.firstMove = static_cast<std::uint32_t>(moves.size());
        moves.insert(moves.end(), first, first + node.moveCount);
        nodes.push_back(node);
    }
    places.back() = static_cast<NodeIndex>(nodes.size());
    for (RecordedNode& node : nodes)
        node.end = places[node.end];
    for (Frame& frame : m_frames)
        if (frame.node != noNode)
            frame.node = m_nodes[frame.node].ply > m_lastPly ? noNode : places[frame.node];
    m_nodes = std::move(nodes);
    m_moves = std::move(moves);
}

RecordedTree TreeRecorder::take()
{
    RecordedTree tree;
    tree.nodes = std::move(m_nodes);
    tree.moves = std::move(m_moves);
    tree.counts = m_counts;
    tree.total = m_counts;
    if (std::ranges::any_of(tree.nodes, &RecordedNode::folded))
        tree.lastPly = m_lastPly;
    tree.markLine();
    return tree;
}

}
