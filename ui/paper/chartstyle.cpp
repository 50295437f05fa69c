// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/chartstyle.h"

#include "ui/style/dark.h"

#include <QPainter>
#include <QPixmap>
#include <algorithm>
#include <array>
#include <cmath>

namespace {

// Blue, vermilion, green, purple, and a last one near the text's own: Okabe and Ito's choice, the
// light ones darkened or the dark ones lightened until they stand out from the ground.
constexpr std::array<QRgb, 5> colorsOnLight {0xff0065a8, 0xffc14a00, 0xff00795a, 0xff9a3d78,
                                             0xff5b5b5b};
constexpr std::array<QRgb, 5> colorsOnDark {0xff6cb6f5, 0xfff0914a, 0xff3ecf9f, 0xffe59ac6,
                                            0xffc8c8c8};
// As warm or cool as the discs of the side: vermilion, ochre and red against blue, teal and indigo.
constexpr std::array<QRgb, 3> warmOnLight {0xffc14a00, 0xff8a6200, 0xffb02a4a};
constexpr std::array<QRgb, 3> warmOnDark {0xfff0914a, 0xffe6c65c, 0xffff8f96};
constexpr std::array<QRgb, 3> coolOnLight {0xff0065a8, 0xff007480, 0xff5a4fb8};
constexpr std::array<QRgb, 3> coolOnDark {0xff6cb6f5, 0xff4fd0c8, 0xffada6ff};
constexpr std::array<Qt::PenStyle, 3> dashes {Qt::SolidLine, Qt::DashLine, Qt::DashDotLine};

}

namespace chartstyle {

QColor mixed(const QColor& a, const QColor& b, double share)
{
    const auto mix
        = [share](int x, int y) { return static_cast<int>(std::lround(x + (y - x) * share)); };
    return QColor(mix(a.red(), b.red()), mix(a.green(), b.green()), mix(a.blue(), b.blue()));
}

QColor faint(const QPalette& palette, double share)
{
    constexpr double least = 0.5; // 4:1 on white as on black
    return mixed(palette.color(QPalette::Base), palette.color(QPalette::Text),
                 isHighContrast(palette) ? std::max(share, least) : share);
}

double lineWidth(const QPalette& palette, double usual)
{
    constexpr double least = 3;
    return isHighContrast(palette) ? std::max(usual, least) : usual;
}

Marker markerOf(Player side)
{
    return side == Player::First ? Marker::Circle : Marker::Square;
}

QString markerSign(Marker marker)
{
    switch (marker) {
    case Marker::Circle:
        return QStringLiteral("●");
    case Marker::Square:
        return QStringLiteral("■");
    case Marker::Triangle:
        return QStringLiteral("▼");
    case Marker::UpTriangle:
        return QStringLiteral("▲");
    case Marker::Bar:
        return QStringLiteral("▬");
    case Marker::Diamond:
        return QStringLiteral("◆");
    case Marker::Cross:
        return QStringLiteral("×");
    case Marker::Plus:
        break;
    }
    return QStringLiteral("+");
}

bool isOpen(Marker marker)
{
    return marker == Marker::Cross || marker == Marker::Plus;
}

QPainterPath markerPath(Marker marker, double size)
{
    const double half = size / 2;
    QPainterPath path;
    switch (marker) {
    case Marker::Circle:
        path.addEllipse(QPointF(), half, half);
        break;
    case Marker::Square:
        // A square of the same area as the circle looks as large.
        path.addRect(QRectF(-half * 0.886, -half * 0.886, size * 0.886, size * 0.886));
        break;
    case Marker::Triangle:
        path.addPolygon(QPolygonF({QPointF(-half, -half), QPointF(half, -half), QPointF(0, half)}));
        path.closeSubpath();
        break;
    case Marker::UpTriangle:
        path.addPolygon(QPolygonF({QPointF(-half, half), QPointF(half, half), QPointF(0, -half)}));
        path.closeSubpath();
        break;
    case Marker::Bar:
        path.addRect(QRectF(-half, -half * 0.45, size, size * 0.45));
        break;
    case Marker::Diamond:
        path.addPolygon(
            QPolygonF({QPointF(0, -half), QPointF(half, 0), QPointF(0, half), QPointF(-half, 0)}));
        path.closeSubpath();
        break;
    case Marker::Cross:
        for (const double other : {-half, half}) {
            path.moveTo(-half, -other);
            path.lineTo(half, other);
        }
        break;
    case Marker::Plus:
        path.moveTo(-half, 0);
        path.lineTo(half, 0);
        path.moveTo(0, -half);
        path.lineTo(0, half);
        break;
    }
    return path;
}

QColor seriesColor(int index, const QPalette& palette)
{
    const auto& colors = isDark(palette) ? colorsOnDark : colorsOnLight;
    return QColor(colors[static_cast<std::size_t>(index) % colors.size()]);
}

QColor sideColor(Player side, int tint, const QPalette& palette)
{
    const bool dark = isDark(palette);
    const auto& colors = side == Player::First ? (dark ? warmOnDark : warmOnLight)
                                               : (dark ? coolOnDark : coolOnLight);
    return QColor(colors[static_cast<std::size_t>(tint) % colors.size()]);
}

QPen seriesPen(const QColor& color, int dash, int age, const QPalette& palette)
{
    // Mixed with the ground instead of made transparent: hundreds of thin opaque lines draw faster.
    // With high contrast earlier games are only thinner.
    const double paleness
        = age > 0 && !isHighContrast(palette) ? std::min(0.45 + 0.05 * age, 0.7) : 0;
    QPen pen(mixed(color, palette.color(QPalette::Base), paleness),
             age == 0 ? lineWidth(palette, 2) : 1.0);
    pen.setJoinStyle(Qt::RoundJoin);
    pen.setStyle(dashes[static_cast<std::size_t>(dash) % dashes.size()]);
    return pen;
}

void paintSample(QPainter& painter, const QRectF& place, const QPen& pen, Marker marker,
                 const QPalette& palette)
{
    const QPointF middle = place.center();
    painter.setPen(pen);
    painter.drawLine(QPointF(place.left(), middle.y()), QPointF(place.right(), middle.y()));
    painter.setPen(isOpen(marker) ? QPen(pen.color(), 2) : QPen(palette.color(QPalette::Base), 1));
    painter.setBrush(pen.color());
    painter.drawPath(markerPath(marker, 10).translated(middle));
}

QIcon seriesIcon(const QPen& pen, Marker marker, const QPalette& palette)
{
    constexpr QSize size(28, 14);
    constexpr int scale = 2;
    QPixmap pixmap(size * scale);
    pixmap.setDevicePixelRatio(scale);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    paintSample(painter, QRectF(QPointF(), QSizeF(size)), pen, marker, palette);
    painter.end();
    return QIcon(pixmap);
}

}
