// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/walk/prediction.h"

#include <QCoreApplication>

namespace fourcast::lesson {

namespace {

struct PredictionText
{
    Q_DECLARE_TR_FUNCTIONS(Prediction)
};

QString childPath(const RecordedTree& tree, NodeIndex node, Move move)
{
    const QString path = pathText(tree, node);
    const QString separator
        = tree.request.isTyped() && !path.isEmpty() ? QStringLiteral(".") : QString();
    return path + separator + moveText(move);
}

/// What the node knows when the branch is about to be looked at, or not.
WalkFrame frameBefore(const Walk& walk, const Prediction& prediction)
{
    const RecordedTree& tree = walk.tree();
    const RecordedNode& at = tree.nodes[prediction.node];
    NodeIndex last = noNode;
    for (const NodeIndex child : tree.children(prediction.node)) {
        if (tree.nodes[child].move == prediction.move)
            break;
        last = child;
    }
    if (last == noNode)
        return {.node = prediction.node, .alpha = at.alpha, .beta = at.beta};
    return walk.stateAt(walk.indexOfLeaving(last) + 1).stack.back();
}

}

std::optional<Prediction> predictionAt(const Walk& walk, std::size_t index)
{
    const RecordedTree& tree = walk.tree();
    const WalkEvent& event = walk.event(index);
    if (index + 1 >= walk.eventCount())
        return {};
    const WalkEvent& next = walk.event(index + 1);
    const RecordedNode& at = tree.nodes[event.node];
    // Its value is plain where nothing was compared.
    const bool wasSearched = at.kind == RecordedNode::Kind::Inner && !at.folded;
    if (!wasSearched
        || (event.kind != WalkEvent::Kind::Returned && event.kind != WalkEvent::Kind::Cut))
        return {};
    if (next.kind == WalkEvent::Kind::Leave)
        return Prediction {
            .kind = Prediction::Kind::GoesUp, .node = event.node, .move = {}, .value = at.value};
    if (event.kind == WalkEvent::Kind::Cut || !tree.request.hasCuts())
        return {};
    const int tried = walk.stateAt(index).stack.back().tried;
    if (tried >= at.moveCount)
        return {};
    const Move move(tree.movesOf(event.node)[static_cast<std::size_t>(tried)]);
    return Prediction {.kind = Prediction::Kind::LookedAt,
                       .node = event.node,
                       .move = move,
                       .yes = next.kind == WalkEvent::Kind::Enter};
}

std::optional<std::size_t> nextPrediction(const Walk& walk, std::size_t index)
{
    for (; index < walk.eventCount(); ++index)
        if (predictionAt(walk, index))
            return index;
    return {};
}

QString questionText(const Walk& walk, const Prediction& prediction)
{
    if (prediction.kind == Prediction::Kind::GoesUp)
        return PredictionText::tr("What value does this node return?");
    return PredictionText::tr("Will branch %1 be searched?")
        .arg(childPath(walk.tree(), prediction.node, prediction.move));
}

QString answerText(const Walk& walk, const Prediction& prediction)
{
    if (prediction.kind == Prediction::Kind::GoesUp)
        return valueText(walk.tree(), prediction.value);
    return prediction.yes ? PredictionText::tr("Yes") : PredictionText::tr("No");
}

QString reasonText(const Walk& walk, const Prediction& prediction)
{
    const RecordedTree& tree = walk.tree();
    const RecordedNode& at = tree.nodes[prediction.node];
    if (prediction.kind == Prediction::Kind::GoesUp) {
        const WalkFrame frame = walk.stateAt(walk.indexOfLeaving(prediction.node) - 1).stack.back();
        if (frame.bestMove.isNone())
            return PredictionText::tr("No move is better than alpha %1.")
                .arg(valueText(tree, at.alpha));
        if (at.cut)
            return PredictionText::tr("Move %1 is enough: it reaches beta %2.")
                .arg(moveText(frame.bestMove), valueText(tree, at.beta));
        return PredictionText::tr("Move %1 is the best.").arg(moveText(frame.bestMove));
    }
    if (!prediction.yes)
        return cutReason(tree, prediction.node);
    const WalkFrame frame = frameBefore(walk, prediction);
    if (at.beta >= value::infinite)
        return PredictionText::tr("There is no beta here yet: any move may still be better.");
    return PredictionText::tr("Alpha %1 is less than beta %2: a better move may still count.")
        .arg(valueText(tree, frame.alpha), valueText(tree, at.beta));
}

bool isRight(const Prediction& prediction, Value answer)
{
    return prediction.kind == Prediction::Kind::GoesUp && answer == prediction.value;
}

bool isRight(const Prediction& prediction, bool answer)
{
    return prediction.kind == Prediction::Kind::LookedAt && answer == prediction.yes;
}

}
