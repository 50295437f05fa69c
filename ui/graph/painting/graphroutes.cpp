// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/graph/painting/graphplacement.h"

#include <QHash>
#include <QLineF>
#include <algorithm>
#include <cmath>

namespace {

/// How far the ways between the same two nodes are from each other.
constexpr double bend = 16;
constexpr double loopSize = 16;
/// More arrows would be drawn too far apart with room for their labels.
constexpr int fewLabelled = 40;
constexpr qsizetype mostLettersOfRoom = 14;
/// Width of half a letter, as a share of a node's height.
constexpr double letterOfNode = 0.13;

/// Where the way from the centre in a direction leaves an ellipse of that size.
QPointF rim(const QPointF& centre, const QSizeF& size, const QPointF& towards)
{
    const QPointF way = towards - centre;
    const double a = size.width() / 2;
    const double b = size.height() / 2;
    const double length = std::hypot(way.x() / a, way.y() / b);
    return length < 1e-9 ? centre : centre + way / length;
}

GraphRoute finished(const QPainterPath& path)
{
    GraphRoute route;
    route.path = path;
    route.tip = path.currentPosition();
    route.middle = path.pointAtPercent(0.5);
    route.beforeTip = path.elementAt(path.elementCount() - 2);
    if (QLineF(route.beforeTip, route.tip).length() < 1e-6)
        route.beforeTip = path.pointAtPercent(0.9);
    if (path.elementCount() > 2)
        for (const double share : {0.25, 0.5, 0.75})
            route.bends.push_back(path.pointAtPercent(share));
    return route;
}

GraphRoute loopAt(const QPointF& centre, const QSizeF& size, int which)
{
    const double out = size.width() / 2;
    const double reach = out + loopSize * (which + 1.5);
    const double half = std::min(size.height() / 3, 8.0) + 3 * which;
    QPainterPath path(centre + QPointF(out * 0.9, -half));
    path.cubicTo(centre + QPointF(reach, -2 * half), centre + QPointF(reach, 2 * half),
                 centre + QPointF(out * 0.9, half));
    return finished(path);
}

/// `which` counts the ways between the same two nodes: 0 is straight, 1, -1, 2 ... to its sides.
GraphRoute way(const GraphPlacement& placement, std::size_t from, std::size_t to, int which)
{
    const QPointF a = placement.centres[from];
    const QPointF b = placement.centres[to];
    const QLineF line(a, b);
    const QPointF side = line.length() < 1e-9
        ? QPointF()
        : QPointF(-line.dy(), line.dx()) / line.length() * bend * which * 2;
    const QPointF over = (a + b) / 2 + side;
    QPainterPath path(rim(a, placement.sizes[from], which == 0 ? b : over));
    const QPointF end = rim(b, placement.sizes[to], which == 0 ? a : over);
    if (which == 0)
        path.lineTo(end);
    else
        path.quadTo(over, end);
    return finished(path);
}

quint64 pairOf(int a, int b)
{
    return static_cast<quint64>(static_cast<quint32>(std::min(a, b))) << 32
        | static_cast<quint32>(std::max(a, b));
}

}

namespace graphplacement {

double labelGap(const Graph& graph, const std::vector<QSizeF>& sizes)
{
    if (graph.edgeCount() > fewLabelled || sizes.empty())
        return 0;
    qsizetype letters = 0;
    for (const GraphEdge& edge : graph.edges)
        letters = std::max(letters, edge.label.size());
    double height = sizes.front().height();
    for (const QSizeF& size : sizes)
        height = std::min(height, size.height());
    return static_cast<double>(std::min(letters, mostLettersOfRoom)) * height * letterOfNode;
}

GraphRoute routeThrough(const std::vector<QPointF>& points)
{
    if (points.size() < 2)
        return {};
    QPainterPath path(points.front());
    std::size_t next = 1;
    for (; next + 2 < points.size(); next += 3)
        path.cubicTo(points[next], points[next + 1], points[next + 2]);
    for (; next < points.size(); ++next)
        path.lineTo(points[next]);
    return finished(path);
}

void routeFrom(const Graph& graph, GraphPlacement& placement, int first)
{
    QHash<quint64, int> before;
    QHash<quint64, int> both;
    for (const GraphEdge& edge : graph.edges)
        ++both[pairOf(edge.from, edge.to)];
    placement.routes.resize(graph.edges.size());
    for (int index = 0; index < graph.edgeCount(); ++index) {
        const GraphEdge& edge = graph.edge(index);
        const quint64 pair = pairOf(edge.from, edge.to);
        const int place = before[pair]++;
        if (index < first)
            continue;
        const auto from = static_cast<std::size_t>(edge.from);
        const auto to = static_cast<std::size_t>(edge.to);
        // Side by side: an even number leaves the middle free.
        const int among = both[pair] % 2 == 0 ? place + 1 : place;
        int which = (among + 1) / 2 * (among % 2 == 0 ? 1 : -1);
        // Sides are seen from where the edge begins.
        if (edge.from > edge.to)
            which = -which;
        placement.routes[static_cast<std::size_t>(index)] = from == to
            ? loopAt(placement.centres[from], placement.sizes[from], place)
            : way(placement, from, to, which);
    }
}

}
