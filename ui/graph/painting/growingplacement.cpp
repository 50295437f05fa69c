// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/graph/painting/graphplacement.h"

#include <QHash>
#include <algorithm>
#include <deque>
#include <functional>
#include <map>
#include <tuple>

namespace {

/// Of the nodes that come from one so many stand side by side.
constexpr std::size_t mostInLine = 12;

/// Which places are taken, by line: rows of other layouts need not be on the same heights.
class Room
{
public:
    void take(const QRectF& rect) { m_taken.emplace(rect.center().y(), rect); }

    /// The centre nearest to `wish`, on its height, with a gap to all that is there.
    QPointF nearestFree(const QPointF& wish, const QSizeF& size) const
    {
        const QRectF wanted(wish - QPointF(size.width(), size.height()) / 2, size);
        std::vector<std::pair<double, double>> blocked;
        for (const auto& [y, rect] : m_taken) {
            const bool isBeside = rect.bottom() + graphplacement::nodeGap > wanted.top()
                && rect.top() - graphplacement::nodeGap < wanted.bottom();
            if (!isBeside)
                continue;
            const double reach = size.width() / 2 + graphplacement::nodeGap;
            blocked.emplace_back(rect.left() - reach, rect.right() + reach);
        }
        // To the right of what is in the way, and to the left of it.
        std::ranges::sort(blocked);
        double right = wish.x();
        for (const auto& [from, to] : blocked)
            if (from < right && right < to)
                right = to;
        std::ranges::sort(blocked, std::greater(), &std::pair<double, double>::second);
        double left = wish.x();
        for (const auto& [from, to] : blocked)
            if (from < left && left < to)
                left = from;
        return {right - wish.x() <= wish.x() - left ? right : left, wish.y()};
    }

private:
    std::multimap<double, QRectF> m_taken;
};

using EdgeKey = std::tuple<std::uint64_t, std::uint64_t, QString>;

EdgeKey keyOf(const Graph& graph, const GraphEdge& edge)
{
    return {graph.node(edge.from).id, graph.node(edge.to).id, edge.label};
}

/// What comes from one node stays together, in lines of a few, below it or as near as there is
/// room.
void putBelow(GraphPlacement& placement, std::size_t from, const std::vector<std::size_t>& children,
              const Room& room, const std::function<void(std::size_t, const QPointF&)>& put)
{
    using graphplacement::nodeGap;
    if (children.empty())
        return;
    const std::size_t lines = (children.size() + mostInLine - 1) / mostInLine;
    std::vector<QSizeF> sizes(lines, QSizeF(-nodeGap, 0));
    for (std::size_t i = 0; i < children.size(); ++i) {
        QSizeF& line = sizes[i / mostInLine];
        const QSizeF& child = placement.sizes[children[i]];
        line = {line.width() + child.width() + nodeGap, std::max(line.height(), child.height())};
    }
    QSizeF block(0, -nodeGap);
    for (const QSizeF& line : sizes)
        block = {std::max(block.width(), line.width()), block.height() + line.height() + nodeGap};
    const QRectF above = placement.nodeRect(static_cast<int>(from));
    const QPointF wish(above.center().x(),
                       above.bottom() + graphplacement::rowGap + block.height() / 2);
    const QPointF middle = room.nearestFree(wish, block);
    double top = middle.y() - block.height() / 2;
    double x = 0;
    for (std::size_t i = 0; i < children.size(); ++i) {
        const QSizeF& line = sizes[i / mostInLine];
        if (i % mostInLine == 0) {
            x = middle.x() - line.width() / 2;
            top += i == 0 ? 0 : sizes[i / mostInLine - 1].height() + nodeGap;
        }
        const double width = placement.sizes[children[i]].width();
        put(children[i], {x + width / 2, top + line.height() / 2});
        x += width + nodeGap;
    }
}

/// Known edges keep their way as long as the two nodes are as large as they were.
void keepRoutes(const Graph& oldGraph, const GraphPlacement& old, const Graph& graph,
                GraphPlacement& placement)
{
    std::map<EdgeKey, const GraphRoute*> known;
    for (int edge = 0; edge < oldGraph.edgeCount(); ++edge)
        known.emplace(keyOf(oldGraph, oldGraph.edge(edge)),
                      &old.routes[static_cast<std::size_t>(edge)]);
    for (int edge = 0; edge < graph.edgeCount(); ++edge)
        if (const auto kept = known.find(keyOf(graph, graph.edge(edge))); kept != known.end())
            placement.routes[static_cast<std::size_t>(edge)] = *kept->second;
}

}

namespace graphplacement {

GraphPlacement grown(const Graph& oldGraph, const GraphPlacement& old, const Graph& graph,
                     std::vector<QSizeF> sizes)
{
    GraphPlacement placement;
    placement.sizes = std::move(sizes);
    placement.centres.resize(graph.nodes.size());
    QHash<quint64, std::size_t> known;
    for (std::size_t node = 0; node < oldGraph.nodes.size(); ++node)
        known.insert(oldGraph.nodes[node].id, node);
    std::vector<bool> isPlaced(graph.nodes.size());
    std::vector<std::vector<int>> targets(graph.nodes.size());
    for (const GraphEdge& edge : graph.edges)
        targets[static_cast<std::size_t>(edge.from)].push_back(edge.to);

    Room room;
    std::deque<int> open;
    double bottom = 0;
    const auto put = [&](std::size_t node, const QPointF& centre) {
        placement.centres[node] = centre;
        isPlaced[node] = true;
        const QRectF rect = placement.nodeRect(static_cast<int>(node));
        room.take(rect);
        bottom = std::max(bottom, rect.bottom());
        open.push_back(static_cast<int>(node));
    };
    for (std::size_t node = 0; node < graph.nodes.size(); ++node)
        if (const auto was = known.find(graph.nodes[node].id); was != known.end()) {
            placement.sizes[node] = old.sizes[*was];
            put(node, old.centres[*was]);
        }
    const auto spread = [&] {
        for (; !open.empty(); open.pop_front()) {
            const auto from = static_cast<std::size_t>(open.front());
            std::vector<std::size_t> children;
            for (const int to : targets[from])
                if (!isPlaced[static_cast<std::size_t>(to)]
                    && std::ranges::find(children, static_cast<std::size_t>(to)) == children.end())
                    children.push_back(static_cast<std::size_t>(to));
            putBelow(placement, from, children, room, put);
        }
    };
    spread();
    for (std::size_t node = 0; node < graph.nodes.size(); ++node)
        if (!isPlaced[node]) {
            put(node, room.nearestFree({0, bottom + rowGap}, placement.sizes[node]));
            spread();
        }
    routeFrom(graph, placement);
    keepRoutes(oldGraph, old, graph, placement);
    return placement;
}

}
