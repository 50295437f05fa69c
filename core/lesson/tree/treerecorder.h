// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/tree/recordedtree.h"

#include <functional>

namespace fourcast::lesson {

/// Keeps what a search says that it does (core/search/unobserved.h). Where there is too much of it
/// the deepest nodes are forgotten, and no more as deep are kept.
class TreeRecorder
{
public:
    /// `told` hears from time to time how many nodes the search has entered.
    using Told = std::function<void(std::uint64_t nodes)>;

    explicit TreeRecorder(std::size_t mostNodes, Told told = {});

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

    const SearchCounts& counts() const { return m_counts; }
    /// What was kept, without the request.
    RecordedTree take();

private:
    /// A node that was entered and not left.
    struct Frame
    {
        SearchCounts before; ///< its nodes are its number
        NodeIndex node = noNode; ///< noNode where it is not kept
        Value alpha = 0;
        Value beta = 0;
        int ply = 0;
        int depth = 0;
        Move trying;
        bool hasMoves = false;
    };

    bool isKept(std::uint64_t visit) const;
    RecordedNode* kept();
    void close(Value value, Score::Bound bound);
    void forgetDeepest();

    std::size_t m_mostNodes;
    Told m_told;
    std::optional<std::uint64_t> m_focus;
    std::optional<std::size_t> m_focusFrame; ///< while that node is open
    int m_lastPly = std::numeric_limits<int>::max();
    SearchCounts m_counts;
    std::vector<Frame> m_frames;
    std::vector<RecordedNode> m_nodes;
    std::vector<std::int8_t> m_moves;
};

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
