// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/graph/graphcamera.h"

#include <algorithm>

namespace {

constexpr double leastZoom = 0.02;
constexpr double mostZoom = 4;
/// A small graph is not blown up.
constexpr double mostWholeZoom = 1.25;
/// From there on texts are easy to read.
constexpr double readableZoom = 0.75;

/// By how much a stretch must be moved to be within another one, or to have its middle there.
double needed(double low, double high, double from, double to)
{
    if (high - low > to - from)
        return (from + to) / 2 - (low + high) / 2;
    return low < from ? from - low : high > to ? to - high : 0.0;
}

}

void GraphCamera::setRoom(const QSizeF& room)
{
    m_room = room;
    if (m_isWhole)
        fit();
}

void GraphCamera::setBounds(const QRectF& bounds)
{
    m_bounds = bounds;
    if (m_isWhole)
        fit();
}

QRectF GraphCamera::toSurface(const QRectF& rect) const
{
    return {toSurface(rect.topLeft()), rect.size() * m_zoom};
}

double GraphCamera::wholeZoom() const
{
    const double across = (m_room.width() - 2 * margin) / m_bounds.width();
    const double down = (m_room.height() - 2 * margin) / m_bounds.height();
    return std::min(across, down);
}

void GraphCamera::fit()
{
    if (m_bounds.isEmpty())
        return;
    m_zoom = std::clamp(wholeZoom(), leastZoom, mostWholeZoom);
    m_origin = centre() - m_bounds.center() * m_zoom;
}

bool GraphCamera::fill(double least, double most)
{
    m_isWhole = false;
    if (m_bounds.isEmpty() || m_room.isEmpty())
        return true;
    const double whole = wholeZoom();
    if (whole < least) {
        zoomAtCentre(least / m_zoom);
        return false;
    }
    m_zoom = std::clamp(whole, leastZoom, std::min(most, mostZoom));
    m_origin = centre() - m_bounds.center() * m_zoom;
    return true;
}

void GraphCamera::showAll()
{
    m_isWhole = true;
    fit();
}

void GraphCamera::showFrom(const QRectF& first)
{
    showAll();
    if (m_zoom >= readableZoom)
        return;
    m_zoom = readableZoom;
    m_isWhole = false;
    m_origin = QPointF(centre().x(), margin) - QPointF(first.center().x(), first.top()) * m_zoom;
}

void GraphCamera::zoomAt(const QPointF& place, double factor)
{
    const double zoom = std::clamp(m_zoom * factor, leastZoom, mostZoom);
    m_origin = place - (place - m_origin) * (zoom / m_zoom);
    m_zoom = zoom;
    m_isWhole = false;
}

void GraphCamera::pan(const QPointF& by)
{
    const QRectF bounds(m_bounds.topLeft() * m_zoom, m_bounds.size() * m_zoom);
    const auto kept = [](double origin, double least, double most) {
        return least > most ? (least + most) / 2 : std::clamp(origin, least, most);
    };
    m_origin += by;
    m_origin.setX(
        kept(m_origin.x(), margin - bounds.right(), m_room.width() - margin - bounds.left()));
    m_origin.setY(
        kept(m_origin.y(), margin - bounds.bottom(), m_room.height() - margin - bounds.top()));
    m_isWhole = false;
}

bool GraphCamera::hasRoomFor(const QRectF& rect) const
{
    return rect.width() * m_zoom <= m_room.width() - 2 * margin
        && rect.height() * m_zoom <= m_room.height() - 2 * margin;
}

void GraphCamera::bringIntoSight(const QRectF& rect)
{
    const QRectF place = toSurface(rect);
    const QRectF room = QRectF({}, m_room).adjusted(margin, margin, -margin, -margin);
    const QPointF by(needed(place.left(), place.right(), room.left(), room.right()),
                     needed(place.top(), place.bottom(), room.top(), room.bottom()));
    if (by.isNull() || room.isEmpty())
        return;
    m_origin += by;
    m_isWhole = false;
}
