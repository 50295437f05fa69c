// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/costs/costdrawing.h"

#include "ui/performance/costs/costwords.h"
#include "ui/style/dark.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <array>

namespace {

constexpr double narrowestBox = 1;
constexpr double highestRow = 60;
/// Boxes at least this wide show their pattern.
constexpr double patternedWidth = 6;
/// Of the cut-offs, by which a box stands out from the search.
constexpr double markedPart = 0.05;

struct CostDrawingText
{
    Q_DECLARE_TR_FUNCTIONS(CostDrawing)
};

QColor costInk(CostDrawing::Look look, const QPalette& palette)
{
    const QColor base = palette.color(QPalette::Base);
    if (look == CostDrawing::Look::None || isHighContrast(palette))
        return base;
    // From blue to orange, which all eyes tell apart; patterns say the same.
    static constexpr std::array light {0x9ec5e8, 0xc9def0, 0xf6dcb4, 0xf0b070};
    static constexpr std::array dark {0x1f5f93, 0x2c4a63, 0x6b5227, 0x96561a};
    const auto place = static_cast<std::size_t>(look);
    return QColor::fromRgb(static_cast<QRgb>(isDark(palette) ? dark[place] : light[place]));
}

Qt::BrushStyle costPattern(CostDrawing::Look look)
{
    static constexpr std::array patterns {Qt::NoBrush, Qt::BDiagPattern, Qt::HorPattern,
                                          Qt::DiagCrossPattern, Qt::Dense7Pattern};
    return patterns[static_cast<std::size_t>(look)];
}

double boxNodes(const CostTree::Box& box)
{
    return static_cast<double>(box.whole.counts.nodes);
}

}

CostDrawing::CostDrawing(CostTree tree, const Position& root)
    : m_tree(std::move(tree)), m_root(root)
{
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
    double x = rect.left();
    for (const int child : parent.children) {
        if (child == CostTree::none)
            continue;
        const double width
            = rect.width() * boxNodes(m_tree.box(child)) / std::max(1.0, boxNodes(parent));
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
        drawBox(painter, place.rect, lookOf(m_tree, place.box), palette);
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

CostDrawing::Look CostDrawing::lookOf(const CostTree& tree, int box)
{
    const SubtreeCounts& whole = tree.box(box).whole;
    if (tree.detail() == CostTree::Detail::Nodes || whole.counts.cutoffs == 0)
        return Look::None;
    const auto firstShare = [](const SubtreeCounts& counted) {
        return static_cast<double>(counted.firstCutoffs)
            / static_cast<double>(counted.counts.cutoffs);
    };
    const double above = firstShare(whole) - firstShare(tree.root().whole);
    if (above >= 0)
        return above >= markedPart ? Look::Best : Look::Good;
    return above > -markedPart ? Look::Fair : Look::Poor;
}

QString CostDrawing::lookText(Look look)
{
    switch (look) {
    case Look::Best:
        return CostDrawingText::tr("5 points or more above");
    case Look::Good:
        return CostDrawingText::tr("above");
    case Look::Fair:
        return CostDrawingText::tr("below");
    case Look::Poor:
        return CostDrawingText::tr("5 points or more below");
    case Look::None:
        break;
    }
    return CostDrawingText::tr("none or unknown");
}

void CostDrawing::drawBox(QPainter& painter, const QRectF& rect, Look look, const QPalette& palette)
{
    painter.fillRect(rect, costInk(look, palette));
    const QColor text = palette.color(QPalette::Text);
    if (rect.width() >= patternedWidth) {
        QColor faint = text;
        faint.setAlphaF(isHighContrast(palette) ? 1.0F : 0.45F);
        painter.fillRect(rect, QBrush(faint, costPattern(look)));
    }
    if (rect.width() >= 3) {
        painter.setPen(QPen(text, isHighContrast(palette) ? 2 : 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect.adjusted(0.5, 0.5, -0.5, -0.5));
    }
}
