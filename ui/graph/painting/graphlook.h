// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/graph/painting/graph.h"
#include "ui/paper/plotframe.h"
#include "ui/paper/plotlegend.h"

#include <QPainterPath>
#include <QPen>
#include <QSizeF>

class QPainter;

/// What nodes and edges look like, in the window, in a file and in the legend alike. Every colour
/// has a pattern, a lightness or a kind of line of its own beside it.
namespace graphlook {

/// Room for the node's text, at least that of a short number.
QSizeF sizeOf(const GraphNode& node, const QFont& font);
std::vector<QSizeF> sizesOf(const Graph& graph, const QFont& font);

/// The outline of a shape that fills the rectangle.
QPainterPath outline(GraphShape shape, const QRectF& rect);
/// `scale` is the painter's: patterns stay as fine as they are.
void paintNode(QPainter& painter, const GraphNode& node, const QRectF& rect,
               const FigureStyle& style, double scale, bool withText);
/// What a node is filled with where it is too small for a pattern.
QColor farColor(const GraphNode& node, const QPalette& palette);
QPen edgePen(const GraphEdge& edge, const QPalette& palette);

/// A node of that look as a sample in a legend.
plotlegend::Entry nodeEntry(const QString& text, const GraphNode& look, const FigureStyle& style);
plotlegend::Entry edgeEntry(const QString& text, const GraphEdge& look, const FigureStyle& style);

}
