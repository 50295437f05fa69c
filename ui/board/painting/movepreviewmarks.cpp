// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/painting/movepreviewmarks.h"

#include "ui/board/painting/boardpainter.h"
#include "ui/board/painting/chipmarks.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>

namespace {

constexpr qreal smallestLetters = 8;

const DiscColors& colorsOf(const BoardTheme& theme, Cell disc)
{
    return theme.disc(disc == Cell::First ? Player::First : Player::Second);
}

/// Points down, from the upper edge of a hole to its lower one.
QPolygonF dropArrow(QPointF center, qreal cell)
{
    constexpr QPointF corners[] {{-0.19, -0.33}, {0.19, -0.33},  {0.19, -0.02}, {0.33, -0.02},
                                 {0, 0.36},      {-0.33, -0.02}, {-0.19, -0.02}};
    QPolygonF arrow;
    for (const QPointF& corner : corners)
        arrow << center + corner * cell;
    return arrow;
}

/// The number in the shaft, the side's star or ring in the head.
void paintArrow(QPainter& p, const BoardGeometry& g, const BoardTheme& t, const PreviewDisc& move)
{
    const qreal cell = g.cell();
    const DiscColors& colors = colorsOf(t, move.disc);
    const QPointF center = g.center(move.square.column, move.square.row);
    p.setPen(
        QPen(colors.glyph, t.lineWidth(0.04 * cell), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    p.setBrush(colors.fill);
    p.drawPolygon(dropArrow(center, cell));
    paintGlyph(p, center + QPointF(0, 0.11) * cell, 0.23 * cell, colors.glyph, colors.shape);
    p.setPen(colors.glyph);
    QRectF shaft(0, 0, 0.5 * cell, 0.34 * cell);
    shaft.moveCenter(center - QPointF(0, 0.16) * cell);
    p.drawText(shaft, Qt::AlignCenter | Qt::TextDontClip, QString::number(move.number));
}

/// A small faint disc: what would answer the ghost's.
void paintReply(QPainter& p, const BoardGeometry& g, const BoardTheme& t, const BoardScene& s)
{
    const qreal cell = g.cell();
    const Cell disc = s.ghostDisc == Cell::First ? Cell::Second : Cell::First;
    const DiscColors& colors = colorsOf(t, disc);
    const QPointF center = g.center(s.outlook->reply.column, s.outlook->reply.row);
    p.setOpacity(0.7);
    p.setPen(QPen(t.lineEdge, t.lineWidth(0.03 * cell)));
    p.setBrush(colors.fill);
    p.drawEllipse(center, 0.24 * cell, 0.24 * cell);
    p.setOpacity(1);
    paintGlyph(p, center, 0.30 * cell, colors.glyph, colors.shape);
    // Seen on light and dark backs alike, as the ghost's ring is.
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(colors.glyph, t.lineWidth(0.06 * cell)));
    p.drawEllipse(center, 0.33 * cell, 0.33 * cell);
    p.setPen(QPen(colors.fill, t.lineWidth(0.04 * cell), Qt::DotLine, Qt::FlatCap));
    p.drawEllipse(center, 0.33 * cell, 0.33 * cell);
}

/// On the paper of the chips, whose signs it has.
void paintWorth(QPainter& p, const BoardGeometry& g, const ChipColors& t, const BoardScene& s)
{
    const ColumnChip& chip = s.outlook->chip;
    const qreal cell = g.cell();
    const QRectF place = outlookRect(g, s);
    const qreal edge = chip.best ? std::max(2.0, 0.045 * cell) : std::max(1.0, 0.015 * cell);
    p.setPen(QPen(chip.best ? t.ink : t.edge, edge));
    p.setBrush(t.paper);
    p.drawRoundedRect(place.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2), 0.1 * cell,
                      0.1 * cell);
    qreal aside = chip.shape == ColumnChip::Shape::None ? 0 : 0.27 * cell;
    qreal pixels = 0.32 * cell;
    const auto width
        = [&] { return QFontMetricsF(chipFont(p, pixels)).horizontalAdvance(chip.upper); };
    const auto fits = [&] { return aside + width() <= place.width() - 3 * edge; };
    while (pixels > smallestLetters && !fits())
        --pixels;
    // On the smallest boards the letter says what the shape does.
    if (!fits())
        aside = 0;
    p.setFont(chipFont(p, pixels));
    const qreal left = place.center().x() - (aside + width()) / 2;
    if (aside > 0)
        paintChipShape(p, t, chip.shape, {left + 0.1 * cell, place.center().y()}, 0.1 * cell);
    p.setPen(t.ink);
    p.drawText(QRectF(left + aside, place.top(), width(), place.height()),
               Qt::AlignCenter | Qt::TextDontClip, chip.upper);
}

}

QRectF outlookRect(const BoardGeometry& geometry, const BoardScene& scene)
{
    if (!scene.outlook || !scene.ghost.isValid())
        return {};
    const qreal cell = geometry.cell();
    const QRectF strip = geometry.stripRect();
    const QPointF ghost = geometry.center(scene.ghost.column, BoardGeometry::rows);
    QRectF place(0, 0, 0.94 * cell, 0.46 * cell);
    place.moveCenter({ghost.x() + 0.91 * cell, ghost.y()});
    if (place.right() > strip.right())
        place.moveCenter({ghost.x() - 0.91 * cell, ghost.y()});
    return place;
}

void paintMovePreview(QPainter& painter, const BoardGeometry& geometry, const BoardTheme& theme,
                      const BoardScene& scene)
{
    painter.save();
    // Another move than the best is looked at: what follows the best one steps back.
    const bool elsewhere
        = scene.outlook && !scene.arrows.empty() && scene.arrows.front().square != scene.ghost;
    painter.setOpacity(elsewhere ? 0.4 : 1);
    painter.setFont(chipFont(painter, 0.30 * geometry.cell()));
    for (const PreviewDisc& move : scene.arrows)
        if (!elsewhere || move.square != scene.outlook->reply)
            paintArrow(painter, geometry, theme, move);
    painter.setOpacity(1);
    if (scene.outlook) {
        // An arrow says the same.
        if (scene.outlook->reply.isValid() && (elsewhere || scene.arrows.size() < 2))
            paintReply(painter, geometry, theme, scene);
        paintWorth(painter, geometry, theme.chip, scene);
    }
    painter.restore();
}
