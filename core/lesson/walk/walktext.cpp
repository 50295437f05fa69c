// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/walk/walk.h"

#include <QCoreApplication>

namespace fourcast::lesson {

namespace {

struct WalkText
{
    Q_DECLARE_TR_FUNCTIONS(Walk)
};

QString placeText(const RecordedTree& tree, NodeIndex node)
{
    const QString path = pathText(tree, node);
    return path.isEmpty() ? WalkText::tr("the root") : path;
}

QString enterText(const RecordedTree& tree, NodeIndex node, PointOfView view)
{
    const RecordedNode& at = tree.nodes[node];
    if (!tree.request.hasCuts())
        return WalkText::tr("Entering %1: remaining depth %2.")
            .arg(placeText(tree, node))
            .arg(at.depth);
    const SeenWindow window = seenWindow(at.alpha, at.beta, at.ply, view);
    return WalkText::tr("Entering %1: remaining depth %2, alpha %3, beta %4.")
        .arg(placeText(tree, node), QString::number(at.depth), valueText(tree, window.alpha),
             valueText(tree, window.beta));
}

QString leafText(const RecordedTree& tree, const RecordedNode& at, PointOfView view)
{
    const QString value = valueText(tree, seenValue(at.value, at.ply, view));
    if (at.kind == RecordedNode::Kind::Won)
        return WalkText::tr("The side to move has lost: %1.").arg(value);
    if (at.kind == RecordedNode::Kind::Full)
        return WalkText::tr("The board is full: %1.").arg(value);
    return WalkText::tr("A leaf: its value is %1.").arg(value);
}

QString returnedText(const Walk& walk, const WalkEvent& event, std::size_t index)
{
    const RecordedTree& tree = walk.tree();
    const RecordedNode& child = tree.nodes[event.child];
    const int ply = tree.nodes[event.node].ply;
    const QString value = valueText(tree, seenValue(-child.value, ply, walk.view()));
    const QString move = moveText(child.move);
    if (tree.nodes[event.node].kind == RecordedNode::Kind::WinAtSight)
        return WalkText::tr("Move %1 wins at once: %2.").arg(move, value);
    if (tree.nodes[event.node].kind == RecordedNode::Kind::Answer)
        return WalkText::tr("Move %1 is the only one that does not lose at once: %2.")
            .arg(move, value);
    if (walk.stateAt(index).bestChanged)
        return WalkText::tr("Move %1 is worth %2: the best so far.").arg(move, value);
    // Only where something was left out below it.
    if (child.bound == Score::Bound::Exact)
        return WalkText::tr("Move %1 is worth %2: nothing changes.").arg(move, value);
    return (isTurned(ply, walk.view())
                ? WalkText::tr("Move %1 is worth at least %2: nothing changes.")
                : WalkText::tr("Move %1 is worth at most %2: nothing changes."))
        .arg(move, value);
}

QString leaveText(const RecordedTree& tree, NodeIndex node, PointOfView view)
{
    const RecordedNode& at = tree.nodes[node];
    const QString place = placeText(tree, node);
    const QString value = valueText(tree, seenValue(at.value, at.ply, view));
    switch (seenBound(at.bound, at.ply, view)) {
    case Score::Bound::AtLeast:
        return WalkText::tr("%1 returns at least %2.").arg(place, value);
    case Score::Bound::AtMost:
        return WalkText::tr("%1 returns at most %2.").arg(place, value);
    case Score::Bound::Exact:
        break;
    }
    return WalkText::tr("%1 returns %2.").arg(place, value);
}

}

QString eventText(const Walk& walk, std::size_t index)
{
    const RecordedTree& tree = walk.tree();
    const WalkEvent& event = walk.event(index);
    switch (event.kind) {
    case WalkEvent::Kind::Enter:
        return enterText(tree, event.node, walk.view());
    case WalkEvent::Kind::Leaf:
        return leafText(tree, tree.nodes[event.node], walk.view());
    case WalkEvent::Kind::Known:
        return WalkText::tr("The table already has this position: %1.")
            .arg(boundText(tree, tree.nodes[event.node], walk.view()));
    case WalkEvent::Kind::Returned:
        return returnedText(walk, event, index);
    case WalkEvent::Kind::Cut:
        return cutReason(tree, event.node, walk.view());
    case WalkEvent::Kind::Leave:
        break;
    }
    return leaveText(tree, event.node, walk.view());
}

}
