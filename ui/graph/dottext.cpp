// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/graph/dottext.h"

#include <QCoreApplication>
#include <QList>
#include <algorithm>
#include <map>

namespace {

/// `dot` measures in inches.
constexpr double perInch = 72;

QByteArray inches(double pixels)
{
    return QByteArray::number(pixels / perInch, 'f', 4);
}

/// "n12".
int nodeOf(const QByteArray& name, int nodes)
{
    bool isNumber = false;
    const int node = name.startsWith('n') ? name.mid(1).toInt(&isNumber) : -1;
    return isNumber && node >= 0 && node < nodes ? node : -1;
}

/// Ways were found for the size that dot rounds to; they begin and end on the outline again.
std::vector<QPointF> pointsOf(const QList<QByteArray>& words, double height)
{
    // edge tail head n x1 y1 ... xn yn
    const int count = words.value(3).toInt();
    std::vector<QPointF> points;
    if (count < 2 || words.size() < 4 + 2 * count)
        return points;
    for (int i = 0; i < count; ++i)
        points.emplace_back(words[4 + 2 * i].toDouble() * perInch,
                            height - words[5 + 2 * i].toDouble() * perInch);
    return points;
}

}

namespace dottext {

QByteArray question(const Graph& graph, const std::vector<QSizeF>& sizes)
{
    QByteArray text = "digraph g {\n ranksep=" + inches(graphplacement::rowGap)
        + ";\n nodesep=" + inches(graphplacement::nodeGap + graphplacement::labelGap(graph, sizes))
        + ";\n edge [arrowhead=none];\n node [fixedsize=true, label=\"\"];\n";
    for (std::size_t node = 0; node < graph.nodes.size(); ++node) {
        const bool isRound = graph.nodes[node].shape != GraphShape::Box;
        text += " n" + QByteArray::number(static_cast<qint64>(node))
            + " [shape=" + (isRound ? "ellipse" : "box") + ", width=" + inches(sizes[node].width())
            + ", height=" + inches(sizes[node].height()) + "];\n";
    }
    for (const GraphEdge& edge : graph.edges)
        text
            += " n" + QByteArray::number(edge.from) + " -> n" + QByteArray::number(edge.to) + ";\n";
    return text + "}\n";
}

Expected<GraphPlacement> placement(const Graph& graph, std::vector<QSizeF> sizes,
                                   const QByteArray& answer)
{
    GraphPlacement placement;
    placement.sizes = std::move(sizes);
    placement.centres.resize(graph.nodes.size());
    placement.routes.resize(graph.edges.size());
    // Edges come in an order of their own; those between the same two nodes are alike to dot.
    std::multimap<std::pair<int, int>, std::size_t> waiting;
    for (std::size_t edge = 0; edge < graph.edges.size(); ++edge)
        waiting.emplace(std::pair(graph.edges[edge].from, graph.edges[edge].to), edge);
    int placed = 0;
    double height = 0;
    for (const QByteArray& line : answer.split('\n')) {
        const QList<QByteArray> words = line.simplified().split(' ');
        if (words.front() == "graph") {
            height = words.value(3).toDouble() * perInch;
        } else if (words.front() == "node") {
            const int node = nodeOf(words.value(1), graph.nodeCount());
            if (node < 0 || words.size() < 4)
                continue;
            placement.centres[static_cast<std::size_t>(node)]
                = {words[2].toDouble() * perInch, height - words[3].toDouble() * perInch};
            ++placed;
        } else if (words.front() == "edge") {
            const std::vector<QPointF> points = pointsOf(words, height);
            const auto edge = waiting.find({nodeOf(words.value(1), graph.nodeCount()),
                                            nodeOf(words.value(2), graph.nodeCount())});
            if (points.empty() || edge == waiting.end())
                continue;
            placement.routes[edge->second] = graphplacement::routeThrough(points);
            waiting.erase(edge);
        }
    }
    if (placed != graph.nodeCount() || !waiting.empty())
        return fail(
            QCoreApplication::translate("DotLayout", "Graphviz returned unexpected output."));
    return placement;
}

}
