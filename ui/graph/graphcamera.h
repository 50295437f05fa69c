// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QTransform>

/// Which part of a scene is seen on a surface, and how large. It shows the whole, and goes on doing
/// so when the scene or the surface becomes another one, until a person zooms or pans.
class GraphCamera
{
public:
    /// Around the whole, and between what is brought into sight and the edge; in pixels.
    static constexpr double margin = 24;

    /// The surface, in pixels.
    void setRoom(const QSizeF& room);
    /// The scene; an empty rectangle changes nothing of what is seen.
    void setBounds(const QRectF& bounds);

    /// Pixels for each one of the scene.
    double zoom() const { return m_zoom; }
    /// Where a point of the scene is on the surface, and the other way round.
    QPointF toSurface(const QPointF& point) const { return point * m_zoom + m_origin; }
    QRectF toSurface(const QRectF& rect) const;
    QPointF toScene(const QPointF& place) const { return (place - m_origin) / m_zoom; }
    QTransform transform() const { return {m_zoom, 0, 0, m_zoom, m_origin.x(), m_origin.y()}; }

    /// When the scene or the surface becomes another one, what is seen stays where it is.
    void stay() { m_isWhole = false; }
    /// When the scene or the surface becomes another one, the whole is shown.
    void follow() { m_isWhole = true; }
    /// A small scene is not blown up.
    void showAll();
    /// Where the whole would be too small to read: from the top of this part of the scene on, as
    /// much as there is room for; otherwise the whole.
    void showFrom(const QRectF& first);
    /// The whole fills the surface, but no larger than `most`; where it would be smaller than
    /// `least`, it is that large and what is seen stays in the middle. Is the whole seen?
    bool fill(double least, double most);
    /// What is at this place of the surface stays there.
    void zoomAt(const QPointF& place, double factor);
    void zoomAtCentre(double factor) { zoomAt(centre(), factor); }
    /// Something of the scene stays in sight.
    void pan(const QPointF& by);
    /// Is there room for this part of the scene at once, as large as it is now?
    bool hasRoomFor(const QRectF& rect) const;
    /// Moves by as little as shows this part of the scene, or its middle where there is too little
    /// room.
    void bringIntoSight(const QRectF& rect);

private:
    QPointF centre() const { return {m_room.width() / 2, m_room.height() / 2}; }
    double wholeZoom() const;
    void fit();

    QSizeF m_room;
    QRectF m_bounds;
    double m_zoom = 1;
    QPointF m_origin;
    bool m_isWhole = true;
};
