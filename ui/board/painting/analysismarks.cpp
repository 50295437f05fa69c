// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/painting/analysismarks.h"

#include "ui/board/painting/boardpainter.h"
#include "ui/board/painting/chipmarks.h"

#include <QPainter>
#include <algorithm>

namespace {

/// Odd threats have a corner at the top, even ones an edge. One that can be played now is filled;
/// the others are outlines. The owner is told by colour and by the star or ring.
void paintThreat(QPainter& p, const BoardTheme& t, const ThreatMark& threat, QPointF center,
                 qreal size)
{
    const DiscColors& colors = t.disc(threat.owner == Cell::First ? Player::First : Player::Second);
    const qreal edge = 0.78 * size;
    QPolygonF shape;
    if (threat.odd)
        shape << center + QPointF(0, -size * 1.1) << center + QPointF(size * 1.1, 0)
              << center + QPointF(0, size * 1.1) << center + QPointF(-size * 1.1, 0);
    else
        shape << center + QPointF(-edge, -edge) << center + QPointF(edge, -edge)
              << center + QPointF(edge, edge) << center + QPointF(-edge, edge);
    // A dark casing, because a disc's colour may be near what is seen through the hole.
    const qreal width = t.lineWidth(0.16 * size);
    p.setBrush(threat.playable ? QBrush(colors.fill) : QBrush(Qt::NoBrush));
    p.setPen(QPen(t.lineEdge, 2.2 * width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    p.drawPolygon(shape);
    p.setPen(QPen(colors.fill, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    p.drawPolygon(shape);
    const QColor dark = contrastRatio(t.behind, t.lineEdge) >= 3 ? t.lineEdge : t.mark;
    paintGlyph(p, center, 0.95 * size, threat.playable ? colors.glyph : dark, colors.shape);
}

void paintThreats(QPainter& p, const BoardGeometry& g, const BoardTheme& t,
                  const std::vector<ThreatMark>& threats)
{
    for (const ThreatMark& threat : threats) {
        const bool shared = std::ranges::any_of(threats, [&threat](const ThreatMark& mark) {
            return mark.square == threat.square && mark.owner != threat.owner;
        });
        const qreal aside = !shared ? 0 : threat.owner == Cell::First ? -0.19 : 0.19;
        p.setOpacity(!threat.useless ? 1 : t.isHighContrast() ? 0.6 : 0.35);
        paintThreat(p, t, threat,
                    g.center(threat.square.column, threat.square.row)
                        + QPointF(aside * g.cell(), 0),
                    (shared ? 0.14 : 0.21) * g.cell());
    }
    p.setOpacity(1);
}

/// See-through, smaller than a disc that is there, and with a number where that has its shape.
void paintPreview(QPainter& p, const BoardGeometry& g, const BoardTheme& t,
                  const std::vector<PreviewDisc>& preview)
{
    const qreal cell = g.cell();
    p.setFont(chipFont(p, 0.34 * cell));
    for (const PreviewDisc& disc : preview) {
        const DiscColors& colors
            = t.disc(disc.disc == Cell::First ? Player::First : Player::Second);
        const QPointF center = g.center(disc.square.column, disc.square.row);
        const qreal radius = 0.35 * cell;
        p.setPen(Qt::NoPen);
        p.setBrush(t.behind);
        p.drawEllipse(center, radius, radius);
        p.setOpacity(0.72);
        p.setPen(QPen(colors.glyph, std::max(1.0, 0.025 * cell), Qt::DashLine));
        p.setBrush(colors.fill);
        p.drawEllipse(center, radius, radius);
        p.setOpacity(1);
        p.setPen(colors.glyph);
        QRectF place(0, 0, cell, cell);
        place.moveCenter(center);
        p.drawText(place, Qt::AlignCenter | Qt::TextDontClip, QString::number(disc.number));
    }
}

}

void paintAnalysis(QPainter& painter, const BoardGeometry& geometry, const BoardTheme& theme,
                   const BoardScene& scene)
{
    painter.save();
    paintThreats(painter, geometry, theme, scene.threats);
    paintPreview(painter, geometry, theme, scene.preview);
    if (scene.chips)
        paintChips(painter, geometry, theme, *scene.chips);
    painter.restore();
}
