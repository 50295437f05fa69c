// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/graph/painting/graphplacement.h"

#include <algorithm>
#include <deque>

QRectF GraphPlacement::nodeRect(int node) const
{
    const auto index = static_cast<std::size_t>(node);
    const QSizeF& size = sizes[index];
    return {centres[index] - QPointF(size.width(), size.height()) / 2, size};
}

QRectF GraphPlacement::bounds() const
{
    QRectF all;
    for (std::size_t node = 0; node < centres.size(); ++node)
        all |= nodeRect(static_cast<int>(node));
    for (const GraphRoute& route : routes)
        all |= route.path.controlPointRect();
    return all;
}

namespace graphplacement {

std::vector<int> levelsOf(const Graph& graph)
{
    std::vector<int> levels;
    levels.reserve(graph.nodes.size());
    for (const GraphNode& node : graph.nodes)
        levels.push_back(node.level);
    std::vector<std::vector<int>> targets(graph.nodes.size());
    for (const GraphEdge& edge : graph.edges)
        targets[static_cast<std::size_t>(edge.from)].push_back(edge.to);
    std::deque<int> open;
    const auto begin = [&](std::size_t node) {
        levels[node] = std::max(levels[node], 0);
        open.push_back(static_cast<int>(node));
    };
    const auto spread = [&] {
        for (; !open.empty(); open.pop_front()) {
            const auto from = static_cast<std::size_t>(open.front());
            for (const int to : targets[from]) {
                int& level = levels[static_cast<std::size_t>(to)];
                if (level >= 0)
                    continue;
                level = levels[from] + 1;
                open.push_back(to);
            }
        }
    };
    for (std::size_t node = 0; node < graph.nodes.size(); ++node)
        if (levels[node] >= 0 || (graph.nodes[node].marks & GraphMark::Initial))
            begin(node);
    spread();
    // What nothing leads to begins anew.
    for (std::size_t node = 0; node < graph.nodes.size(); ++node)
        if (levels[node] < 0) {
            begin(node);
            spread();
        }
    return levels;
}

}
