// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which part of its graph a GraphCanvas shows, and how large.
#include "ui/graph/graphcanvas.h"

#include <QFontInfo>
#include <QResizeEvent>
#include <algorithm>

namespace {

/// A tree whose letters would have fewer pixels is shown from its beginning.
constexpr double legiblePixels = 9;

/// Texts before a class are no smaller, in pixels; small graphs are this many times as large.
constexpr double leastForClass = 12;
constexpr double mostForClass = 2.2;

}

/// Never larger than what showBeginning() zooms to.
double GraphCanvas::legibleZoom() const
{
    return std::min(0.7, legiblePixels / QFontInfo(font()).pixelSize());
}

/// The whole where it can be read, otherwise its beginning; and the current node.
void GraphCanvas::showTree()
{
    m_isChosen = false;
    m_camera.showAll();
    if (zoom() < legibleZoom())
        showBeginning();
    if (const auto node = indexOfCurrent())
        m_camera.bringIntoSight(m_scene.placement().nodeRect(*node));
    update();
    fill();
}

QRect GraphCanvas::nodePlace(int node) const
{
    return m_camera.toSurface(m_scene.placement().nodeRect(node)).toAlignedRect();
}

GraphSight GraphCanvas::sight() const
{
    return {.toSurface = m_camera.transform(),
            .room = QRectF(rect()),
            .current = hasFocus() || foundIndex() >= 0 ? indexOfCurrent() : std::nullopt,
            .hovered = m_hovered,
            .found = {found().begin(), found().end()},
            .foundEdges = m_search.edges(),
            .isOnPaper = false,
            .withLabels = m_withLabels};
}

void GraphCanvas::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_camera.setRoom(size());
    // What was right for another room is not for this one.
    if (m_isTree && !m_isChosen && !m_scene.isEmpty())
        showTree();
    else
        fill();
}

void GraphCanvas::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_isTree && !event->spontaneous() && !m_scene.isEmpty() && zoom() < legibleZoom())
        showTree();
}

void GraphCanvas::showAll()
{
    m_isChosen = true;
    m_camera.showAll();
    update();
}

void GraphCanvas::showBeginning()
{
    m_isChosen = false;
    m_camera.showAll();
    if (const auto first = firstNode())
        m_camera.showFrom(m_scene.placement().nodeRect(*first));
    update();
}

void GraphCanvas::setFilling(bool filling)
{
    if (std::exchange(m_isFilling, filling) == filling)
        return;
    if (filling)
        return fill();
    if (m_isTree)
        showTree();
    else
        showAll();
}

GraphCanvas::SeenLine GraphCanvas::withLine(const QRectF& part) const
{
    SeenLine seen {part, m_camera.hasRoomFor(part)};
    for (const std::uint64_t id : m_line) {
        const auto node = m_scene.nodeOf(id);
        const QRectF wider = node ? seen.rect | m_scene.placement().nodeRect(*node) : seen.rect;
        if (!m_camera.hasRoomFor(wider))
            return {seen.rect, false};
        seen.rect = wider;
    }
    return seen;
}

bool GraphCanvas::isOnLine(int node) const
{
    return std::ranges::find(m_line, m_scene.graph().node(node).id) != m_line.end();
}

/// Around the current node: its neighbours where there is room for all, or what leads to it; and as
/// much of the line as has room with that.
void GraphCanvas::fill()
{
    if (!m_isFilling || m_scene.isEmpty())
        return;
    update();
    const double letters = QFontInfo(font()).pixelSize();
    const auto node = indexOfCurrent() ? indexOfCurrent() : firstNode();
    if (m_camera.fill(leastForClass / std::max(1.0, letters), mostForClass) || !node)
        return;
    const QRectF here = m_scene.placement().nodeRect(*node);
    QRectF before = here;
    for (const int edge : m_scene.into(*node))
        before |= m_scene.placement().nodeRect(m_scene.graph().edge(edge).from);
    QRectF around = before;
    for (const int edge : m_scene.out(*node))
        around |= m_scene.placement().nodeRect(m_scene.graph().edge(edge).to);
    // On the line, what follows there is more than what stands beside it.
    if (const auto line = withLine(before); line.isWhole && isOnLine(*node))
        if (!withLine(around).isWhole)
            return m_camera.bringIntoSight(line.rect);
    for (const QRectF& part : {around, before, here})
        if (m_camera.hasRoomFor(part))
            return m_camera.bringIntoSight(withLine(part).rect);
    m_camera.bringIntoSight(here);
}

void GraphCanvas::zoomBy(double factor)
{
    m_isChosen = true;
    m_camera.zoomAtCentre(factor);
    update();
}

void GraphCanvas::pan(const QPointF& by)
{
    m_isChosen = true;
    m_camera.pan(by);
    update();
}

void GraphCanvas::reveal(const std::vector<std::uint64_t>& ids)
{
    QRectF all;
    for (const std::uint64_t id : ids)
        if (const auto node = m_scene.nodeOf(id))
            all |= m_scene.placement().nodeRect(*node);
    if (all.isEmpty() || !m_camera.hasRoomFor(all))
        return;
    m_camera.bringIntoSight(all);
    update();
}
