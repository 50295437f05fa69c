// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/walk/walk.h"

#include "core/lesson/walk/pseudocode.h"

#include <algorithm>

namespace fourcast::lesson {

using EventKind = WalkEvent::Kind;

Walk::Walk(std::shared_ptr<const RecordedTree> tree)
    : m_tree(std::move(tree)), m_entered(m_tree->nodes.size()), m_left(m_tree->nodes.size())
{
    addEvents(0);
}

/// A tree is no deeper than a game is long.
void Walk::addEvents(NodeIndex node)
{
    const RecordedNode& at = m_tree->nodes[node];
    m_entered[node] = m_events.size();
    m_events.push_back({EventKind::Enter, node, noNode});
    if (at.isLeaf())
        m_events.push_back({EventKind::Leaf, node, noNode});
    else if (at.kind == RecordedNode::Kind::Known)
        m_events.push_back({EventKind::Known, node, noNode});
    for (NodeIndex child = node + 1; child < at.end; child = m_tree->nodes[child].end) {
        addEvents(child);
        m_events.push_back({EventKind::Returned, node, child});
    }
    if (at.cut && !at.folded)
        m_events.push_back({EventKind::Cut, node, noNode});
    m_left[node] = m_events.size();
    m_events.push_back({EventKind::Leave, node, noNode});
}

/// What a call knows right after an event of its own or of a call below it.
WalkFrame Walk::frameAt(NodeIndex node, std::size_t index) const
{
    const RecordedNode& at = m_tree->nodes[node];
    const TreeRequest& request = m_tree->request;
    const bool isHard = request.method == Method::AlphaBeta && request.failing == Failing::Hard;
    WalkFrame frame {.node = node, .alpha = at.alpha, .beta = at.beta};
    std::optional<Value> best = isHard ? std::optional(at.alpha) : std::nullopt;
    for (NodeIndex child = node + 1; child < at.end; child = m_tree->nodes[child].end) {
        if (m_left[child] + 1 > index) {
            if (m_entered[child] <= index)
                frame.current = m_tree->nodes[child].move;
            break;
        }
        ++frame.tried;
        const Value value = -m_tree->nodes[child].value;
        if (!best || value > *best) {
            best = value;
            frame.bestMove = m_tree->nodes[child].move;
        }
        if (request.hasCuts()) {
            // The engine's root stays one point open, so that moves as good are known as such.
            const bool isOpen = request.method == Method::Engine && at.ply == 0;
            frame.alpha = std::max(frame.alpha, isOpen ? value - 1 : value);
        }
    }
    if (frame.tried > 0)
        frame.best = best;
    return frame;
}

bool Walk::improves(const WalkEvent& event) const
{
    if (event.kind != EventKind::Returned)
        return false;
    return frameAt(event.node, m_left[event.child] + 1).bestMove == m_tree->nodes[event.child].move;
}

WalkState Walk::stateAt(std::size_t index) const
{
    WalkState state {.index = index, .event = m_events[index]};
    const WalkEvent& event = state.event;
    NodeIndex node = event.node;
    if (event.kind == EventKind::Leave)
        node = m_tree->nodes[node].parent;
    for (; node != noNode; node = m_tree->nodes[node].parent)
        state.stack.push_back(frameAt(node, index));
    std::ranges::reverse(state.stack);
    // What was left is still the caller's current move, until its value is looked at.
    if (event.kind == EventKind::Leave && !state.stack.empty())
        state.stack.back().current = m_tree->nodes[event.node].move;
    state.bestChanged = improves(event);
    state.codeLine = codeLineOf(*m_tree, event, state.bestChanged, m_view);
    return state;
}

bool Walk::goTo(std::size_t index)
{
    if (index >= m_events.size() || index == m_index)
        return false;
    m_index = index;
    return true;
}

bool Walk::go(TreeStep step)
{
    const auto place = target(step);
    return place && goTo(*place);
}

template <typename Wanted> std::optional<std::size_t> Walk::find(Wanted wanted, bool forwards) const
{
    for (std::size_t index = m_index; forwards ? index + 1 < m_events.size() : index > 0;) {
        index = forwards ? index + 1 : index - 1;
        if (wanted(m_events[index]))
            return index;
    }
    return {};
}

std::optional<std::size_t> Walk::target(TreeStep step) const
{
    const auto elsewhere = [this](std::size_t index) {
        return index < m_events.size() && index != m_index ? std::optional(index) : std::nullopt;
    };
    const auto isLeaf = [](const WalkEvent& event) { return event.kind == EventKind::Leaf; };
    const auto isCut = [](const WalkEvent& event) { return event.kind == EventKind::Cut; };
    const auto isBest = [this](const WalkEvent& event) { return improves(event); };
    switch (step) {
    case TreeStep::First:
        return elsewhere(0);
    case TreeStep::Back:
        return elsewhere(m_index - 1);
    case TreeStep::Forward:
        return elsewhere(m_index + 1);
    case TreeStep::PreviousLeaf:
    case TreeStep::NextLeaf:
        return find(isLeaf, step == TreeStep::NextLeaf);
    case TreeStep::PreviousCut:
    case TreeStep::NextCut:
        return find(isCut, step == TreeStep::NextCut);
    case TreeStep::PreviousBest:
    case TreeStep::NextBest:
        return find(isBest, step == TreeStep::NextBest);
    case TreeStep::EndOfBranch: {
        const WalkEvent& here = m_events[m_index];
        const NodeIndex open
            = here.kind == EventKind::Leave ? m_tree->nodes[here.node].parent : here.node;
        return open == noNode ? std::nullopt : elsewhere(m_left[open]);
    }
    case TreeStep::Last:
        break;
    }
    return elsewhere(m_events.size() - 1);
}

}
