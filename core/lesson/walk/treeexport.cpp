// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/walk/treeexport.h"

#include <QJsonArray>
#include <array>

namespace fourcast::lesson {

namespace {

// By the order of the kinds.
constexpr std::array recordedKinds {"inner", "estimate",     "won",        "full",
                                    "table", "win at sight", "only answer"};
constexpr std::array walkedKinds {"enter", "leaf", "table", "returned", "cut", "leave"};

QString nameOf(RecordedNode::Kind kind)
{
    return QLatin1String(recordedKinds[static_cast<std::size_t>(kind)]);
}

QString boundSign(Score::Bound bound)
{
    return bound == Score::Bound::Exact ? QStringLiteral("=")
        : bound == Score::Bound::AtMost ? QStringLiteral("<=")
                                        : QStringLiteral(">=");
}

/// Window ends that nothing has moved yet are null.
QJsonValue endToJson(Value value)
{
    return std::abs(value) >= value::infinite ? QJsonValue() : QJsonValue(value);
}

/// "win in 2"; empty for a mere number.
QString plainWords(const RecordedTree& tree, Value value)
{
    const ValueMeaning meaning = meaningOf(tree.request, value);
    const QString word = value > 0 ? QStringLiteral("win") : QStringLiteral("loss");
    switch (meaning.kind) {
    case ValueMeaning::Kind::Number:
        return {};
    case ValueMeaning::Kind::Unlimited:
        return value > 0 ? QStringLiteral("inf") : QStringLiteral("-inf");
    case ValueMeaning::Kind::Nearly:
        return value > 0 ? QStringLiteral("nearly won") : QStringLiteral("nearly lost");
    case ValueMeaning::Kind::Forced:
        break;
    }
    return meaning.moves == 0 ? word : QStringLiteral("%1 in %2").arg(word).arg(meaning.moves);
}

QString plainValue(const RecordedTree& tree, Value value)
{
    const QString words = plainWords(tree, value);
    return words.isEmpty() ? QString::number(value) : words;
}

/// The number, and what it means where that is not plain.
void putValue(QJsonObject& json, const RecordedTree& tree, Value value)
{
    json["value"] = value;
    if (const QString words = plainWords(tree, value); !words.isEmpty())
        json["words"] = words;
}

/// "= 3"
QString plainBound(const RecordedTree& tree, const RecordedNode& at, PointOfView view)
{
    return boundSign(seenBound(at.bound, at.ply, view)) + u' '
        + plainValue(tree, seenValue(at.value, at.ply, view));
}

QString nodeLine(const RecordedTree& tree, NodeIndex node, PointOfView view)
{
    const RecordedNode& at = tree.nodes[node];
    QString line = at.parent == noNode ? QStringLiteral("root") : moveText(at.move);
    line += u' ' + plainBound(tree, at, view);
    const SeenWindow window = seenWindow(at.alpha, at.beta, at.ply, view);
    if (tree.request.hasCuts() && !at.isLeaf())
        line += QStringLiteral(" in [%1, %2]")
                    .arg(plainValue(tree, window.alpha), plainValue(tree, window.beta));
    if (at.kind != RecordedNode::Kind::Inner && at.kind != RecordedNode::Kind::Estimate)
        line += QStringLiteral(", ") + nameOf(at.kind);
    if (at.folded)
        line += QStringLiteral(", %1 nodes folded").arg(at.counts.nodes - 1);
    if (at.onLine)
        line += QStringLiteral(" *");
    return line;
}

QString skippedText(const RecordedTree& tree, NodeIndex node)
{
    QStringList skipped;
    const auto moves = tree.movesOf(node);
    for (std::size_t i = tree.nodes[node].tried; i < moves.size(); ++i)
        skipped << moveText(Move(moves[i]));
    return skipped.join(u' ');
}

void appendText(QString& text, const RecordedTree& tree, NodeIndex node, int indent,
                PointOfView view)
{
    const QString blanks(2 * indent, u' ');
    text += blanks + nodeLine(tree, node, view) + u'\n';
    for (const NodeIndex child : tree.children(node))
        appendText(text, tree, child, indent + 1, view);
    if (tree.nodes[node].cut && !tree.nodes[node].folded)
        if (const QString skipped = skippedText(tree, node); !skipped.isEmpty())
            text += blanks + QStringLiteral("  cut: ") + skipped + u'\n';
}

QJsonObject countsToJson(const TreeCounts& counts)
{
    return {{"nodes", static_cast<qint64>(counts.nodes)},
            {"leaves", static_cast<qint64>(counts.leaves)},
            {"cuts", static_cast<qint64>(counts.cuts)}};
}

QJsonObject countsToJson(const SearchCounts& counts)
{
    return {{"nodes", static_cast<qint64>(counts.nodes)},
            {"leaves", static_cast<qint64>(counts.leaves)},
            {"betaCutoffs", static_cast<qint64>(counts.cutoffs)}};
}

QJsonArray stackToJson(const WalkState& state)
{
    QJsonArray stack;
    for (const WalkFrame& frame : state.stack)
        stack.append(QJsonObject {
            {"alpha", endToJson(frame.alpha)},
            {"beta", endToJson(frame.beta)},
            {"best", frame.best ? QJsonValue(*frame.best) : QJsonValue()},
            {"move",
             frame.current.isNone() ? QJsonValue() : QJsonValue(frame.current.column() + 1)}});
    return stack;
}

}

QByteArray toDot(const RecordedTree& tree, PointOfView view)
{
    QString text = QStringLiteral("digraph tree {\n    node [shape=box];\n");
    for (NodeIndex node = 0; node < tree.nodes.size(); ++node) {
        const RecordedNode& at = tree.nodes[node];
        QString label = plainBound(tree, at, view);
        if (at.folded)
            label += QStringLiteral("\\n%1 nodes").arg(at.counts.nodes);
        text += QStringLiteral("    n%1 [label=\"%2\"%3%4];\n")
                    .arg(node)
                    .arg(label, at.isLeaf() ? QStringLiteral(", shape=ellipse") : QString(),
                         at.onLine ? QStringLiteral(", penwidth=3") : QString());
        if (at.parent != noNode)
            text += QStringLiteral("    n%1 -> n%2 [label=\"%3\"%4];\n")
                        .arg(at.parent)
                        .arg(node)
                        .arg(moveText(at.move),
                             at.onLine ? QStringLiteral(", penwidth=3") : QString());
    }
    for (NodeIndex node = 0; node < tree.nodes.size(); ++node) {
        const RecordedNode& at = tree.nodes[node];
        const auto moves = tree.movesOf(node);
        for (std::size_t i = at.tried; at.cut && !at.folded && i < moves.size(); ++i)
            text += QStringLiteral("    c%1_%2 [label=\"\", shape=point, color=gray];\n"
                                   "    n%1 -> c%1_%2 [label=\"%3\", style=dashed, color=gray];\n")
                        .arg(node)
                        .arg(i)
                        .arg(moveText(Move(moves[i])));
    }
    return (text + QStringLiteral("}\n")).toUtf8();
}

QString toText(const RecordedTree& tree, PointOfView view)
{
    QString text;
    appendText(text, tree, 0, 0, view);
    return text;
}

QJsonObject toJson(const Walk& walk, std::size_t index)
{
    const RecordedTree& tree = walk.tree();
    const WalkState state = walk.stateAt(index);
    const RecordedNode& at = tree.nodes[state.event.node];
    QJsonObject json {{"event", walkedKinds[static_cast<std::size_t>(state.event.kind)]},
                      {"path", pathText(tree, state.event.node)},
                      {"line", state.codeLine + 1},
                      {"stack", stackToJson(state)}};
    switch (state.event.kind) {
    case WalkEvent::Kind::Enter:
        json["depth"] = at.depth;
        json["alpha"] = endToJson(at.alpha);
        json["beta"] = endToJson(at.beta);
        break;
    case WalkEvent::Kind::Returned:
        json["move"] = tree.nodes[state.event.child].move.column() + 1;
        putValue(json, tree, -tree.nodes[state.event.child].value);
        json["best"] = state.bestChanged;
        break;
    case WalkEvent::Kind::Cut:
        json["beta"] = endToJson(at.beta);
        putValue(json, tree, at.value);
        break;
    case WalkEvent::Kind::Leaf:
    case WalkEvent::Kind::Known:
    case WalkEvent::Kind::Leave:
        putValue(json, tree, at.value);
        json["bound"] = boundSign(at.bound);
        json["kind"] = nameOf(at.kind);
        break;
    }
    return json;
}

QJsonObject toJson(const RecordedTree& tree)
{
    QJsonObject json {{"search", name(tree.request.method)},
                      {"order", name(tree.request.order)},
                      {"fail", name(tree.request.failing)},
                      {"table", tree.request.table},
                      {"depth", tree.depth},
                      {"counts", countsToJson(tree.counts)},
                      {"countsOfAllDepths", countsToJson(tree.total)},
                      {"recorded", static_cast<qint64>(tree.nodes.size())},
                      {"pointOfView", "each value is seen by the side to move at its node"}};
    putValue(json, tree, tree.root().value);
    if (tree.request.isTyped())
        json["tree"] = tree.request.typed().toText();
    else
        json["leaves"] = name(tree.request.leaves);
    QString line;
    for (const NodeIndex node : tree.line())
        if (node != 0)
            line += (line.isEmpty() ? QString() : QStringLiteral(" "))
                + moveText(tree.nodes[node].move);
    json["principalVariation"] = line;
    return json;
}

}
