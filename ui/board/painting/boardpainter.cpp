// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/painting/boardpainter.h"

#include "ui/board/painting/analysismarks.h"
#include "ui/board/painting/boardface.h"
#include "ui/board/painting/boardmarks.h"
#include "ui/board/painting/lensmarks.h"
#include "ui/board/painting/movepreviewmarks.h"
#include "ui/board/painting/planmarks.h"

#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <cmath>
#include <numbers>

namespace {

QPainterPath star(QPointF center, qreal radius)
{
    constexpr int points = 5;
    constexpr qreal inner = 0.45;
    QPolygonF corners;
    for (int i = 0; i < 2 * points; ++i) {
        const qreal length = i % 2 == 0 ? radius : inner * radius;
        const qreal angle = i * std::numbers::pi / points;
        corners << center + QPointF(std::sin(angle), -std::cos(angle)) * length;
    }
    QPainterPath path;
    path.addPolygon(corners);
    path.closeSubpath();
    return path;
}

/// A raised edge around a shallow dish, lit from above; nothing where the outline has to tell all.
void paintRelief(QPainter& painter, QPointF center, qreal radius, const DiscColors& colors)
{
    constexpr qreal edge = 0.80;
    constexpr int lighter = 122;
    constexpr int darker = 118;
    QLinearGradient rim(center - QPointF(0, radius), center + QPointF(0, radius));
    rim.setColorAt(0, colors.rim.lighter(lighter));
    rim.setColorAt(0.5, colors.rim);
    rim.setColorAt(1, colors.rim.darker(darker));
    painter.setBrush(rim);
    painter.drawEllipse(center, radius, radius);
    // The wall of the dish: in its own shadow above, in the light below.
    QLinearGradient wall(center - QPointF(0, edge * radius), center + QPointF(0, edge * radius));
    wall.setColorAt(0, colors.rim.darker(darker));
    wall.setColorAt(0.5, colors.rim);
    wall.setColorAt(1, colors.fill.lighter(lighter));
    painter.setBrush(wall);
    painter.drawEllipse(center, edge * radius, edge * radius);
}

void paintDiscs(QPainter& painter, const BoardGeometry& geometry, const BoardTheme& theme,
                const BoardScene& scene)
{
    const QRectF seen = painter.hasClipping() ? painter.clipBoundingRect() : geometry.wholeRect();
    for (int column = 0; column < BoardGeometry::columns; ++column)
        for (int row = 0; row < BoardGeometry::rows; ++row)
            if (const Cell disc = scene.at(column, row);
                disc != Cell::Empty && seen.intersects(geometry.cellRect(column, row)))
                paintDisc(painter, geometry.center(column, row), geometry.discRadius(), theme, disc,
                          scene.glyphs);
    if (scene.falling.isValid())
        paintDisc(painter,
                  geometry.center(scene.falling.column, scene.falling.row + scene.fallingHeight),
                  geometry.discRadius(), theme, scene.fallingDisc, scene.glyphs);
}

}

void paintGlyph(QPainter& painter, QPointF center, qreal radius, const QColor& color,
                DiscShape shape)
{
    if (shape == DiscShape::Star) {
        painter.setPen(QPen(color, 0.08 * radius, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(color);
        painter.drawPath(star(center, 0.46 * radius));
    } else {
        painter.setPen(QPen(color, 0.17 * radius));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(center, 0.36 * radius, 0.36 * radius);
    }
}

void paintDisc(QPainter& painter, QPointF center, qreal radius, const BoardTheme& theme, Cell disc,
               bool glyph)
{
    const DiscColors& colors = theme.disc(disc == Cell::First ? Player::First : Player::Second);
    painter.setPen(Qt::NoPen);
    if (theme.isHighContrast()) {
        painter.setBrush(colors.rim);
        painter.drawEllipse(center, radius, radius);
        // Beside the board a white rim may be on a white window; in it the face hides this.
        const qreal width = std::min(theme.leastLine, 0.1 * radius);
        painter.setPen(QPen(theme.ink, width));
        painter.drawEllipse(center, radius - width / 2, radius - width / 2);
        painter.setPen(Qt::NoPen);
    } else {
        paintRelief(painter, center, radius, colors);
    }
    painter.setBrush(colors.fill);
    const qreal dish = theme.isHighContrast() ? 0.80 : 0.75;
    painter.drawEllipse(center, dish * radius, dish * radius);
    if (glyph)
        paintGlyph(painter, center, radius, colors.glyph, colors.shape);
}

void BoardPainter::paint(QPainter& painter, const BoardGeometry& geometry, const BoardTheme& theme,
                         const BoardScene& scene)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    // A board is the same in every language: what is written on it is read as its own letters are,
    // however the window around it is.
    painter.setLayoutDirection(Qt::LayoutDirectionAuto);

    paintBoard(painter, geometry, theme, Layer::Back);
    paintDiscs(painter, geometry, theme, scene);
    paintBoard(painter, geometry, theme, Layer::Front);
    paintLens(painter, geometry, theme, scene);
    paintPlan(painter, geometry, theme, scene);
    paintAnalysis(painter, geometry, theme, scene);
    paintMovePreview(painter, geometry, theme, scene);
    paintMarks(painter, geometry, theme, scene);
    painter.restore();
}

template <typename Paint>
void BoardPainter::paintKept(QPainter& painter, Kept& kept, const QRectF& place, qreal ratio,
                             const Key& key, const Paint& paint)
{
    if (kept.picture.isNull() || key != kept.key) {
        const QSize pixels(static_cast<int>(std::ceil(place.width() * ratio)),
                           static_cast<int>(std::ceil(place.height() * ratio)));
        kept.picture = QPixmap(pixels);
        kept.picture.setDevicePixelRatio(ratio);
        kept.picture.fill(Qt::transparent);
        QPainter on(&kept.picture);
        on.setRenderHint(QPainter::Antialiasing);
        on.translate(-place.topLeft());
        paint(on);
        kept.key = key;
    }
    painter.drawPixmap(place.topLeft(), kept.picture);
}

void BoardPainter::paintBoard(QPainter& painter, const BoardGeometry& geometry,
                              const BoardTheme& theme, Layer layer)
{
    const bool back = layer == Layer::Back;
    // A drawing is to stay one.
    const bool isDrawing = painter.paintEngine()->type() == QPaintEngine::SVG;
    const qreal ratio = isDrawing ? 0 : painter.device()->devicePixelRatioF();
    const auto paint = [&](QPainter& on) {
        back ? boardface::paintBack(on, geometry, theme)
             : boardface::paintFront(on, geometry, theme, ratio);
    };
    if (isDrawing) {
        paint(painter);
        return;
    }
    // In whole pixels: the face is on them, and so is the picture.
    const qreal reach = back ? std::ceil(boardface::reach(geometry) * ratio) / ratio : 0;
    paintKept(painter, back ? m_back : m_front,
              geometry.faceRect().adjusted(-reach, 0, reach, reach), ratio,
              {geometry.faceRect(), ratio, theme.material, theme.face.rgba(), theme.faceEdge.rgba(),
               theme.leastLine},
              paint);
}
