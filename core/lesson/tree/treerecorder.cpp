// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/tree/treerecorder.h"

namespace fourcast::lesson {

using NodeKind = RecordedNode::Kind;

TreeRecorder::TreeRecorder(std::size_t mostNodes, Progress progress)
    : m_mostNodes(std::max<std::size_t>(1, mostNodes)), m_progress(std::move(progress))
{
    // Room that is not used is not touched either.
    constexpr std::size_t usual = 1'000'000;
    m_nodes.reserve(std::min(m_mostNodes, usual));
    m_moves.reserve(std::min(m_mostNodes, usual));
    m_frames.reserve(Position::Shape::squares + 2);
}

/// Of the node that is entered now.
bool TreeRecorder::isOutOfFocus()
{
    return !m_focusFrame && m_counts.nodes != *m_focus + 1;
}

/// The last of the open nodes is left, while one of them is looked for.
void TreeRecorder::closed()
{
    if (m_focusFrame != m_frames.size())
        return;
    m_focusFrame.reset();
    m_focus = std::numeric_limits<std::uint64_t>::max();
}

void TreeRecorder::tell()
{
    if (m_progress)
        m_progress(m_counts.nodes);
}

/// For a node of this ply, if it is to be had at all.
void TreeRecorder::makeRoom(int ply)
{
    while (ply <= m_lastPly && m_nodes.size() >= m_mostNodes && m_lastPly > 0)
        forgetDeepest();
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
    if (frame.moves == 0) {
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

void TreeRecorder::cut()
{
    const Frame& frame = m_frames.back();
    if (frame.tried == frame.moves)
        return;
    ++m_counts.cuts;
    if (RecordedNode* node = kept())
        node->cut = true;
}

/// What is left keeps its order, so that only the numbers change.
void TreeRecorder::forgetDeepest()
{
    int deepest = 0;
    for (const RecordedNode& node : m_nodes)
        deepest = std::max<int>(deepest, node.ply);
    m_lastPly = std::max<int>(deepest - 1, m_nodes.empty() ? 0 : m_nodes.front().ply);
    std::vector<NodeIndex> places(m_nodes.size() + 1);
    RecordedNodes nodes;
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
    if (tree.hasFolded())
        tree.lastPly = m_lastPly;
    tree.markLine();
    return tree;
}

}
