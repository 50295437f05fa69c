// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/tree/recordedtree.h"

#include <memory>

namespace fourcast::lesson {

/// Something that a search did, one after the other.
struct WalkEvent
{
    enum class Kind : std::uint8_t
    {
        Enter, ///< a node, with its window
        Leaf, ///< it is valued
        Known, ///< the table answers
        Returned, ///< a child's value is looked at
        Cut, ///< the rest of the moves is not
        Leave ///< the value goes up
    };

    Kind kind = Kind::Enter;
    NodeIndex node = 0; ///< where it happens; for Returned the parent
    NodeIndex child = noNode; ///< of Returned

    friend bool operator==(const WalkEvent&, const WalkEvent&) = default;
};

/// A call that is not over.
struct WalkFrame
{
    NodeIndex node = 0;
    Value alpha = 0; ///< now
    Value beta = 0;
    std::optional<Value> best {}; ///< nothing before a child returned
    Move bestMove {}; ///< or none
    int tried = 0; ///< children that returned
    Move current {}; ///< the child that is being searched, or none
};

/// Where a walk stands: right after an event.
struct WalkState
{
    std::size_t index = 0;
    WalkEvent event {};
    std::vector<WalkFrame> stack {}; ///< from the root; what is left is not on it any more
    /// The event was Returned, and the child is the best so far.
    bool bestChanged = false;
    int codeLine = 0; ///< in pseudoCode(), from 0
};

/// A way to go on in a walk.
enum class TreeStep : std::uint8_t
{
    First,
    Back,
    Forward,
    PreviousLeaf,
    NextLeaf,
    PreviousCut,
    NextCut,
    PreviousBest,
    NextBest, ///< the next time that a move is better than those before it, at any node
    EndOfBranch, ///< to where the node that is being searched goes up
    Last
};

/// Goes through a recorded tree event by event, forward and back. Folded nodes are entered and left
/// again. Must have a tree.
class Walk
{
public:
    explicit Walk(std::shared_ptr<const RecordedTree> tree);

    const RecordedTree& tree() const { return *m_tree; }
    /// Through whose eyes the texts and the program lines of this walk show values. What a state
    /// has is from the view of the side to move at its node all the same.
    PointOfView view() const { return m_view; }
    void setView(PointOfView view) { m_view = view; }
    std::size_t eventCount() const { return m_events.size(); }
    const WalkEvent& event(std::size_t index) const { return m_events[index]; }
    std::size_t index() const { return m_index; }
    WalkState state() const { return stateAt(m_index); }
    WalkState stateAt(std::size_t index) const;
    bool isAtEnd() const { return m_index + 1 == m_events.size(); }

    /// Where a step would lead; nothing where there is no such place before (or behind) this one.
    std::optional<std::size_t> target(TreeStep step) const;
    /// Each is false, and nothing moves, where there is no such place.
    bool go(TreeStep step);
    bool goTo(std::size_t index);
    /// To where a node is entered.
    void enterNode(NodeIndex node) { m_index = m_entered[node]; }

    std::size_t indexOfEntering(NodeIndex node) const { return m_entered[node]; }
    std::size_t indexOfLeaving(NodeIndex node) const { return m_left[node]; }

    bool isEntered(NodeIndex node) const { return m_entered[node] <= m_index; }
    /// Its value is known.
    bool isLeft(NodeIndex node) const { return m_left[node] <= m_index; }
    /// Being searched.
    bool isOpen(NodeIndex node) const { return isEntered(node) && !isLeft(node); }
    /// It is known that the rest of its moves is not looked at.
    bool isCut(NodeIndex node) const
    {
        return m_tree->nodes[node].cut && m_left[node] <= m_index + 1;
    }

private:
    void addEvents(NodeIndex node);
    WalkFrame frameAt(NodeIndex node, std::size_t index) const;
    bool improves(const WalkEvent& event) const;
    template <typename Wanted> std::optional<std::size_t> find(Wanted wanted, bool forwards) const;

    std::shared_ptr<const RecordedTree> m_tree;
    std::vector<WalkEvent> m_events;
    std::vector<std::size_t> m_entered;
    std::vector<std::size_t> m_left;
    std::size_t m_index = 0;
    PointOfView m_view = PointOfView::Max;
};

/// The search as a text, a line each, indented by four blanks a level. As MAX sees it there are two
/// rules, one for each side; as the side to move does one, with a sign. The same in every language,
/// as program texts are.
QStringList pseudoCode(const TreeRequest& request, PointOfView view);

/// Translated: what happened, in a sentence.
QString eventText(const Walk& walk, std::size_t index);

}
