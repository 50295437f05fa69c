// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/painting/boardface.h"

#include <QImage>
#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>
#include <algorithm>
#include <cmath>
#include <numbers>

namespace boardface {
namespace {

// In cells.
constexpr qreal cornerRadius = 0.22;
constexpr qreal footHeight = 0.13;
constexpr qreal footWidth = 0.42;
constexpr qreal footSpread = 0.06; ///< so much wider where it stands
constexpr qreal shadowReach = 0.16; ///< of the shadow beside the board and below its feet
constexpr qreal thickness = 0.045; ///< what is seen of the lower side

template <typename Visit> void forEachHole(const BoardGeometry& geometry, Visit visit)
{
    for (int column = 0; column < BoardGeometry::columns; ++column)
        for (int row = 0; row < BoardGeometry::rows; ++row)
            visit(geometry.center(column, row));
}

/// `inset` keeps a thick outline within the face.
QPainterPath outline(const BoardGeometry& geometry, qreal inset)
{
    QPainterPath path;
    const qreal corner = cornerRadius * geometry.cell();
    path.addRoundedRect(geometry.faceRect().adjusted(inset, inset, -inset, -inset), corner, corner);
    return path;
}

/// Odd-even filling turns the circles into holes.
QPainterPath withHoles(const BoardGeometry& geometry, QPainterPath path)
{
    forEachHole(geometry, [&](QPointF center) {
        path.addEllipse(center, geometry.holeRadius(), geometry.holeRadius());
    });
    return path;
}

/// Dark under the board, nothing at the edge of `place`.
void paintShadow(QPainter& painter, const QRectF& place, int strength)
{
    painter.save();
    painter.translate(place.center());
    painter.scale(place.width() / 2, place.height() / 2);
    QRadialGradient shade(QPointF(0, 0), 1);
    shade.setColorAt(0, QColor(0, 0, 0, strength));
    shade.setColorAt(0.6, QColor(0, 0, 0, strength / 2));
    shade.setColorAt(1, QColor(0, 0, 0, 0));
    painter.setBrush(shade);
    painter.drawEllipse(QPointF(0, 0), 1, 1);
    painter.restore();
}

void paintGround(QPainter& painter, const BoardGeometry& geometry, const BoardTheme& theme)
{
    constexpr int underBoard = 60;
    constexpr int underFoot = 110;
    const qreal cell = geometry.cell();
    const QRectF face = geometry.faceRect();
    const qreal ground = face.bottom() + footHeight * cell;
    painter.setPen(Qt::NoPen);
    paintShadow(painter,
                QRectF(face.left() - shadowReach * cell, face.bottom() - shadowReach * cell,
                       face.width() + 2 * shadowReach * cell, 2 * shadowReach * cell),
                underBoard);
    for (const bool left : {true, false}) {
        const qreal near = left ? face.left() : face.right();
        const qreal inward = left ? cell : -cell;
        QRectF under(near - shadowReach * inward, ground - 0.06 * cell,
                     (footWidth + 2 * shadowReach) * inward, 0.14 * cell);
        paintShadow(painter, under.normalized(), underFoot);
        QPolygonF foot;
        foot << QPointF(near + 0.04 * inward, face.bottom() - cornerRadius * cell)
             << QPointF(near + (footWidth - footSpread) * inward, face.bottom() - thickness * cell)
             << QPointF(near + footWidth * inward, ground)
             << QPointF(near - footSpread * inward, ground);
        QLinearGradient shade(0, face.bottom(), 0, ground);
        shade.setColorAt(0, theme.faceBottom.darker(150));
        shade.setColorAt(1, theme.faceBottom.darker(115));
        painter.setPen(QPen(theme.faceEdge, theme.lineWidth(0.015 * cell), Qt::SolidLine,
                            Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(shade);
        painter.drawPolygon(foot);
        painter.setPen(Qt::NoPen);
    }
}

/// Long fibres along the board, light and dark, denser and wider by turns; always the same ones.
void paintGrain(QPainter& painter, const QRectF& face, qreal cell, const BoardTheme& theme)
{
    constexpr int fibres = 64;
    constexpr int steps = 24;
    for (int i = 0; i < fibres; ++i) {
        // Sines of numbers that share no period stand for chance.
        const qreal jitter = std::sin(12.9898 * i) * 0.5;
        const qreal height = face.top() + face.height() * (i + 0.5 + jitter) / fibres;
        QPolygonF fibre;
        for (int step = 0; step <= steps; ++step) {
            const qreal along = static_cast<qreal>(step) / steps;
            const qreal wave = std::sin(2 * std::numbers::pi * (along * 1.3 + 0.11 * i))
                + 0.5 * std::sin(2 * std::numbers::pi * (along * 3.1 + 0.37 * i));
            fibre << QPointF(face.left() + along * face.width(), height + 0.045 * cell * wave);
        }
        QColor color = i % 3 == 0 ? theme.faceTop.lighter(125) : theme.faceBottom.darker(135);
        color.setAlpha(60 + static_cast<int>(40 * std::sin(7.7 * i)));
        painter.setPen(
            QPen(color, (0.022 + 0.016 * std::cos(3.3 * i)) * cell, Qt::SolidLine, Qt::RoundCap));
        painter.drawPolyline(fibre);
    }
}

/// Two slanting bands of light.
void paintGleam(QPainter& painter, const QRectF& face)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(255, 255, 255, 26));
    const qreal slant = 0.55 * face.height();
    for (const auto& [from, to] : {std::pair(0.12, 0.34), std::pair(0.40, 0.46)}) {
        QPolygonF band;
        band << QPointF(face.left() + from * face.width() + slant, face.top())
             << QPointF(face.left() + to * face.width() + slant, face.top())
             << QPointF(face.left() + to * face.width() - slant, face.bottom())
             << QPointF(face.left() + from * face.width() - slant, face.bottom());
        painter.drawPolygon(band);
    }
}

/// So that it looks like `shown` over the inside of the board.
QColor translucent(const QColor& shown, const QColor& behind)
{
    constexpr float share = 0.80F;
    const auto over = [](float seen, float back) {
        return std::clamp((seen - (1 - share) * back) / share, 0.0F, 1.0F);
    };
    return QColor::fromRgbF(over(shown.redF(), behind.redF()),
                            over(shown.greenF(), behind.greenF()),
                            over(shown.blueF(), behind.blueF()), share);
}

QLinearGradient shadeOf(const QRectF& face, const BoardTheme& theme)
{
    const bool glass = theme.material == BoardMaterial::Glass;
    QLinearGradient shade(face.topLeft(), face.bottomLeft());
    for (const auto& [place, color] : {std::pair(0.0, theme.faceTop), std::pair(0.5, theme.face),
                                       std::pair(1.0, theme.faceBottom)})
        shade.setColorAt(place, glass ? translucent(color, theme.behind) : color);
    return shade;
}

/// The material as a picture, to be cut to the face; drawings have its colours alone.
QBrush surfaceOf(const QRectF& face, qreal cell, const BoardTheme& theme, qreal ratio)
{
    const QLinearGradient shade = shadeOf(face, theme);
    if (theme.material == BoardMaterial::Plastic || ratio <= 0)
        return shade;
    QImage picture((face.size() * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    QPainter on(&picture);
    on.setRenderHint(QPainter::Antialiasing);
    on.scale(ratio, ratio);
    on.translate(-face.topLeft());
    on.fillRect(face, shade);
    if (theme.material == BoardMaterial::Wood)
        paintGrain(on, face, cell, theme);
    else
        paintGleam(on, face);
    on.end();
    QBrush brush(picture);
    brush.setTransform(
        QTransform::fromTranslate(face.left(), face.top()).scale(1 / ratio, 1 / ratio));
    return brush;
}

void paintSurface(QPainter& painter, const BoardGeometry& geometry, const BoardTheme& theme,
                  qreal ratio)
{
    const QRectF face = geometry.faceRect();
    const qreal cell = geometry.cell();
    painter.setPen(Qt::NoPen);
    painter.setBrush(surfaceOf(face, cell, theme, ratio));
    painter.drawPath(withHoles(geometry, outline(geometry, 0)));
    // The upper edge in the light, the lower one in the shade.
    QLinearGradient edge(face.topLeft(), face.bottomLeft());
    edge.setColorAt(0, QColor(255, 255, 255, 90));
    edge.setColorAt(0.12, QColor(255, 255, 255, 24));
    edge.setColorAt(0.88, QColor(0, 0, 0, 30));
    edge.setColorAt(1, QColor(0, 0, 0, 110));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(edge, thickness * cell));
    painter.drawPath(outline(geometry, thickness * cell / 2));
}

/// What the edge of a hole throws on what is behind it, and the lip around it.
void paintHoles(QPainter& painter, const BoardGeometry& geometry, const BoardTheme& theme)
{
    const qreal radius = geometry.holeRadius();
    const qreal cell = geometry.cell();
    const qreal lip = radius + 0.035 * cell;
    painter.setPen(Qt::NoPen);
    forEachHole(geometry, [&](QPointF center) {
        QRadialGradient shadow(center + QPointF(0, 0.16 * radius), 1.16 * radius);
        shadow.setColorAt(0, QColor(0, 0, 0, 0));
        shadow.setColorAt(0.82, QColor(0, 0, 0, 0));
        shadow.setColorAt(1, QColor(0, 0, 0, 150));
        painter.setBrush(shadow);
        painter.drawEllipse(center, radius, radius);
        QPainterPath around;
        around.addEllipse(center, lip, lip);
        around.addEllipse(center, radius, radius);
        QLinearGradient light(center - QPointF(0, lip), center + QPointF(0, lip));
        light.setColorAt(0, QColor(0, 0, 0, 100));
        light.setColorAt(0.45, QColor(0, 0, 0, 0));
        light.setColorAt(0.55, QColor(255, 255, 255, 0));
        light.setColorAt(1, QColor(255, 255, 255, 110));
        painter.setBrush(light);
        painter.drawPath(around);
    });
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.holeEdge, theme.lineWidth(0.02 * cell)));
    forEachHole(geometry, [&](QPointF center) { painter.drawEllipse(center, radius, radius); });
}

} // namespace

qreal reach(const BoardGeometry& geometry)
{
    return 2 * shadowReach * geometry.cell();
}

void paintBack(QPainter& painter, const BoardGeometry& geometry, const BoardTheme& theme)
{
    if (!theme.isHighContrast())
        paintGround(painter, geometry, theme);
    // Inset by a pixel: the back must not shine through at the face's antialiased edge.
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.behind);
    painter.drawPath(outline(geometry, 1));
    if (theme.isHighContrast())
        return;
    // The back wall, where light from above and in front reaches it.
    const qreal radius = geometry.holeRadius();
    QColor lit = theme.face;
    forEachHole(geometry, [&](QPointF center) {
        QRadialGradient light(center + QPointF(0, 1.5 * radius), 1.5 * radius);
        lit.setAlpha(120);
        light.setColorAt(0, lit);
        light.setColorAt(0.45, lit);
        lit.setAlpha(0);
        light.setColorAt(1, lit);
        painter.setBrush(light);
        painter.drawEllipse(center, radius, radius);
    });
}

void paintFront(QPainter& painter, const BoardGeometry& geometry, const BoardTheme& theme,
                qreal ratio)
{
    const QPen edge(theme.faceEdge, theme.lineWidth(0.02 * geometry.cell()));
    if (theme.isHighContrast()) {
        painter.setPen(edge);
        painter.setBrush(theme.face);
        painter.drawPath(withHoles(geometry, outline(geometry, (theme.leastLine - 1) / 2)));
        return;
    }
    paintSurface(painter, geometry, theme, ratio);
    paintHoles(painter, geometry, theme);
    painter.setPen(edge);
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(outline(geometry, 0));
}

}
