// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/costs/costdrawing.h"

#include "ui/performance/costs/costwords.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>

namespace {

constexpr double narrowestBox = 1;
constexpr double highestRow = 60;

}

CostDrawing::CostDrawing(CostTree tree, const Position& root, const CostView& view)
    : m_tree(std::move(tree)), m_root(root), m_view(view)
{
}

CostView CostDrawing::view() const
{
    CostView shown = m_view;
    if (!costfigures::isKnown(m_tree, shown.measure))
        shown.measure = CostMeasure::Nodes;
    return shown;
}

void CostDrawing::setTop(int box)
{
    m_top = std::clamp(box, 0, static_cast<int>(m_tree.boxes().size()) - 1);
}

bool CostDrawing::isBelowTop(int box) const
{
    int at = box;
    while (at > m_top)
        at = m_tree.box(at).parent;
    return at == m_top;
}

void CostDrawing::addPlaces(int box, const QRectF& rect, double rowHeight,
                            std::vector<Place>& places) const
{
    places.push_back({box, rect});
    const CostTree::Box& parent = m_tree.box(box);
    const CostMeasure measure = view().measure;
    const double whole = std::max(1.0, costfigures::cost(parent, measure));
    double x = rect.left();
    for (const int child : parent.children) {
        if (child == CostTree::none)
            continue;
        const double width = rect.width() * costfigures::cost(m_tree.box(child), measure) / whole;
        if (width >= narrowestBox)
            addPlaces(child, QRectF(x, rect.bottom(), width, rowHeight), rowHeight, places);
        x += width;
    }
}

std::vector<CostDrawing::Place> CostDrawing::placesIn(const QRectF& area) const
{
    std::vector<Place> places;
    if (m_tree.isEmpty() || area.isEmpty())
        return places;
    const int rows = m_tree.plies() - m_tree.box(m_top).ply + 1;
    const double height = std::min(highestRow, area.height() / rows);
    addPlaces(m_top, QRectF(area.left(), area.top(), area.width(), height), height, places);
    return places;
}

int CostDrawing::hiddenIn(const QRectF& area) const
{
    int below = 0;
    for (int box = m_top; box < static_cast<int>(m_tree.boxes().size()); ++box)
        below += isBelowTop(box) ? 1 : 0;
    return std::max(0, below - static_cast<int>(placesIn(area).size()));
}

int CostDrawing::boxAt(const QPointF& point, const QRectF& area) const
{
    const std::vector<Place> places = placesIn(area);
    const auto found = std::ranges::find_if(
        places, [&point](const Place& place) { return place.rect.contains(point); });
    return found == places.end() ? -1 : found->box;
}

QRectF CostDrawing::placeOf(int box, const QRectF& area) const
{
    const std::vector<Place> places = placesIn(area);
    const auto found = std::ranges::find(places, box, &Place::box);
    return found == places.end() ? QRectF() : found->rect;
}

void CostDrawing::paint(QPainter& painter, const QRectF& area, const QPalette& palette,
                        const QFont& font, int selected) const
{
    painter.fillRect(area, palette.color(QPalette::Base));
    painter.setFont(font);
    const QFontMetricsF metrics(font);
    QRectF outlined;
    for (const Place& place : placesIn(area)) {
        costlooks::drawBox(painter, place.rect, costlooks::lookOf(m_tree, place.box, view()),
                           palette);
        if (place.box == selected)
            outlined = place.rect;
        const QString label = costwords::lastMove(m_tree, place.box, m_root);
        const double width = metrics.horizontalAdvance(label);
        if (place.rect.width() < width + 6 || place.rect.height() < metrics.height())
            continue;
        // Letters on a plain ground.
        QRectF ground(0, 0, width + 4, metrics.height());
        ground.moveCenter(place.rect.center());
        painter.fillRect(ground, palette.color(QPalette::Base));
        painter.setPen(palette.color(QPalette::Text));
        painter.drawText(ground, Qt::AlignCenter, label);
    }
    if (outlined.isNull())
        return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette.color(QPalette::Text), 3));
    painter.drawRect(outlined.adjusted(1.5, 1.5, -1.5, -1.5));
}
