// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/graph/painting/graphscene.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace {

/// Side of the squares that nodes are sorted into, to be found again.
constexpr double bucketSize = 160;
/// A node that is missed by so much is still meant.
constexpr double nodeReach = 4;
/// Nodes whose heights differ by less stand in one row.
constexpr double rowSlack = graphplacement::nodeGap;

QRect cellsOf(const QRectF& rect)
{
    const auto cell = [](double x) { return static_cast<int>(std::floor(x / bucketSize)); };
    return {QPoint(cell(rect.left()), cell(rect.top())),
            QPoint(cell(rect.right()), cell(rect.bottom()))};
}

}

GraphScene::GraphScene(Graph graph, GraphPlacement placement)
    : m_graph(std::move(graph)), m_placement(std::move(placement)), m_out(m_graph.nodes.size()),
      m_into(m_graph.nodes.size())
{
    for (int node = 0; node < m_graph.nodeCount(); ++node) {
        m_byId.insert(m_graph.node(node).id, node);
        const QRectF rect = m_placement.nodeRect(node);
        m_bounds |= rect;
        const QRect cells = cellsOf(rect);
        for (int y = cells.top(); y <= cells.bottom(); ++y)
            for (int x = cells.left(); x <= cells.right(); ++x)
                m_cells[QPoint(x, y)].push_back(node);
    }
    for (int edge = 0; edge < m_graph.edgeCount(); ++edge) {
        m_out[static_cast<std::size_t>(m_graph.edge(edge).from)].push_back(edge);
        m_into[static_cast<std::size_t>(m_graph.edge(edge).to)].push_back(edge);
        m_edgeRects.push_back(
            m_placement.routes[static_cast<std::size_t>(edge)].path.controlPointRect().adjusted(
                -8, -8, 8, 8));
        m_bounds |= m_edgeRects.back();
    }
}

std::optional<int> GraphScene::nodeOf(std::uint64_t id) const
{
    const auto known = m_byId.find(id);
    return known == m_byId.end() ? std::nullopt : std::optional(*known);
}

std::optional<int> GraphScene::nodeAt(const QPointF& point) const
{
    const QRectF around(point - QPointF(nodeReach, nodeReach),
                        QSizeF(2 * nodeReach, 2 * nodeReach));
    for (const int node : nodesIn(around))
        if (!(m_graph.node(node).marks & GraphMark::Hidden))
            return node;
    return std::nullopt;
}

std::vector<int> GraphScene::nodesIn(const QRectF& rect) const
{
    std::vector<int> found;
    const QRect cells = cellsOf(rect.intersected(m_bounds.adjusted(-1, -1, 1, 1)));
    for (int y = cells.top(); y <= cells.bottom(); ++y)
        for (int x = cells.left(); x <= cells.right(); ++x)
            if (const auto cell = m_cells.constFind(QPoint(x, y)); cell != m_cells.cend())
                for (const int node : *cell)
                    if (m_placement.nodeRect(node).intersects(rect))
                        found.push_back(node);
    std::ranges::sort(found);
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
}

std::vector<int> GraphScene::edgesIn(const QRectF& rect) const
{
    std::vector<int> found;
    for (std::size_t edge = 0; edge < m_edgeRects.size(); ++edge)
        if (m_edgeRects[edge].intersects(rect))
            found.push_back(static_cast<int>(edge));
    return found;
}

int GraphScene::towards(int node, Qt::Key arrow) const
{
    switch (arrow) {
    case Qt::Key_Left:
        return besides(node, -1);
    case Qt::Key_Right:
        return besides(node, 1);
    case Qt::Key_Up:
        return along(node, -1);
    case Qt::Key_Down:
        return along(node, 1);
    default:
        return node;
    }
}

int GraphScene::besides(int node, int direction) const
{
    const QPointF from = m_placement.centres[static_cast<std::size_t>(node)];
    const QRectF row(m_bounds.left(), from.y() - rowSlack / 2, m_bounds.width(), rowSlack);
    int best = node;
    double nearest = std::numeric_limits<double>::infinity();
    for (const int other : nodesIn(row)) {
        const QPointF way = m_placement.centres[static_cast<std::size_t>(other)] - from;
        const double ahead = direction * way.x();
        if (ahead <= 0 || std::abs(way.y()) > rowSlack || ahead >= nearest)
            continue;
        nearest = ahead;
        best = other;
    }
    return best;
}

int GraphScene::along(int node, int direction) const
{
    const QPointF from = m_placement.centres[static_cast<std::size_t>(node)];
    int best = node;
    double nearest = std::numeric_limits<double>::infinity();
    const auto look = [&](int other) {
        const QPointF way = m_placement.centres[static_cast<std::size_t>(other)] - from;
        const double away = std::hypot(way.x(), way.y());
        if (direction * way.y() <= rowSlack || away >= nearest)
            return;
        nearest = away;
        best = other;
    };
    for (const int edge : out(node))
        look(m_graph.edge(edge).to);
    for (const int edge : into(node))
        look(m_graph.edge(edge).from);
    return best;
}
