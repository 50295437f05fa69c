// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/tree/treetext.h"

#include "ui/labs/lessons/tree/smallboard.h"
#include "ui/style/showndiscs.h"
#include "ui/text/counttext.h"

#include <QCoreApplication>

using namespace fourcast::lesson;

namespace {

struct TreeFactsText
{
    Q_DECLARE_TR_FUNCTIONS(LessonTree)
};

constexpr int tipSquare = 18;

QString countsText(const TreeCounts& counts)
{
    return TreeFactsText::tr("This node and below: nodes %1, leaves %2, cuts %3")
        .arg(countText(counts.nodes), countText(counts.leaves), countText(counts.cuts));
}

/// What the node is besides: "answered by the table", "the game is won" …; empty for most.
QString kindText(const RecordedNode& node)
{
    switch (node.kind) {
    case RecordedNode::Kind::Inner:
    case RecordedNode::Kind::Estimate:
        return {};
    case RecordedNode::Kind::Won:
        return TreeFactsText::tr("the game is over: the side that moved last won");
    case RecordedNode::Kind::Full:
        return TreeFactsText::tr("the board is full");
    case RecordedNode::Kind::Known:
        return TreeFactsText::tr("answered by the table");
    case RecordedNode::Kind::WinAtSight:
        return TreeFactsText::tr("an immediate win, taken without a search");
    case RecordedNode::Kind::Answer:
        break;
    }
    return TreeFactsText::tr("only the move that does not lose at once was searched");
}

}

namespace treetext {

QString description(const TreeSteps& steps, NodeIndex node)
{
    const RecordedTree& tree = steps.tree();
    const RecordedNode& at = tree.nodes[node];
    QStringList first {path(tree, node), side(at.ply)};
    if (const QString known = value(steps.walk(), node); !known.isEmpty())
        first << known;
    QStringList lines {first.join(QStringLiteral(", "))};
    if (!steps.walk().isEntered(node))
        return lines.front();
    if (tree.request.hasCuts())
        lines << TreeFactsText::tr("Window on entry: %1")
                     .arg(window(tree, at.alpha, at.beta, at.ply, steps.view()));
    if (!steps.walk().isLeft(node))
        return lines.join(u'\n');
    if (const QString word = kindText(at); !word.isEmpty())
        lines << word;
    if (at.cut)
        lines << cutReason(tree, node, steps.view());
    if (at.counts.nodes > 1)
        lines << countsText(at.counts);
    if (at.folded)
        lines << TreeFactsText::tr(
            "The nodes below are not kept. They are searched again when you open this node.");
    return lines.join(u'\n');
}

QString tip(const TreeSteps& steps, NodeIndex node, const QPalette& palette)
{
    const QString words
        = description(steps, node).toHtmlEscaped().replace(u'\n', QStringLiteral("<br>"));
    const RecordedTree& tree = steps.tree();
    if (tree.request.isTyped())
        return QStringLiteral("<p>%1</p>").arg(words);
    return QStringLiteral("<p>%1</p><p>%2</p>")
        .arg(words,
             BoardSketch::of(tree.request.position(), tree.path(node))
                 .toHtml(tipSquare, ShownDiscs::boardTheme(palette)));
}

}
