// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/graph/painting/graphlook.h"

#include "ui/paper/chartstyle.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <array>

namespace {

constexpr double leastSize = 30;
constexpr double textMargin = 5;
constexpr double badgeSize = 11;
/// Height of a roof.
constexpr double pointed = 9;

constexpr std::array<Qt::BrushStyle, 6> patterns {Qt::BDiagPattern, Qt::FDiagPattern,
                                                  Qt::HorPattern,   Qt::VerPattern,
                                                  Qt::CrossPattern, Qt::DiagCrossPattern};
constexpr std::array<Qt::PenStyle, 5> roleLines {Qt::SolidLine, Qt::DashLine, Qt::DotLine,
                                                 Qt::DashDotLine, Qt::DashDotDotLine};

/// The colour beneath the pattern.
QColor groundOf(const GraphFill& fill, const QPalette& palette)
{
    const QColor base = palette.color(QPalette::Base);
    switch (fill.kind) {
    case GraphFill::Kind::None:
        return base;
    case GraphFill::Kind::Share:
        return chartstyle::mixed(base, chartstyle::seriesColor(0, palette),
                                 0.08 + 0.52 * std::clamp(fill.share, 0.0, 1.0));
    case GraphFill::Kind::Role:
        return chartstyle::mixed(base, chartstyle::seriesColor(fill.value, palette), 0.25);
    case GraphFill::Kind::Truth:
        return chartstyle::mixed(base, chartstyle::seriesColor(fill.value != 0 ? 0 : 1, palette),
                                 fill.value != 0 ? 0.45 : 0.15);
    }
    return base;
}

/// Of lines and letters.
QColor inkOf(GraphMarks marks, const QPalette& palette)
{
    const QColor ink = palette.color(QPalette::Text);
    const double share = marks & GraphMark::LeftOut ? 0.62 : marks & GraphMark::Later ? 0.4 : 1;
    return share < 1 ? chartstyle::mixed(palette.color(QPalette::Base), ink, share) : ink;
}

/// Without a style where the ground is all.
QBrush patternOf(const GraphFill& fill, const QPalette& palette)
{
    if (fill.kind == GraphFill::Kind::Role) {
        const auto role = static_cast<std::size_t>(fill.value);
        const QColor color = chartstyle::seriesColor(fill.value, palette);
        return QBrush(chartstyle::mixed(palette.color(QPalette::Base), color, 0.6),
                      patterns[(role + role / 5) % patterns.size()]);
    }
    if (fill.kind == GraphFill::Kind::Truth && fill.value == 0)
        return QBrush(chartstyle::mixed(palette.color(QPalette::Base),
                                        chartstyle::seriesColor(1, palette), 0.6),
                      Qt::DiagCrossPattern);
    return {};
}

void paintGround(QPainter& painter, const GraphNode& node, const QPainterPath& shape,
                 const FigureStyle& style, double scale)
{
    painter.fillPath(shape, groundOf(node.fill, style.palette));
    QBrush pattern = patternOf(node.fill, style.palette);
    if (pattern.style() == Qt::NoBrush || scale < 0.3)
        return;
    pattern.setTransform(QTransform::fromScale(1 / scale, 1 / scale));
    painter.fillPath(shape, pattern);
}

void paintInitial(QPainter& painter, const QRectF& rect)
{
    const QPointF tip(rect.left() - 1, rect.center().y());
    painter.drawLine(tip - QPointF(16, 0), tip);
    QPainterPath head(tip);
    head.lineTo(tip + QPointF(-6, -4));
    head.lineTo(tip + QPointF(-6, 4));
    head.closeSubpath();
    painter.fillPath(head, painter.pen().color());
}

/// On the ground of its own, so that it is seen on whatever is there.
void paintPlus(QPainter& painter, const QRectF& rect, const QPalette& palette)
{
    const QPointF centre = rect.bottomRight() - QPointF(3, 3);
    painter.setPen(QPen(palette.color(QPalette::Text), 1));
    painter.setBrush(palette.color(QPalette::Base));
    painter.drawEllipse(centre, badgeSize / 2, badgeSize / 2);
    painter.setPen(QPen(palette.color(QPalette::Text), 1.6));
    painter.drawLine(centre - QPointF(3, 0), centre + QPointF(3, 0));
    painter.drawLine(centre - QPointF(0, 3), centre + QPointF(0, 3));
}

void paintLines(QPainter& painter, const GraphNode& node, const QRectF& rect,
                const QPainterPath& shape, const FigureStyle& style, double scale)
{
    const QColor ink = inkOf(node.marks, style.palette);
    const bool isOpenable = node.marks & GraphMark::Openable;
    QPen pen(ink, node.marks & GraphMark::OnPath ? 3 / std::min(scale, 1.0) : 1.2);
    if (isOpenable || (node.marks & GraphMark::LeftOut))
        pen.setStyle(Qt::DashLine);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(shape);
    pen = QPen(ink, 1.2);
    painter.setPen(pen);
    if (node.marks & GraphMark::Final)
        painter.drawPath(graphlook::outline(node.shape, rect.adjusted(3.5, 3.5, -3.5, -3.5)));
    if (node.marks & GraphMark::Failing) {
        painter.setPen(QPen(chartstyle::seriesColor(1, style.palette), 2));
        painter.drawLine(rect.topLeft(), rect.bottomRight());
        painter.drawLine(rect.topRight(), rect.bottomLeft());
        painter.setPen(pen);
    }
    if (node.marks & GraphMark::Initial)
        paintInitial(painter, rect);
    if (isOpenable)
        paintPlus(painter, rect, style.palette);
}

}

namespace graphlook {

QSizeF sizeOf(const GraphNode& node, const QFont& font)
{
    const QFontMetricsF metrics(font);
    const QRectF text = metrics.boundingRect(QRectF(0, 0, 1e4, 1e4), Qt::AlignCenter,
                                             node.room.isEmpty() ? node.text : node.room);
    const bool isPointed = node.shape == GraphShape::Roof || node.shape == GraphShape::Funnel;
    const double height
        = std::max(leastSize, text.height() + 2 * textMargin) + (isPointed ? pointed : 0);
    const bool isBox = node.shape == GraphShape::Box || isPointed;
    const double width = std::max(leastSize, text.width() + 2 * textMargin + (isBox ? 6 : 2));
    // A round shape has less room at its sides.
    return isBox ? QSizeF(width, height) : QSizeF(std::max(width, height), std::max(width, height));
}

std::vector<QSizeF> sizesOf(const Graph& graph, const QFont& font)
{
    std::vector<QSizeF> sizes;
    sizes.reserve(graph.nodes.size());
    for (const GraphNode& node : graph.nodes)
        sizes.push_back(sizeOf(node, font));
    return sizes;
}

QPainterPath outline(GraphShape shape, const QRectF& rect)
{
    QPainterPath path;
    const double x = rect.width() / 4;
    switch (shape) {
    case GraphShape::Circle:
        path.addEllipse(rect);
        break;
    case GraphShape::Box:
        path.addRoundedRect(rect, 5, 5);
        break;
    case GraphShape::Square:
        path.addRect(rect.adjusted(1, 1, -1, -1));
        break;
    case GraphShape::Hexagon:
        path.addPolygon(QPolygonF({{rect.left(), rect.center().y()},
                                   {rect.left() + x, rect.top()},
                                   {rect.right() - x, rect.top()},
                                   {rect.right(), rect.center().y()},
                                   {rect.right() - x, rect.bottom()},
                                   {rect.left() + x, rect.bottom()}}));
        path.closeSubpath();
        break;
    case GraphShape::Diamond:
        path.addPolygon(QPolygonF({{rect.left(), rect.center().y()},
                                   {rect.center().x(), rect.top()},
                                   {rect.right(), rect.center().y()},
                                   {rect.center().x(), rect.bottom()}}));
        path.closeSubpath();
        break;
    case GraphShape::Roof:
        path.addPolygon(QPolygonF({{rect.center().x(), rect.top()},
                                   {rect.right(), rect.top() + pointed},
                                   rect.bottomRight(),
                                   rect.bottomLeft(),
                                   {rect.left(), rect.top() + pointed}}));
        path.closeSubpath();
        break;
    case GraphShape::Funnel:
        path.addPolygon(QPolygonF({rect.topLeft(),
                                   rect.topRight(),
                                   {rect.right(), rect.bottom() - pointed},
                                   {rect.center().x(), rect.bottom()},
                                   {rect.left(), rect.bottom() - pointed}}));
        path.closeSubpath();
        break;
    }
    return path;
}

void paintNode(QPainter& painter, const GraphNode& node, const QRectF& rect,
               const FigureStyle& style, double scale, bool withText)
{
    const QPainterPath shape = outline(node.shape, rect);
    paintGround(painter, node, shape, style, scale);
    paintLines(painter, node, rect, shape, style, scale);
    const GraphMarks rings = GraphMark::Selected | GraphMark::Compared;
    if (node.marks & rings) {
        const bool isBeside = !(node.marks & GraphMark::Selected);
        // However far away it is, it is found.
        const double away = 4 / std::min(scale, 1.0);
        painter.setPen(QPen(style.palette.color(QPalette::Highlight), away * 0.75,
                            isBeside ? Qt::DotLine : Qt::SolidLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(outline(node.shape, rect.adjusted(-away, -away, away, away)));
    }
    if (!withText || node.text.isEmpty())
        return;
    painter.setFont(style.font);
    painter.setPen(inkOf(node.marks, style.palette));
    const double above = node.shape == GraphShape::Roof ? pointed : 0;
    const double below = node.shape == GraphShape::Funnel ? pointed : 0;
    const QRectF room = rect.adjusted(0, above, 0, -below);
    // A pattern behind letters is hard to read.
    if (patternOf(node.fill, style.palette).style() != Qt::NoBrush) {
        const QRectF text
            = QFontMetricsF(style.font).boundingRect(room, Qt::AlignCenter, node.text);
        painter.fillRect(text.adjusted(-1, 1, 1, -1), groundOf(node.fill, style.palette));
    }
    painter.drawText(room, Qt::AlignCenter, node.text);
}

QColor farColor(const GraphNode& node, const QPalette& palette)
{
    return groundOf(node.fill, palette);
}

QPen edgePen(const GraphEdge& edge, const QPalette& palette)
{
    const QColor ink = palette.color(QPalette::Text);
    QPen pen(chartstyle::mixed(palette.color(QPalette::Base), ink, 0.6), 1);
    if (edge.role >= 0) {
        const auto role = static_cast<std::size_t>(edge.role);
        pen.setColor(chartstyle::seriesColor(edge.role, palette));
        pen.setStyle(roleLines[(role + role / 5) % roleLines.size()]);
    }
    if (edge.marks & (GraphMark::LeftOut | GraphMark::Later))
        pen.setColor(inkOf(GraphMark::Later, palette));
    if (edge.marks & GraphMark::LeftOut)
        pen.setStyle(Qt::DashLine);
    if (edge.marks & GraphMark::OnPath) {
        pen.setWidthF(3);
        if (edge.role < 0)
            pen.setColor(ink);
    }
    return pen;
}

plotlegend::Entry nodeEntry(const QString& text, const GraphNode& look, const FigureStyle& style)
{
    return {text, [look, style](QPainter& painter, const QRectF& place) {
                const double scale = (std::min(place.height(), place.width()) - 1) / leastSize;
                painter.translate(place.center());
                painter.scale(scale, scale);
                const QRectF rect(-leastSize / 2, -leastSize / 2, leastSize, leastSize);
                paintNode(painter, look, rect, style, scale, false);
            }};
}

plotlegend::Entry edgeEntry(const QString& text, const GraphEdge& look, const FigureStyle& style)
{
    return {text, [look, style](QPainter& painter, const QRectF& place) {
                painter.setPen(edgePen(look, style.palette));
                painter.drawLine(QPointF(place.left(), place.center().y()),
                                 QPointF(place.right(), place.center().y()));
            }};
}

}
