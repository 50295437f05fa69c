// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/starrow.h"

#include "core/review/review.h"
#include "ui/style/dark.h"
#include "ui/text/gamewords.h"
#include "ui/widgets/labels/plaintip.h"

#include <QPainter>
#include <QPainterPath>
#include <cmath>
#include <numbers>

namespace {

/// Of a star's side.
constexpr qreal gapBetweenStars = 0.18;
/// Of the outer corners' distance from the middle.
constexpr qreal innerCorners = 0.45;
/// Okabe and Ito's orange and yellow; the outline has the colour of the text.
constexpr QRgb starOnLight = 0xffe69f00;
constexpr QRgb starOnDark = 0xfff0e442;

QPainterPath starAround(QPointF middle, qreal radius)
{
    constexpr int corners = 10;
    QPolygonF star;
    for (int corner = 0; corner < corners; ++corner) {
        const qreal angle = corner * 2 * std::numbers::pi / corners;
        const qreal distance = corner % 2 == 0 ? radius : innerCorners * radius;
        star << middle + QPointF(std::sin(angle), -std::cos(angle)) * distance;
    }
    QPainterPath path;
    path.addPolygon(star);
    path.closeSubpath();
    return path;
}

}

StarRow::StarRow(QWidget* parent) : QLabel(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void StarRow::setAccuracy(const QString& who, std::optional<double> accuracy)
{
    m_stars = accuracy ? starsOf(*accuracy) : 0;
    const QString words = accuracy
        ? tr("%1: %2 of %3 stars, accuracy %4", "who, number, number, 87 %")
              .arg(who, QString::number(m_stars), QString::number(mostStars),
                   gamewords::percent(*accuracy))
        : tr("%1: no stars, because there were no real choices").arg(who);
    setAccessibleName(words);
    setAccessibleDescription(starRule());
    setToolTip(plainTip(words + u'\n' + starRule()));
    update();
}

qreal StarRow::starSide() const
{
    return fontMetrics().height();
}

QSize StarRow::sizeHint() const
{
    const qreal side = starSide();
    return {static_cast<int>(std::ceil(side * (mostStars + (mostStars - 1) * gapBetweenStars))) + 2,
            static_cast<int>(std::ceil(side)) + 2};
}

void StarRow::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor text = palette().color(QPalette::WindowText);
    const QColor full
        = isHighContrast(palette()) ? text : QColor(isDark(palette()) ? starOnDark : starOnLight);
    painter.setPen(
        QPen(text, isHighContrast(palette()) ? 2 : 1, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const qreal side = starSide();
    const bool fromRight = layoutDirection() == Qt::RightToLeft;
    for (int star = 0; star < mostStars; ++star) {
        const int place = fromRight ? mostStars - 1 - star : star;
        const QPointF middle(1 + side / 2 + place * side * (1 + gapBetweenStars), height() / 2.0);
        painter.setBrush(star < m_stars ? QBrush(full) : QBrush(Qt::NoBrush));
        painter.drawPath(starAround(middle, side / 2 - 1));
    }
}
