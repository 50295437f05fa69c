// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/graph/painting/graphplacement.h"

#include <QHash>
#include <optional>

/// A graph in its places: which node is at a point, which ones are within a rectangle, and which
/// one an arrow key leads to. Quick for thousands of nodes.
class GraphScene
{
public:
    GraphScene() = default;
    GraphScene(Graph graph, GraphPlacement placement);

    const Graph& graph() const { return m_graph; }
    const GraphPlacement& placement() const { return m_placement; }
    const QRectF& bounds() const { return m_bounds; }
    bool isEmpty() const { return m_graph.nodes.empty(); }

    /// The same nodes and edges, which look otherwise.
    void setLooks(Graph graph) { m_graph = std::move(graph); }

    /// The place of the node with this id; none where there is no such node.
    std::optional<int> nodeOf(std::uint64_t id) const;
    std::optional<int> nodeAt(const QPointF& point) const;
    /// In the order of the graph.
    std::vector<int> nodesIn(const QRectF& rect) const;
    std::vector<int> edgesIn(const QRectF& rect) const;
    /// Edges out of a node, and into it.
    const std::vector<int>& out(int node) const { return m_out[static_cast<std::size_t>(node)]; }
    const std::vector<int>& into(int node) const { return m_into[static_cast<std::size_t>(node)]; }

    /// Up and Down go along the edges, to the nearest node that an edge joins with this one; Left
    /// and Right to the next one in its row. The node itself where there is none.
    int towards(int node, Qt::Key arrow) const;

private:
    int besides(int node, int direction) const;
    int along(int node, int direction) const;

    Graph m_graph;
    GraphPlacement m_placement;
    QRectF m_bounds;
    QHash<quint64, int> m_byId;
    std::vector<std::vector<int>> m_out;
    std::vector<std::vector<int>> m_into;
    std::vector<QRectF> m_edgeRects;
    QHash<QPoint, std::vector<int>> m_cells;
};
