// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/graph/painting/graphpainter.h"

/// A label where there is room for it.
struct GraphLabel
{
    /// Whose it is: one of the arrows that share it.
    int edge = 0;
    /// As it is written, perhaps cut with "…".
    QString text;
    /// On the scene.
    QRectF place;
};

namespace graphlabels {

/// Those of all arrows from one node to another, each once, in their order.
QStringList between(const GraphScene& scene, int from, int to);

/// The letters, in units of the scene: never smaller on a screen than can be read.
QFont letters(const GraphSight& sight, const QFont& font);

/// The labels that are written, those that matter first: arrows out of the current node and the one
/// under the mouse, and what was found. Arrows between the same two nodes that look alike share
/// one. None lies on a node or on another label.
std::vector<GraphLabel> placed(const GraphScene& scene, const GraphSight& sight, const QFont& font);

}
