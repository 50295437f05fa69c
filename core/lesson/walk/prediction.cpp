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

int plyOf(const Walk& walk, const Prediction& prediction)
{
    return walk.tree().nodes[prediction.node].ply;
}

/// Of a node that goes up, as the walk's view has it.
Value shownValue(const Walk& walk, const Prediction& prediction)
{
    return seenValue(prediction.value, plyOf(walk, prediction), walk.view());
}

/// Why so much goes up.
QString reasonOfValue(const Walk& walk, const Prediction& prediction)
{
    const RecordedTree& tree = walk.tree();
    const RecordedNode& at = tree.nodes[prediction.node];
    const bool turned = isTurned(at.ply, walk.view());
    const WalkFrame frame = walk.stateAt(walk.indexOfLeaving(prediction.node) - 1).stack.back();
    if (frame.bestMove.isNone())
        return (turned ? PredictionText::tr("No move is better for MIN than beta %1.")
                       : PredictionText::tr("No move is better than alpha %1."))
            .arg(valueText(tree, seenValue(at.alpha, at.ply, walk.view())));
    if (at.cut)
        return (turned ? PredictionText::tr("Move %1 is enough: it reaches alpha %2.")
                       : PredictionText::tr("Move %1 is enough: it reaches beta %2."))
            .arg(moveText(frame.bestMove),
                 valueText(tree, seenValue(at.beta, at.ply, walk.view())));
    return PredictionText::tr("Move %1 is the best.").arg(moveText(frame.bestMove));
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
    if (prediction.kind == Prediction::Kind::GoesUp) {
        // MAX has the same number in both views.
        if (plyOf(walk, prediction) % 2 == 0)
            return PredictionText::tr("What value does this node return?");
        return walk.view() == PointOfView::Max
            ? PredictionText::tr("What value does this node return, as MAX sees it?")
            : PredictionText::tr("What value does this node return, as MIN sees it?");
    }
    return PredictionText::tr("Will branch %1 be searched?")
        .arg(childPath(walk.tree(), prediction.node, prediction.move));
}

QString answerText(const Walk& walk, const Prediction& prediction)
{
    if (prediction.kind == Prediction::Kind::GoesUp)
        return valueText(walk.tree(), shownValue(walk, prediction));
    return prediction.yes ? PredictionText::tr("Yes") : PredictionText::tr("No");
}

QString reasonText(const Walk& walk, const Prediction& prediction)
{
    const RecordedTree& tree = walk.tree();
    const RecordedNode& at = tree.nodes[prediction.node];
    if (prediction.kind == Prediction::Kind::GoesUp)
        return reasonOfValue(walk, prediction);
    if (!prediction.yes)
        return cutReason(tree, prediction.node, walk.view());
    const WalkFrame frame = frameBefore(walk, prediction);
    if (at.beta >= value::infinite)
        return isTurned(at.ply, walk.view())
            ? PredictionText::tr("There is no alpha here yet: any move may still be better.")
            : PredictionText::tr("There is no beta here yet: any move may still be better.");
    const SeenWindow window = seenWindow(frame.alpha, at.beta, at.ply, walk.view());
    return PredictionText::tr("Alpha %1 is less than beta %2: a better move may still count.")
        .arg(valueText(tree, window.alpha), valueText(tree, window.beta));
}

ValueAnswer judge(const Walk& walk, const Prediction& prediction, Value answer)
{
    if (prediction.kind != Prediction::Kind::GoesUp)
        return ValueAnswer::Wrong;
    const Value right = shownValue(walk, prediction);
    if (answer == right)
        return ValueAnswer::Right;
    // MAX has the same number in both views.
    const bool isOfMin = plyOf(walk, prediction) % 2 == 1;
    return isOfMin && answer == -right ? ValueAnswer::OtherView : ValueAnswer::Wrong;
}

QString otherViewText(const Walk& walk, const Prediction& prediction)
{
    const QString ofMin = valueText(walk.tree(), prediction.value);
    const QString ofMax = valueText(walk.tree(), -prediction.value);
    return walk.view() == PointOfView::Mover
        ? PredictionText::tr("MIN itself would write %1.").arg(ofMin)
        : PredictionText::tr("That is how MIN itself writes it. MAX writes %1.").arg(ofMax);
}

bool isRight(const Prediction& prediction, bool answer)
{
    return prediction.kind == Prediction::Kind::LookedAt && answer == prediction.yes;
}

}
