// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/graph/painting/graphscene.h"
#include "ui/paper/plotframe.h"

#include <QTransform>
#include <optional>
#include <set>

/// What is painted besides the graph.
struct GraphSight
{
    /// From the places of the scene to the pixels of the surface.
    QTransform toSurface;
    /// The surface.
    QRectF room;
    /// Where the keys are, under the mouse, and what a search has found.
    std::optional<int> current;
    std::optional<int> hovered;
    std::set<int> found;
    /// Edges whose labels it has found.
    std::set<int> foundEdges;
    /// On paper all texts are written, however small.
    bool isOnPaper = false;
    bool withLabels = true; ///< of edges
};

/// Paints what is within the room, with texts where they can be read.
void paintGraph(QPainter& painter, const GraphScene& scene, const GraphSight& sight,
                const FigureStyle& style);
