// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/painting/chipmarks.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace {

constexpr qreal smallestChipText = 8;
/// Of one number on the smallest boards.
constexpr qreal leastPixels = 5;

/// How all chips of a row are written, so that they look alike and nothing leaves its paper.
struct ChipLook
{
    qreal pixels = smallestChipText;
    /// In one line stands the number, whose sign tells what the letter does.
    bool twoLines = true;
    bool shapes = true;
};

class ChipRow
{
public:
    ChipRow(QPainter& painter, const BoardGeometry& geometry, const BoardTheme& theme,
            const ColumnChips& row)
        : p(painter), g(geometry), t(theme.chip), chips(row), cell(geometry.cell()),
          thin(theme.lineWidth(0.015 * cell)), heavy(theme.lineWidth(0.045 * cell))
    {
    }

    void paint();

private:
    /// The largest letters that have room in every chip, in two lines if that can be.
    ChipLook look() const;
    bool fits(const ChipLook& look) const;
    QStringList lines(const ColumnChip& chip, const ChipLook& look) const;
    /// What the frames leave of a chip.
    QRectF paper(int column) const;
    qreal shapeWidth(const ColumnChip& chip, const ChipLook& look) const;
    void paintChip(const ColumnChip& chip, int column, const ChipLook& look);

    QPainter& p;
    const BoardGeometry& g;
    const ChipColors& t;
    const ColumnChips& chips;
    const qreal cell;
    const qreal thin; ///< frame of every chip
    const qreal heavy; ///< and of the best ones, inside it
};

/// Of the ink, not of the line: the letters are large for their place.
qreal inkHeight(const QFontMetricsF& metrics, const QStringList& lines)
{
    qreal height = 0;
    for (const QString& line : lines)
        height += metrics.tightBoundingRect(line).height();
    return height + static_cast<qreal>(lines.size() - 1) * std::max(1.0, 0.16 * metrics.ascent());
}

QRectF ChipRow::paper(int column) const
{
    const qreal frame = thin + heavy + 1;
    return g.chipRect(column).adjusted(frame, frame, -frame, -frame);
}

QStringList ChipRow::lines(const ColumnChip& chip, const ChipLook& look) const
{
    if (chip.lower.isEmpty())
        return {chip.upper};
    return look.twoLines ? QStringList {chip.upper, chip.lower} : QStringList {chip.lower};
}

qreal ChipRow::shapeWidth(const ColumnChip& chip, const ChipLook& look) const
{
    return chip.shape == ColumnChip::Shape::None || !look.shapes ? 0 : 0.23 * cell;
}

bool ChipRow::fits(const ChipLook& look) const
{
    const QFontMetricsF metrics(chipFont(p, look.pixels));
    for (int column = 0; column < BoardGeometry::columns; ++column) {
        const ColumnChip& chip = chips[static_cast<std::size_t>(column)];
        if (chip.isEmpty())
            continue;
        const QStringList texts = lines(chip, look);
        qreal width = 0;
        for (const QString& text : texts)
            width = std::max(width, metrics.horizontalAdvance(text));
        const QRectF place = paper(column);
        if (width + shapeWidth(chip, look) > place.width()
            || inkHeight(metrics, texts) > place.height())
            return false;
    }
    return true;
}

ChipLook ChipRow::look() const
{
    const qreal largest = std::floor(0.5 * g.chipRect(0).height());
    for (const ChipLook& way : {ChipLook {0, true, true}, ChipLook {0, false, true}})
        for (qreal pixels = largest; pixels >= smallestChipText; --pixels)
            if (const ChipLook look {pixels, way.twoLines, way.shapes}; fits(look))
                return look;
    qreal pixels = std::max(largest, leastPixels);
    while (pixels > leastPixels && !fits({pixels, false, false}))
        --pixels;
    return {pixels, false, false};
}

void ChipRow::paint()
{
    const ChipLook how = look();
    p.setFont(chipFont(p, how.pixels));
    for (int column = 0; column < BoardGeometry::columns; ++column)
        if (const ColumnChip& chip = chips[static_cast<std::size_t>(column)]; !chip.isEmpty())
            paintChip(chip, column, how);
}

void ChipRow::paintChip(const ColumnChip& chip, int column, const ChipLook& look)
{
    const QRectF place = g.chipRect(column);
    const qreal corner = 0.1 * cell;
    p.setPen(QPen(t.edge, thin));
    p.setBrush(t.paper);
    p.drawRoundedRect(place.adjusted(thin / 2, thin / 2, -thin / 2, -thin / 2), corner, corner);
    if (chip.best) {
        // A heavy frame is seen in grey as well; on the paper, it is seen on a dark window too.
        const qreal inset = thin + heavy / 2;
        p.setPen(QPen(t.ink, heavy));
        p.setBrush(Qt::NoBrush);
        p.drawRoundedRect(place.adjusted(inset, inset, -inset, -inset), 0.8 * corner, 0.8 * corner);
    }
    const QFontMetricsF metrics(p.font());
    const qreal aside = shapeWidth(chip, look);
    QStringList texts = lines(chip, look);
    qreal width = 0;
    for (QString& text : texts) {
        text = metrics.elidedText(text, Qt::ElideRight, paper(column).width() - aside);
        width = std::max(width, metrics.horizontalAdvance(text));
    }
    const qreal left = place.center().x() - (aside + width) / 2;
    if (aside > 0)
        paintChipShape(p, t, chip.shape, {left + 0.1 * cell, place.center().y()}, 0.1 * cell);
    p.setPen(t.ink);
    qreal top = place.center().y() - inkHeight(metrics, texts) / 2;
    for (const QString& text : texts) {
        const QRectF ink = metrics.tightBoundingRect(text);
        p.drawText(
            QPointF(left + aside + (width - metrics.horizontalAdvance(text)) / 2, top - ink.top()),
            text);
        top += ink.height() + std::max(1.0, 0.16 * metrics.ascent());
    }
}

}

QFont chipFont(const QPainter& painter, qreal pixels)
{
    QFont font = painter.font();
    font.setBold(true);
    font.setPixelSize(static_cast<int>(std::max(leastPixels, pixels)));
    return font;
}

void paintChips(QPainter& painter, const BoardGeometry& geometry, const BoardTheme& theme,
                const ColumnChips& chips)
{
    ChipRow(painter, geometry, theme, chips).paint();
}

void paintChipShape(QPainter& p, const ChipColors& t, ColumnChip::Shape shape, QPointF center,
                    qreal r)
{
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
