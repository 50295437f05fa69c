// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/graph/painting/graphpainter.h"

#include "ui/graph/painting/graphlabels.h"
#include "ui/graph/painting/graphlook.h"
#include "ui/paper/chartstyle.h"

#include <QFontInfo>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <map>

namespace {

/// Letters of fewer pixels are not written.
constexpr double readablePixels = 6.5;
/// Below that zoom, or with so many in sight, an edge is a thin line without a pattern: thousands
/// of them are painted sixty times a second.
constexpr double farAway = 0.34;
constexpr int manyEdges = 500;
/// So are nodes without texts.
constexpr std::size_t manyNodes = 400;

class Painting
{
public:
    Painting(QPainter& painter, const GraphScene& scene, const GraphSight& sight,
             const FigureStyle& style)
        : m_painter(painter), m_scene(scene), m_sight(sight), m_style(style),
          m_scale(sight.toSurface.m11()),
          m_room(sight.toSurface.inverted().mapRect(sight.room).adjusted(-24, -12, 12, 12)),
          m_withText(sight.isOnPaper
                     || m_scale * QFontInfo(style.font).pixelSize() >= readablePixels)
    {
    }

    void paint()
    {
        m_painter.save();
        m_painter.setClipRect(m_sight.room, Qt::IntersectClip);
        m_painter.setTransform(m_sight.toSurface, true);
        std::vector<int> edges = m_scene.edgesIn(m_room);
        std::erase_if(edges, [this](int edge) { return isHidden(edge); });
        const bool isFar = !m_sight.isOnPaper
            && (m_scale < farAway || static_cast<int>(edges.size()) > manyEdges);
        if (isFar)
            paintFarEdges(edges);
        else
            for (const int edge : edges)
                if (!isStrong(edge))
                    paintEdge(edge);
        for (const int edge : edges)
            if (isStrong(edge))
                paintEdge(edge);
        std::vector<int> nodes = m_scene.nodesIn(m_room);
        std::erase_if(nodes, [this](int node) {
            return bool(m_scene.graph().node(node).marks & GraphMark::Hidden);
        });
        if (isFarNode(nodes.size()))
            paintFarNodes(nodes);
        else
            for (const int node : nodes)
                paintNode(node);
        paintLabels();
        m_painter.restore();
    }

private:
    /// What makes an edge no easier to be seen.
    static constexpr GraphMarks weak {GraphMark::LeftOut | GraphMark::Later | GraphMark::Hidden};

    bool isHidden(int edge) const { return m_scene.graph().edge(edge).marks & GraphMark::Hidden; }
    bool isFound(int edge) const { return m_sight.foundEdges.contains(edge); }
    bool isStrong(int edge) const
    {
        return bool(m_scene.graph().edge(edge).marks & ~weak) || isFound(edge);
    }
    /// Does the edge lead out of what a person looks at?
    bool isNear(int edge) const
    {
        const int from = m_scene.graph().edge(edge).from;
        return m_sight.current == from || m_sight.hovered == from;
    }

    QPen penOf(int edge) const
    {
        QPen pen = graphlook::edgePen(m_scene.graph().edge(edge), m_style.palette);
        if (isNear(edge) && !m_sight.isOnPaper)
            pen.setWidthF(std::max(pen.widthF(), 2.0));
        if (isFound(edge)) {
            pen.setColor(chartstyle::seriesColor(3, m_style.palette));
            pen.setWidthF(2.5);
        }
        if (isStrong(edge))
            pen.setWidthF(pen.widthF() / std::min(m_scale, 1.0));
        return pen;
    }

    /// All of one colour in one call, one pixel wide.
    void paintFarEdges(const std::vector<int>& edges)
    {
        struct Strokes
        {
            std::vector<QLineF> lines;
            QPainterPath heads;
        };
        std::map<std::pair<int, bool>, Strokes> byRole;
        for (const int edge : edges) {
            const GraphRoute& route = routeOf(edge);
            if (isStrong(edge) || route.path.isEmpty())
                continue;
            const GraphEdge& each = m_scene.graph().edge(edge);
            Strokes& strokes = byRole[{each.role, bool(each.marks & weak)}];
            QPointF from = route.path.elementAt(0);
            for (const QPointF& to : route.bends) {
                strokes.lines.emplace_back(from, to);
                from = to;
            }
            strokes.lines.emplace_back(from, route.tip);
            if (m_scale >= farAway)
                strokes.heads.addPolygon(headOf(route, 7));
        }
        m_painter.save();
        m_painter.setRenderHint(QPainter::Antialiasing, false);
        const double paleness = edges.size() > 1000 ? 0.55 : 0.25;
        for (const auto& [look, strokes] : byRole) {
            QPen pen = graphlook::edgePen(
                {.label = {},
                 .role = look.first,
                 .marks = look.second ? GraphMarks(GraphMark::LeftOut) : GraphMarks()},
                m_style.palette);
            pen.setColor(
                chartstyle::mixed(pen.color(), m_style.palette.color(QPalette::Base), paleness));
            pen.setStyle(Qt::SolidLine);
            pen.setCosmetic(true);
            pen.setWidth(1);
            m_painter.setPen(pen);
            m_painter.drawLines(strokes.lines.data(), static_cast<int>(strokes.lines.size()));
            m_painter.fillPath(strokes.heads, pen.color());
        }
        m_painter.restore();
    }

    static QPolygonF headOf(const GraphRoute& route, double size)
    {
        const QLineF way(route.beforeTip, route.tip);
        if (way.length() < 1e-6)
            return {};
        const QPointF ahead = QPointF(way.dx(), way.dy()) / way.length();
        const QPointF aside(-ahead.y(), ahead.x());
        const QPointF back = route.tip - ahead * size;
        return QPolygonF({route.tip, back + aside * (size * 0.42), back - aside * (size * 0.42)});
    }

    const GraphRoute& routeOf(int edge) const
    {
        return m_scene.placement().routes[static_cast<std::size_t>(edge)];
    }

    void paintEdge(int edge)
    {
        const GraphRoute& route = routeOf(edge);
        const QPen pen = penOf(edge);
        m_painter.setPen(pen);
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawPath(route.path);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(pen.color());
        m_painter.drawPolygon(headOf(route, 7 + pen.widthF()));
    }

    bool isFarNode(std::size_t count) const
    {
        return !m_sight.isOnPaper && !m_withText && count > manyNodes;
    }

    /// All of one colour in one call, as squares; then those that somebody looks for.
    void paintFarNodes(const std::vector<int>& nodes)
    {
        std::map<QRgb, QList<QRectF>> byColor;
        std::vector<int> strong;
        const QColor ink = m_style.palette.color(QPalette::Text);
        const QColor base = m_style.palette.color(QPalette::Base);
        for (const int node : nodes) {
            const GraphNode& each = m_scene.graph().node(node);
            if ((each.marks & ~(weak | GraphMark::Openable)) || m_sight.found.contains(node)
                || m_sight.hovered == node || m_sight.current == node) {
                strong.push_back(node);
                continue;
            }
            const double share = each.marks & weak ? 0.15 : 0.45;
            const QColor ground
                = chartstyle::mixed(graphlook::farColor(each, m_style.palette), ink, share);
            byColor[(each.marks & weak ? chartstyle::mixed(base, ground, 0.6) : ground).rgb()]
                .push_back(m_scene.placement().nodeRect(node));
        }
        m_painter.save();
        m_painter.setRenderHint(QPainter::Antialiasing, false);
        m_painter.setPen(Qt::NoPen);
        for (const auto& [color, rects] : byColor) {
            m_painter.setBrush(QColor(color));
            m_painter.drawRects(rects);
        }
        m_painter.restore();
        for (const int node : strong)
            paintNode(node);
    }

    void paintNode(int node)
    {
        const QRectF rect = m_scene.placement().nodeRect(node);
        graphlook::paintNode(m_painter, m_scene.graph().node(node), rect, m_style, m_scale,
                             m_withText);
        const auto ring = [&](double away, const QPen& pen) {
            m_painter.setPen(pen);
            m_painter.setBrush(Qt::NoBrush);
            m_painter.drawRoundedRect(rect.adjusted(-away, -away, away, away), 6, 6);
        };
        const double thin = 1 / std::min(m_scale, 1.0);
        if (m_sight.found.contains(node))
            ring(6 * thin,
                 QPen(chartstyle::seriesColor(3, m_style.palette), 2.5 * thin, Qt::DashLine));
        if (m_sight.hovered == node)
            ring(4, QPen(m_style.palette.color(QPalette::Text), 1.5 * thin));
        if (m_sight.current == node)
            ring(8, QPen(m_style.palette.color(QPalette::Highlight), 2 * thin));
    }

    void paintLabels()
    {
        const std::vector<GraphLabel> labels = graphlabels::placed(m_scene, m_sight, m_style.font);
        m_painter.setFont(graphlabels::letters(m_sight, m_style.font));
        for (const auto& [edge, text, place] : labels) {
            m_painter.fillRect(place, m_style.palette.color(QPalette::Base));
            const bool isPlain = m_scene.graph().edge(edge).role < 0;
            m_painter.setPen(isPlain ? m_style.palette.color(QPalette::Text) : penOf(edge).color());
            m_painter.drawText(place, Qt::AlignCenter, text);
        }
    }

    QPainter& m_painter;
    const GraphScene& m_scene;
    const GraphSight& m_sight;
    const FigureStyle& m_style;
    const double m_scale;
    const QRectF m_room;
    const bool m_withText;
};

}

void paintGraph(QPainter& painter, const GraphScene& scene, const GraphSight& sight,
                const FigureStyle& style)
{
    Painting(painter, scene, sight, style).paint();
}
