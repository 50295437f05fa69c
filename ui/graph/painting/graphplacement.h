// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/graph/painting/graph.h"

#include <QPainterPath>
#include <QPointF>
#include <QSizeF>
#include <vector>

/// How an edge runs: from the outline of one node to that of the other.
struct GraphRoute
{
    QPainterPath path;
    /// Where the arrow's head begins to point, and its point.
    QPointF beforeTip;
    QPointF tip;
    /// Where its label stands.
    QPointF middle;
    /// Points on the way between its ends, where it is not straight.
    std::vector<QPointF> bends;
};

/// Where the nodes and edges of a graph are, in pixels at a zoom of 1. y grows with the levels.
struct GraphPlacement
{
    std::vector<QPointF> centres;
    std::vector<QSizeF> sizes;
    std::vector<GraphRoute> routes;

    QRectF nodeRect(int node) const;
    /// Around all nodes and edges.
    QRectF bounds() const;
};

namespace graphplacement {

/// Between nodes of one row, and from one row to the next, outline to outline.
inline constexpr double nodeGap = 18;
inline constexpr double rowGap = 46;

/// What is added to nodeGap where a few arrows have labels, so that there is room for them; grows
/// with the letters of the nodes, whose sizes these are.
double labelGap(const Graph& graph, const std::vector<QSizeF>& sizes);

/// A curve through the Bezier points of a layout, or a straight line.
GraphRoute routeThrough(const std::vector<QPointF>& points);
/// Ways of our own for the edges from `first` on: straight, bent where several edges join the same
/// two nodes, a loop where an edge comes back to where it began.
void routeFrom(const Graph& graph, GraphPlacement& placement, int first = 0);
/// The level of each node: its own where it has one, otherwise its steps from the initial nodes.
std::vector<int> levelsOf(const Graph& graph);

/// Rows by level from above, each ordered by the nodes that its nodes are joined to; a row that is
/// much longer than the others goes on below itself. No two nodes overlap.
GraphPlacement byLevels(const Graph& graph, std::vector<QSizeF> sizes);

/// For trees: what follows a node stands below it, in the order of its edges, the node above the
/// middle, and the same subtree looks the same wherever it is. Must be a forest. In linear time: C.
/// Buchheim, M. Juenger, S. Leipert, "Improving Walker's Algorithm to Run in Linear Time" (2002),
/// after E. Reingold and J. Tilford, "Tidier Drawings of Trees" (1981).
GraphPlacement tidy(const Graph& graph, std::vector<QSizeF> sizes);

/// Nodes that `old` has stay where they are, with the edges between them; each new one stands below
/// a node that leads to it, as near as there is room.
GraphPlacement grown(const Graph& oldGraph, const GraphPlacement& old, const Graph& graph,
                     std::vector<QSizeF> sizes);

}
