// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/graph/painting/graphscene.h"

#include <QByteArray>

/// A graph in words and as tables.
namespace graphwords {

/// "State 3, initial, can be opened" and below it what else is known of the node and where its
/// edges lead: for the mouse and for screen readers.
QString node(const GraphScene& scene, int node);
/// Its name and its marks alone.
QString name(const GraphNode& node);
/// "State 3 → State 4" and below it each label of the arrows that lead there.
QString arrow(const GraphScene& scene, int from, int to);
/// The edges: from, to, label.
QByteArray csv(const Graph& graph);
/// Nodes and edges.
QByteArray json(const Graph& graph);

}
