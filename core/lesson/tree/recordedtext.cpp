// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/tree/recordedtree.h"

#include "core/support/text/groupeddigits.h"

#include <QCoreApplication>

namespace fourcast::lesson {

namespace {

struct TreeText
{
    Q_DECLARE_TR_FUNCTIONS(RecordedTree)
};

}

QString moveText(Move move)
{
    return QString::number(move.column() + 1);
}

QString pathText(const RecordedTree& tree, NodeIndex node)
{
    QStringList numbers;
    for (const Move move : tree.path(node))
        numbers << moveText(move);
    return numbers.join(tree.request.isTyped() ? QStringLiteral(".") : QString());
}

ValueMeaning meaningOf(const TreeRequest& request, Value value)
{
    using Kind = ValueMeaning::Kind;
    const Value size = std::abs(value);
    if (size >= value::infinite)
        return {.kind = Kind::Unlimited};
    if (request.isTyped() || size <= value::nearlyInfinite)
        return {};
    if (size <= value::provenWin)
        return {.kind = Kind::Nearly};
    const Value perPly = request.terminals.perPly;
    const int plies = perPly == 0 ? 0 : (value::win - size) / perPly;
    return {.kind = Kind::Forced, .moves = (plies + 1) / 2};
}

QString valueText(const TreeRequest& request, Value value)
{
    const ValueMeaning meaning = meaningOf(request, value);
    switch (meaning.kind) {
    case ValueMeaning::Kind::Unlimited:
        return value > 0 ? QStringLiteral("∞") : QStringLiteral("−∞");
    case ValueMeaning::Kind::Nearly:
        return value > 0 ? TreeText::tr("nearly won") : TreeText::tr("nearly lost");
    case ValueMeaning::Kind::Forced:
        if (meaning.moves == 0)
            return value > 0 ? TreeText::tr("win") : TreeText::tr("loss");
        return (value > 0 ? TreeText::tr("win in %1", "moves")
                          : TreeText::tr("loss in %1", "moves"))
            .arg(meaning.moves);
    case ValueMeaning::Kind::Number:
        break;
    }
    return (value < 0 ? QStringLiteral("−") : QString())
        + groupedDigits(QString::number(std::abs(value)));
}

QString boundText(const RecordedTree& tree, const RecordedNode& node, PointOfView view)
{
    const Score::Bound bound = seenBound(node.bound, node.ply, view);
    const char* sign = bound == Score::Bound::Exact ? "= %1"
        : bound == Score::Bound::AtLeast            ? "≥ %1"
                                                    : "≤ %1";
    return QString::fromUtf8(sign).arg(valueText(tree, seenValue(node.value, node.ply, view)));
}

QString cutReason(const RecordedTree& tree, NodeIndex node, PointOfView view)
{
    const RecordedNode& at = tree.nodes[node];
    if (!at.cut)
        return {};
    const QString reason = view == PointOfView::Mover
        ? TreeText::tr("%1 is at least beta %2: the opponent will not allow this.")
        : isTurned(at.ply, view) ? TreeText::tr("%1 is at most alpha %2: MAX will not allow this.")
                                 : TreeText::tr("%1 is at least beta %2: MIN will not allow this.");
    return reason.arg(valueText(tree, seenValue(at.value, at.ply, view)),
                      valueText(tree, seenValue(at.beta, at.ply, view)));
}

}
