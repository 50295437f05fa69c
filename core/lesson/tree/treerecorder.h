// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/tree/recordedtree.h"

#include <functional>

namespace fourcast::lesson {

/// Keeps what a search says that it does (core/search/gamesearch.h). Where there is too much of
/// it the deepest nodes are forgotten, and no more as deep are kept.
class TreeRecorder
{
public:
    /// Called from time to time with how many nodes the search has entered.
    using Progress = std::function<void(std::uint64_t nodes)>;

    explicit TreeRecorder(std::size_t mostNodes, Progress progress = {});

    /// Keeps the subtree of this one node, the how manieth to be entered, and nothing else.
    void focusOn(std::uint64_t visit) { m_focus = visit; }

    void enter(RecordedNode::Kind kind, int depth, int ply, Value alpha, Value beta);
    void leaf(Value value);
    void known(Value value, Score::Bound bound);
    void winAtSight(int column, Value value);
    void answer();
    void move(int move);
    void tries(int move) { m_frames.back().trying = Move(move); }
    void returned();
    void cut();
    void leave(Value value);

    const TreeCounts& counts() const { return m_counts; }
    /// What was kept, without the request.
    RecordedTree take();

private:
    /// A node that was entered and not left.
    struct Frame
    {
        NodeIndex node = noNode; ///< noNode where it is not kept
        std::uint8_t ply = 0;
        std::uint8_t depth = 0;
        Move trying;
        std::uint8_t moves = 0; ///< that can be played
        std::uint8_t tried = 0; ///< that came back
    };

    RecordedNode* kept()
    {
        const NodeIndex node = m_frames.back().node;
        return node == noNode ? nullptr : &m_nodes[node];
    }
    void keep(Frame& frame, RecordedNode::Kind kind, Value alpha, Value beta);
    void close(Value value, Score::Bound bound);
    void closed();
    bool isOutOfFocus();
    void tell();
    void makeRoom(int ply);
    void forgetDeepest();

    /// Reported: a few times a second at least.
    static constexpr std::uint64_t nodesBetween = 1 << 15;

    std::size_t m_mostNodes;
    Progress m_progress;
    std::optional<std::uint64_t> m_focus;
    std::optional<std::size_t> m_focusFrame; ///< while that node is open
    int m_lastPly = std::numeric_limits<int>::max();
    TreeCounts m_counts;
    std::vector<Frame> m_frames;
    RecordedNodes m_nodes;
    std::vector<std::int8_t> m_moves;
};

// A search without a heuristic of note enters a node each 25 ns: what is called for each is inline.

inline void TreeRecorder::enter(RecordedNode::Kind kind, int depth, int ply, Value alpha,
                                Value beta)
{
    ++m_counts.nodes;
    if (m_counts.nodes % nodesBetween == 0)
        tell();
    Frame frame;
    frame.ply = static_cast<std::uint8_t>(ply);
    frame.depth = static_cast<std::uint8_t>(depth);
    if (!m_focus || !isOutOfFocus()) {
        if (m_nodes.size() >= m_mostNodes && ply <= m_lastPly)
            makeRoom(ply);
        if (ply <= m_lastPly)
            keep(frame, kind, alpha, beta);
        else if (RecordedNode* parent = m_frames.empty() ? nullptr : kept())
            parent->folded = true;
    }
    m_frames.push_back(frame);
    if (m_focus)
        m_focusFrame = m_focusFrame          ? m_focusFrame
            : m_counts.nodes == *m_focus + 1 ? std::optional(m_frames.size())
                                             : std::nullopt;
}

inline void TreeRecorder::keep(Frame& frame, RecordedNode::Kind kind, Value alpha, Value beta)
{
    frame.node = static_cast<NodeIndex>(m_nodes.size());
    RecordedNode& node = m_nodes.emplace_back();
    // Until it is left: what was counted before it was entered.
    node.counts = SubtreeCounts::of(m_counts);
    node.visit = --node.counts.nodes;
    node.alpha = alpha;
    node.beta = beta;
    node.kind = kind;
    node.ply = frame.ply;
    node.depth = frame.depth;
    if (!m_frames.empty()) {
        node.parent = m_frames.back().node;
        node.move = m_frames.back().trying;
    }
}

inline void TreeRecorder::close(Value value, Score::Bound bound)
{
    if (RecordedNode* node = kept()) {
        node->value = value;
        node->bound = bound;
        node->counts = SubtreeCounts::of(m_counts).since(node->counts);
        node->end = static_cast<NodeIndex>(m_nodes.size());
    }
    if (m_focus)
        closed();
    m_frames.pop_back();
}

inline void TreeRecorder::leaf(Value value)
{
    ++m_counts.leaves;
    close(value, Score::Bound::Exact);
}

inline void TreeRecorder::move(int move)
{
    Frame& frame = m_frames.back();
    RecordedNode* node = kept();
    if (frame.moves++ == 0 && node) {
        node->firstMove = static_cast<std::uint32_t>(m_moves.size());
        if (node->kind == RecordedNode::Kind::Estimate)
            node->kind = RecordedNode::Kind::Inner;
    }
    if (node) {
        m_moves.push_back(static_cast<std::int8_t>(move));
        ++node->moveCount;
    }
}

inline void TreeRecorder::returned()
{
    ++m_frames.back().tried;
    if (RecordedNode* node = kept())
        ++node->tried;
}

inline void TreeRecorder::leave(Value value)
{
    Score::Bound bound = Score::Bound::Exact;
    if (const RecordedNode* node = kept())
        bound = value >= node->beta ? Score::Bound::AtLeast
            : value <= node->alpha  ? Score::Bound::AtMost
                                    : Score::Bound::Exact;
    close(value, bound);
}

/// What a search is compiled with to be recorded.
struct Recording
{
    static constexpr bool listens = true;

    TreeRecorder* recorder = nullptr;

    template <typename Node>
    void enter(const Node& node, int depth, int ply, Value alpha, Value beta) const
    {
        auto kind = RecordedNode::Kind::Estimate;
        if constexpr (requires { node.isWon(); })
            kind = node.isWon() ? RecordedNode::Kind::Won
                : node.isFull() ? RecordedNode::Kind::Full
                                : RecordedNode::Kind::Estimate;
        recorder->enter(kind, depth, ply, alpha, beta);
    }
    void leaf(int, Value value) const { recorder->leaf(value); }
    void known(int, Value value, Score::Bound bound) const { recorder->known(value, bound); }
    template <typename Node> void winAtSight(const Node&, int column, int, Value value) const
    {
        recorder->winAtSight(column, value);
    }
    void answer(int, Value) const { recorder->answer(); }
    void move(int, int move) const { recorder->move(move); }
    void tries(int, int move) const { recorder->tries(move); }
    void returned(int, int, Value) const { recorder->returned(); }
    void cut(int) const { recorder->cut(); }
    void leave(int, Value value) const { recorder->leave(value); }
};

}
