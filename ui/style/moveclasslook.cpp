// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/moveclasslook.h"

#include "ui/style/dark.h"

#include <QPainter>
#include <QPainterPath>
#include <QPixmap>
#include <array>

namespace {

constexpr int side = 14;
/// Pixels for each logical one, so that it stays sharp on fine screens.
constexpr int scale = 3;
constexpr double half = 5;

// By MoveClass: Okabe and Ito's colours, darkened or lightened to stand out from the ground.
constexpr std::array<QRgb, moveClassCount> onLight {0xff5b5b5b, 0xff5b5b5b, 0xff0065a8, 0xff00795a,
                                                    0xff8a6200, 0xffc14a00, 0xffb02a4a};
constexpr std::array<QRgb, moveClassCount> onDark {0xffc8c8c8, 0xffc8c8c8, 0xff6cb6f5, 0xff3ecf9f,
                                                   0xffe6c65c, 0xfff0914a, 0xffff8f96};

QPainterPath markShapeOf(MoveClass quality)
{
    QPainterPath path;
    switch (quality) {
    case MoveClass::Unknown:
        break;
    case MoveClass::Forced:
        path.addRect(QRectF(-half + 1, -half + 1, 2 * half - 2, 2 * half - 2));
        path.addRect(QRectF(-half + 3, -half + 3, 2 * half - 6, 2 * half - 6));
        break;
    case MoveClass::OnlyMove:
        path.addPolygon(QPolygonF(
            {QPointF(0, -half - 1), QPointF(half, 0), QPointF(0, half + 1), QPointF(-half, 0)}));
        break;
    case MoveClass::Best:
        path.addEllipse(QPointF(), half - 0.5, half - 0.5);
        break;
    case MoveClass::Slower:
        path.addRect(QRectF(-half, -1.5, 2 * half, 3));
        break;
    case MoveClass::Mistake:
        path.addPolygon(
            QPolygonF({QPointF(-half, -half + 1), QPointF(half, -half + 1), QPointF(0, half)}));
        break;
    case MoveClass::Blunder: {
        QPainterPath stroke;
        stroke.addRect(QRectF(-half - 1, -1.5, 2 * half + 2, 3));
        stroke.addRect(QRectF(-1.5, -half - 1, 3, 2 * half + 2));
        stroke.setFillRule(Qt::WindingFill);
        path = QTransform().rotate(45).map(stroke);
        break;
    }
    }
    path.closeSubpath();
    return path;
}

QPixmap pictureOf(MoveClass quality, const QColor& color)
{
    QPixmap pixmap(QSize(side, side) * scale);
    pixmap.setDevicePixelRatio(scale);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(side / 2.0, side / 2.0);
    painter.fillPath(markShapeOf(quality), color);
    return pixmap;
}

}

QColor moveClassColor(MoveClass quality, const QPalette& palette)
{
    const bool dark = isDark(palette);
    return QColor((dark ? onDark : onLight)[static_cast<std::size_t>(quality)]);
}

QIcon moveClassIcon(MoveClass quality, const QPalette& palette)
{
    if (quality == MoveClass::Unknown)
        return {};
    QIcon icon(pictureOf(quality, moveClassColor(quality, palette)));
    // On the selection no colour of its own would be seen: there the shape alone tells.
    icon.addPixmap(pictureOf(quality, palette.color(QPalette::HighlightedText)), QIcon::Selected);
    return icon;
}
