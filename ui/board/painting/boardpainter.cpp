// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/painting/boardpainter.h"

#include "ui/board/painting/analysismarks.h"
#include "ui/board/painting/boardmarks.h"
#include "ui/board/painting/lensmarks.h"
#include "ui/board/painting/movepreviewmarks.h"

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

/// `inset` keeps a thick outline within the face.
QPainterPath facePath(const BoardGeometry& geometry, qreal inset)
{
    QPainterPath path;
    const qreal corner = 0.22 * geometry.cell();
    path.addRoundedRect(geometry.faceRect().adjusted(inset, inset, -inset, -inset), corner, corner);
    // Odd-even filling turns the circles into holes.
    const qreal radius = geometry.holeRadius();
    for (int column = 0; column < BoardGeometry::columns; ++column)
        for (int row = 0; row < BoardGeometry::rows; ++row)
            path.addEllipse(geometry.center(column, row), radius, radius);
    return path;
}

/// What the upper edge of each hole throws on what is behind it: the face is thick.
QPainterPath holeShadows(const BoardGeometry& geometry)
{
    constexpr qreal depth = 0.09;
    QPainterPath shadows;
    const qreal radius = geometry.holeRadius();
    for (int column = 0; column < BoardGeometry::columns; ++column)
        for (int row = 0; row < BoardGeometry::rows; ++row) {
            const QPointF center = geometry.center(column, row);
            QPainterPath hole;
            hole.addEllipse(center, radius, radius);
            QPainterPath lit;
            lit.addEllipse(center + QPointF(0, depth * radius), radius, radius);
            shadows.addPath(hole.subtracted(lit));
        }
    return shadows;
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
    for (int column = 0; column < BoardGeometry::columns; ++column)
        for (int row = 0; row < BoardGeometry::rows; ++row)
            if (const Cell disc = scene.at(column, row); disc != Cell::Empty)
                paintDisc(painter, geometry.center(column, row), geometry.discRadius(), theme, disc,
                          scene.glyphs);
    if (scene.falling.isValid())
        paintDisc(painter,
                  geometry.center(scene.falling.column, scene.falling.row + scene.fallingHeight),
                  geometry.discRadius(), theme, scene.fallingDisc, scene.glyphs);
}

}

void paintGlyph(QPainter& painter, QPointF center, qreal radius, const QColor& color, Cell disc)
{
    if (disc == Cell::First) {
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
        paintGlyph(painter, center, radius, colors.glyph, disc);
}

void BoardPainter::paint(QPainter& painter, const BoardGeometry& geometry, const BoardTheme& theme,
                         const BoardScene& scene)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    // A board is the same in every language: what is written on it is read as its own letters are,
    // however the window around it is.
    painter.setLayoutDirection(Qt::LayoutDirectionAuto);

    // Inset by a pixel: the back must not shine through at the face's antialiased edge.
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.behind);
    const qreal corner = 0.22 * geometry.cell();
    painter.drawRoundedRect(geometry.faceRect().adjusted(1, 1, -1, -1), corner, corner);

    paintDiscs(painter, geometry, theme, scene);
    paintFace(painter, geometry, theme);
    paintLens(painter, geometry, theme, scene);
    paintAnalysis(painter, geometry, theme, scene);
    paintMovePreview(painter, geometry, theme, scene);
    paintMarks(painter, geometry, theme, scene);
    painter.restore();
}

void BoardPainter::paintFace(QPainter& painter, const BoardGeometry& geometry,
                             const BoardTheme& theme)
{
    const QRectF face = geometry.faceRect();
    const auto draw = [&](QPainter& on) {
        on.setPen(QPen(theme.faceEdge, theme.lineWidth(0.02 * geometry.cell())));
        on.setBrush(theme.face);
        on.drawPath(facePath(geometry, (theme.leastLine - 1) / 2));
        if (theme.isHighContrast())
            return;
        on.setPen(Qt::NoPen);
        on.setBrush(QColor(0, 0, 0, 56));
        on.drawPath(holeShadows(geometry));
    };
    // A drawing is to stay one.
    if (painter.paintEngine()->type() == QPaintEngine::SVG) {
        draw(painter);
        return;
    }
    const qreal ratio = painter.device()->devicePixelRatioF();
    const std::tuple key(face, ratio, theme.face.rgba(), theme.faceEdge.rgba(), theme.leastLine);
    if (m_face.isNull() || key != m_faceKey) {
        const QSize pixels(static_cast<int>(std::ceil(face.width() * ratio)),
                           static_cast<int>(std::ceil(face.height() * ratio)));
        m_face = QPixmap(pixels);
        m_face.setDevicePixelRatio(ratio);
        m_face.fill(Qt::transparent);
        QPainter on(&m_face);
        on.setRenderHint(QPainter::Antialiasing);
        on.translate(-face.topLeft());
        draw(on);
        m_faceKey = key;
    }
    painter.drawPixmap(face.topLeft(), m_face);
}
