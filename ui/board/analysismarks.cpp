// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/analysismarks.h"

#include "ui/board/boardpainter.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>

namespace {

constexpr qreal smallestPixels = 8;

QFont bold(const QPainter& painter, qreal pixels)
{
    QFont font = painter.font();
    font.setBold(true);
    font.setPixelSize(static_cast<int>(std::max(smallestPixels, pixels)));
    return font;
}

class ChipRow
{
public:
    ChipRow(QPainter& painter, const BoardGeometry& geometry, const ChipColors& colors,
            const ColumnChips& row)
        : p(painter), g(geometry), t(colors), chips(row), cell(geometry.cell())
    {
    }

    void paint();

private:
    /// The same for all chips: the largest that the widest of them has room for.
    qreal fittingPixels() const;
    /// Left of the text.
    qreal shapeWidth(const ColumnChip& chip) const;
    void paintChip(const ColumnChip& chip, const QRectF& place);
    void paintShape(ColumnChip::Shape shape, QPointF center);

    QPainter& p;
    const BoardGeometry& g;
    const ChipColors& t;
    const ColumnChips& chips;
    const qreal cell;
};

qreal ChipRow::shapeWidth(const ColumnChip& chip) const
{
    return chip.shape == ColumnChip::Shape::None ? 0 : 0.25 * cell;
}

qreal ChipRow::fittingPixels() const
{
    const qreal height = g.chipRect(0).height();
    const bool twoLines
        = std::ranges::any_of(chips, [](const ColumnChip& chip) { return !chip.lower.isEmpty(); });
    qreal pixels = (twoLines ? 0.42 : 0.5) * height;
    for (const ColumnChip& chip : chips) {
        const QFontMetricsF metrics(bold(p, pixels));
        const qreal wanted = std::max(metrics.horizontalAdvance(chip.upper),
                                      metrics.horizontalAdvance(chip.lower));
        const qreal room = g.chipRect(0).width() - shapeWidth(chip) - 0.2 * cell;
        if (wanted > room)
            pixels = std::max(smallestPixels, pixels * room / wanted);
    }
    return pixels;
}

void ChipRow::paint()
{
    p.setFont(bold(p, fittingPixels()));
    for (int column = 0; column < BoardGeometry::columns; ++column)
        if (const ColumnChip& chip = chips[static_cast<std::size_t>(column)]; !chip.isEmpty())
            paintChip(chip, g.chipRect(column));
}

void ChipRow::paintChip(const ColumnChip& chip, const QRectF& place)
{
    const qreal thin = std::max(1.0, 0.015 * cell);
    const qreal corner = 0.1 * cell;
    p.setPen(QPen(t.edge, thin));
    p.setBrush(t.paper);
    p.drawRoundedRect(place.adjusted(thin / 2, thin / 2, -thin / 2, -thin / 2), corner, corner);
    if (chip.best) {
        // A heavy frame is seen in grey as well; on the paper, it is seen on a dark window too.
        const qreal heavy = std::max(2.0, 0.05 * cell);
        const qreal inset = 1.6 * thin + heavy / 2;
        p.setPen(QPen(t.ink, heavy));
        p.setBrush(Qt::NoBrush);
        p.drawRoundedRect(place.adjusted(inset, inset, -inset, -inset), 0.8 * corner, 0.8 * corner);
    }
    p.setPen(t.ink);
    if (chip.shape == ColumnChip::Shape::None) {
        p.drawText(place, Qt::AlignCenter | Qt::TextDontClip, chip.upper);
        return;
    }
    const QFontMetricsF metrics(p.font());
    const qreal text
        = std::max(metrics.horizontalAdvance(chip.upper), metrics.horizontalAdvance(chip.lower));
    QRectF inner(0, 0, shapeWidth(chip) + text, place.height());
    inner.moveCenter(place.center());
    paintShape(chip.shape, {inner.left() + 0.1 * cell, place.center().y()});
    p.setPen(t.ink);
    inner.setLeft(inner.left() + shapeWidth(chip));
    if (chip.lower.isEmpty()) {
        p.drawText(inner, Qt::AlignCenter | Qt::TextDontClip, chip.upper);
        return;
    }
    const qreal line = 0.94 * metrics.height();
    QRectF upper(inner.left(), place.center().y() - line, inner.width(), line);
    p.drawText(upper, Qt::AlignCenter | Qt::TextDontClip, chip.upper);
    p.drawText(upper.translated(0, line), Qt::AlignCenter | Qt::TextDontClip, chip.lower);
}

void ChipRow::paintShape(ColumnChip::Shape shape, QPointF center)
{
    const qreal r = 0.1 * cell;
    p.setPen(Qt::NoPen);
    switch (shape) {
    case ColumnChip::Shape::Up:
        p.setBrush(t.up);
        p.drawPolygon(QPolygonF {center + QPointF(-r, 0.8 * r), center + QPointF(r, 0.8 * r),
                                 center + QPointF(0, -r)});
        break;
    case ColumnChip::Shape::Bar:
        p.setBrush(t.bar);
        p.drawRect(QRectF(center - QPointF(r, 0.4 * r), QSizeF(2 * r, 0.8 * r)));
        break;
    case ColumnChip::Shape::Down:
        p.setBrush(t.down);
        p.drawPolygon(QPolygonF {center + QPointF(-r, -0.8 * r), center + QPointF(r, -0.8 * r),
                                 center + QPointF(0, r)});
        break;
    case ColumnChip::Shape::None:
        break;
    }
}

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
    const qreal width = 0.16 * size;
    p.setBrush(threat.playable ? QBrush(colors.fill) : QBrush(Qt::NoBrush));
    p.setPen(QPen(t.lineEdge, 2.2 * width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    p.drawPolygon(shape);
    p.setPen(QPen(colors.fill, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    p.drawPolygon(shape);
    const QColor dark = contrastRatio(t.behind, t.lineEdge) >= 3 ? t.lineEdge : t.mark;
    paintGlyph(p, center, 0.95 * size, threat.playable ? colors.glyph : dark, threat.owner);
}

void paintThreats(QPainter& p, const BoardGeometry& g, const BoardTheme& t,
                  const std::vector<ThreatMark>& threats)
{
    for (const ThreatMark& threat : threats) {
        const bool shared = std::ranges::any_of(threats, [&threat](const ThreatMark& mark) {
            return mark.square == threat.square && mark.owner != threat.owner;
        });
        const qreal aside = !shared ? 0 : threat.owner == Cell::First ? -0.19 : 0.19;
        p.setOpacity(threat.useless ? 0.35 : 1);
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
    p.setFont(bold(p, 0.34 * cell));
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
        ChipRow(painter, geometry, theme.chip, *scene.chips).paint();
    painter.restore();
}
