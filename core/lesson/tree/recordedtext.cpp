// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/tree/recordedtree.h"

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

QString valueText(const RecordedTree& tree, Value value)
{
    if (value >= value::infinite)
        return QStringLiteral("∞");
    if (value <= -value::infinite)
        return QStringLiteral("−∞");
    if (!tree.request.isTyped() && std::abs(value) > value::provenWin) {
        if (tree.request.terminals.perPly == 0)
            return value > 0 ? TreeText::tr("win") : TreeText::tr("loss");
        const int ply = (value::win - std::abs(value)) / tree.request.terminals.perPly;
        return (value > 0 ? TreeText::tr("win at ply %1") : TreeText::tr("loss at ply %1"))
            .arg(ply);
    }
    return (value < 0 ? QStringLiteral("−") : QString()) + QString::number(std::abs(value));
}

QString boundText(const RecordedTree& tree, const RecordedNode& node)
{
    const char* sign = node.bound == Score::Bound::Exact ? "= %1"
        : node.bound == Score::Bound::AtLeast            ? "≥ %1"
                                                         : "≤ %1";
    return QString::fromUtf8(sign).arg(valueText(tree, node.value));
}

QString cutReason(const RecordedTree& tree, NodeIndex node)
{
    const RecordedNode& at = tree.nodes[node];
    if (!at.cut)
        return {};
    return TreeText::tr("%1 is at least beta %2: the opponent will not allow this.")
        .arg(valueText(tree, at.value), valueText(tree, at.beta));
}

}
