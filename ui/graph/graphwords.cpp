// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/graph/graphwords.h"

#include "core/support/formats/csv.h"
#include "ui/graph/painting/graphlabels.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace {

struct GraphWord
{
    Q_DECLARE_TR_FUNCTIONS(GraphCanvas)
};

/// So many edges are told one by one.
constexpr int toldEdges = 12;

QString firstLine(const GraphNode& node)
{
    return node.description.isEmpty() ? node.text : node.description.section(u'\n', 0, 0);
}

}

namespace graphwords {

QString name(const GraphNode& node)
{
    QStringList words {firstLine(node)};
    const auto add = [&](GraphMark mark, const QString& word) {
        if (node.marks & mark)
            words << word;
    };
    add(GraphMark::Initial, GraphWord::tr("initial"));
    add(GraphMark::Final, GraphWord::tr("terminal"));
    add(GraphMark::Failing, GraphWord::tr("fails here"));
    add(GraphMark::Openable, GraphWord::tr("can be opened"));
    add(GraphMark::OnPath, GraphWord::tr("on the path"));
    add(GraphMark::Selected, GraphWord::tr("selected"));
    add(GraphMark::Compared, GraphWord::tr("compared"));
    add(GraphMark::LeftOut, GraphWord::tr("pruned"));
    add(GraphMark::Later, GraphWord::tr("not searched yet"));
    return words.join(QStringLiteral(", "));
}

QString node(const GraphScene& scene, int node)
{
    const GraphNode& told = scene.graph().node(node);
    QStringList lines {name(told)};
    const QString rest = told.description.section(u'\n', 1);
    if (!rest.isEmpty())
        lines << rest;
    const std::vector<int>& out = scene.out(node);
    for (int i = 0; i < std::min(toldEdges, static_cast<int>(out.size())); ++i) {
        const GraphEdge& edge = scene.graph().edge(out[static_cast<std::size_t>(i)]);
        const QString target = firstLine(scene.graph().node(edge.to));
        lines << (edge.label.isEmpty() ? GraphWord::tr("leads to %1").arg(target)
                                       : GraphWord::tr("%1 leads to %2").arg(edge.label, target));
    }
    if (static_cast<int>(out.size()) > toldEdges)
        lines << GraphWord::tr("and %n more", nullptr, static_cast<int>(out.size()) - toldEdges);
    return lines.join(u'\n');
}

QString arrow(const GraphScene& scene, int from, int to)
{
    const QString ends
        = GraphWord::tr("%1 → %2", "an arrow from one state to another")
              .arg(firstLine(scene.graph().node(from)), firstLine(scene.graph().node(to)));
    return (QStringList {ends} + graphlabels::between(scene, from, to)).join(u'\n');
}

QByteArray csv(const Graph& graph)
{
    QByteArray table
        = csvRow({QStringLiteral("from"), QStringLiteral("to"), QStringLiteral("label")});
    for (const GraphEdge& edge : graph.edges)
        table += csvRow({QString::number(graph.node(edge.from).id),
                         QString::number(graph.node(edge.to).id), edge.label});
    return table;
}

QByteArray json(const Graph& graph)
{
    QJsonArray nodes;
    for (const GraphNode& node : graph.nodes)
        nodes.append(QJsonObject {{QStringLiteral("id"), static_cast<qint64>(node.id)},
                                  {QStringLiteral("text"), name(node)}});
    QJsonArray edges;
    for (const GraphEdge& edge : graph.edges)
        edges.append(
            QJsonObject {{QStringLiteral("from"), static_cast<qint64>(graph.node(edge.from).id)},
                         {QStringLiteral("to"), static_cast<qint64>(graph.node(edge.to).id)},
                         {QStringLiteral("label"), edge.label}});
    return QJsonDocument(
               QJsonObject {{QStringLiteral("nodes"), nodes}, {QStringLiteral("edges"), edges}})
        .toJson();
}

}
