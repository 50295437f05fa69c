// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/painting/lensmarks.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

namespace {

using Shape = Position::Shape;

constexpr qreal smallestLensText = 8;

/// Around the hole: the disc keeps its own colour.
void paintTint(QPainter& p, const BoardGeometry& g, const BoardTheme& t, const HeatMark& mark)
{
    const QPointF center = g.center(mark.square.column, mark.square.row);
    QPainterPath around;
    around.addRect(g.cellRect(mark.square.column, mark.square.row));
    around.addEllipse(center, g.holeRadius(), g.holeRadius());
    QColor color = mark.strength > 0 ? t.warm : t.cold;
    color.setAlphaF(static_cast<float>(std::min(1.0, std::abs(mark.strength))));
    p.setPen(Qt::NoPen);
    p.setBrush(color);
    p.drawPath(around);
}

/// The largest size at which every number has room in its square.
QFont fittingFont(const QPainter& p, const BoardGeometry& g, const std::vector<HeatMark>& heat)
{
    QFont font = p.font();
    font.setBold(true);
    qreal pixels = 0.25 * g.cell();
    font.setPixelSize(static_cast<int>(std::max(smallestLensText, pixels)));
    const qreal room = 0.78 * g.cell();
    const QFontMetricsF metrics(font);
    for (const HeatMark& mark : heat)
        if (const qreal wanted = metrics.horizontalAdvance(mark.text); wanted > room)
            pixels = std::min(pixels, 0.25 * g.cell() * room / wanted);
    font.setPixelSize(static_cast<int>(std::max(smallestLensText, pixels)));
    return font;
}

void paintNumber(QPainter& p, const BoardGeometry& g, const BoardTheme& t, const HeatMark& mark)
{
    const QFontMetricsF metrics(p.font());
    const qreal width = std::max(
        metrics.horizontalAdvance(mark.text) + 0.6 * metrics.averageCharWidth(), 0.34 * g.cell());
    QRectF plate(0, 0, width, 1.15 * metrics.height());
    plate.moveCenter(g.center(mark.square.column, mark.square.row));
    if (mark.strength != 0) {
        p.setPen(QPen(t.chip.edge, std::max(1.0, 0.012 * g.cell())));
        p.setBrush(t.chip.paper);
        p.drawRoundedRect(plate, 0.3 * plate.height(), 0.3 * plate.height());
        p.setPen(t.chip.ink);
    } else {
        p.setPen(t.holeInk);
    }
    p.drawText(plate, Qt::AlignCenter | Qt::TextDontClip, mark.text);
}

void paintLit(QPainter& p, const BoardGeometry& g, const BoardTheme& t, const BoardScene& s)
{
    const qreal cell = g.cell();
    p.setBrush(Qt::NoBrush);
    for (int column = 0; column < BoardGeometry::columns; ++column)
        for (int row = 0; row < BoardGeometry::rows; ++row) {
            const Bitboard square = Shape::square(column, row);
            const bool disc = s.litDiscs & square;
            if (!disc && !(s.litSquares & square))
                continue;
            const QPointF center = g.center(column, row);
            for (const auto& [color, width] :
                 {std::pair(t.lineEdge, 0.13), std::pair(t.hint, 0.075)}) {
                QPen pen(color, width * cell, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
                if (disc) {
                    p.setPen(pen);
                    p.drawEllipse(center, 0.42 * cell, 0.42 * cell);
                    continue;
                }
                if (color == t.hint)
                    pen.setDashPattern({2, 1.2});
                p.setPen(pen);
                const qreal reach = 0.33 * cell;
                p.drawRect(QRectF(center - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach)));
            }
        }
}

}

void paintLens(QPainter& painter, const BoardGeometry& geometry, const BoardTheme& theme,
               const BoardScene& scene)
{
    painter.save();
    for (const HeatMark& mark : scene.heat)
        if (mark.strength != 0)
            paintTint(painter, geometry, theme, mark);
    paintLit(painter, geometry, theme, scene);
    if (!scene.heat.empty()) {
        painter.setFont(fittingFont(painter, geometry, scene.heat));
        for (const HeatMark& mark : scene.heat)
            paintNumber(painter, geometry, theme, mark);
    }
    painter.restore();
}
