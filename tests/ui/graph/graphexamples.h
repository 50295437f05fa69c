// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/graph/painting/graph.h"

#include <QString>
#include <cmath>

/// Graphs that tests draw.
namespace graphexamples {

inline GraphNode named(std::uint64_t id)
{
    GraphNode node;
    node.id = id;
    node.text = QString::number(id);
    node.description = QStringLiteral("State %1").arg(id);
    if (id == 0)
        node.marks = GraphMark::Initial;
    return node;
}

/// The corners of a grid of `side` places along each of `ways` axes, with a step along each.
inline Graph grid(int ways, int side)
{
    Graph graph;
    const int count = static_cast<int>(std::lround(std::pow(side, ways)));
    for (int node = 0; node < count; ++node)
        graph.nodes.push_back(named(static_cast<std::uint64_t>(node)));
    for (int node = 0; node < count; ++node)
        for (int way = 0, step = 1; way < ways; ++way, step *= side)
            if (node / step % side + 1 < side)
                graph.edges.push_back({.from = node,
                                       .to = node + step,
                                       .label = QStringLiteral("step(%1)").arg(way),
                                       .role = way,
                                       .marks = {}});
    return graph;
}

/// 0 leads to 1 and 2, both lead to 3, and 3 to itself.
inline Graph diamond()
{
    Graph graph;
    for (std::uint64_t id = 0; id < 4; ++id)
        graph.nodes.push_back(named(id));
    const auto edge = [&](int from, int to, const char* label) {
        graph.edges.push_back(
            {.from = from, .to = to, .label = QString::fromLatin1(label), .role = -1, .marks = {}});
    };
    edge(0, 1, "left");
    edge(0, 2, "right");
    edge(1, 3, "right");
    edge(2, 3, "left");
    edge(3, 3, "halt");
    return graph;
}

}
