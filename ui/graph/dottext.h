// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/expected.h"
#include "ui/graph/painting/graphplacement.h"

#include <QByteArray>

/// The input of Graphviz's `dot`, written, and its output, read.
namespace dottext {

/// The graph in its language: nodes as boxes of these sizes, in the order of the graph.
QByteArray question(const Graph& graph, const std::vector<QSizeF>& sizes);
/// Reads the answer of `dot -Tplain`; an error where it leaves out a node or an edge.
Expected<GraphPlacement> placement(const Graph& graph, std::vector<QSizeF> sizes,
                                   const QByteArray& answer);

}
