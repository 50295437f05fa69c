// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/lessons/treewords.h"

#include "ui/text/counttext.h"

#include <QCoreApplication>

using namespace fourcast::lesson;

namespace {

struct TreeWordsText
{
    Q_DECLARE_TR_FUNCTIONS(LessonTree)
};

/// Of a typed tree in words.
constexpr int mostLetters = 40;

}

namespace treetext {

QString path(const RecordedTree& tree, NodeIndex node)
{
    return node == 0 ? TreeWordsText::tr("Root") : pathText(tree, node);
}

QString side(int ply)
{
    return ply % 2 == 0 ? QStringLiteral("MAX") : QStringLiteral("MIN");
}

QString window(const RecordedTree& tree, Value alpha, Value beta, int ply, PointOfView view)
{
    const SeenWindow seen = seenWindow(alpha, beta, ply, view);
    return QStringLiteral("[%1, %2]").arg(valueText(tree, seen.alpha), valueText(tree, seen.beta));
}

QString value(const Walk& walk, NodeIndex node)
{
    const RecordedTree& tree = walk.tree();
    if (walk.isLeft(node))
        return boundText(tree, tree.nodes[node], walk.view());
    if (!walk.isEntered(node))
        return {};
    const WalkState state = walk.state();
    for (const WalkFrame& frame : state.stack)
        if (frame.node == node && frame.best)
            return valueText(tree, seenValue(*frame.best, tree.nodes[node].ply, walk.view()))
                + QStringLiteral(" …");
    return QStringLiteral("…");
}

QString root(const TreeRequest& request)
{
    if (request.isTyped()) {
        const QString text = request.typed().toText();
        return text.size() > mostLetters ? text.left(mostLetters) + QStringLiteral(" …") : text;
    }
    const int discs
        = std::visit([](const auto& board) { return board.plies(); }, request.position());
    return TreeWordsText::tr("%1, %n disc(s)", nullptr, discs).arg(boardName(request.position()));
}

QString request(const TreeRequest& request)
{
    if (request.isTyped())
        return TreeWordsText::tr("%1; %2").arg(root(request), inWords(request));
    return TreeWordsText::tr("%1; %2, depth %3, leaves %4")
        .arg(root(request), inWords(request), QString::number(request.depth),
             inWords(request.leaves));
}

QString facts(const RecordedTree& tree)
{
    QString text
        = TreeWordsText::tr("Value %1. Nodes %2, leaves %3, cuts %4.")
              .arg(boundText(tree, tree.root(), PointOfView::Max), countText(tree.counts.nodes),
                   countText(tree.counts.leaves), countText(tree.counts.cuts));
    if (tree.total.nodes != tree.counts.nodes)
        text += u' '
            + TreeWordsText::tr("Nodes including earlier depths: %1.")
                  .arg(countText(tree.total.nodes));
    if (!tree.isWhole())
        text += u' '
            + TreeWordsText::tr("The tree keeps %1 nodes, down to ply %2. Deeper nodes are "
                                "searched again when opened.")
                  .arg(countText(tree.nodes.size()))
                  .arg(tree.lastPly);
    return text;
}

}
