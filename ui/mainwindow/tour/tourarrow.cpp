// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/tour/tourarrow.h"

#include "ui/style/cardlook.h"
#include "ui/style/dark.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>

namespace {

constexpr double tourLine = 3;
/// Of the window's colour at both sides, so that it is seen on every ground.
constexpr double casing = 2;
constexpr double headLength = 12;
constexpr double headWidth = 14;
/// How far an arrow bends, as a share of its length; a short one is straight.
constexpr double arrowBend = 0.12;
constexpr double leastToBend = 60;

QPainterPath arrowShaft(const QLineF& arrow)
{
    QPainterPath path(arrow.p1());
    if (arrow.length() < leastToBend) {
        path.lineTo(arrow.p2());
    } else {
        const QPointF aside = QPointF(-arrow.dy(), arrow.dx()) * arrowBend;
        path.quadTo(arrow.center() + aside, arrow.p2());
    }
    return path;
}

QPainterPath arrowHead(const QPainterPath& shaft)
{
    const double back = shaft.percentAtLength(std::max(0.0, shaft.length() - headLength));
    const QLineF way(shaft.pointAtPercent(back), shaft.pointAtPercent(1));
    if (way.length() < 1)
        return {};
    const QPointF side = QPointF(-way.dy(), way.dx()) / way.length() * headWidth / 2;
    QPainterPath head(way.p2());
    head.lineTo(way.p1() + side);
    head.lineTo(way.p1() - side);
    head.closeSubpath();
    return head;
}

}

TourArrow::TourArrow(QWidget* parent) : QWidget(parent)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void TourArrow::pointAt(const QRect& target, const QLineF& arrow)
{
    constexpr int around = static_cast<int>(headWidth + tourLine + casing);
    QRectF whole = QRectF(target).united(arrowShaft(arrow).boundingRect());
    whole.adjust(-around, -around, around, around);
    const QRect place = whole.toAlignedRect() & parentWidget()->rect();
    setGeometry(place);
    m_target = QRectF(target).translated(-place.topLeft());
    m_arrow = arrow.translated(-place.topLeft());
    show();
    update();
}

void TourArrow::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor color
        = palette().color(isHighContrast(palette()) ? QPalette::WindowText : QPalette::Highlight);
    const QPainterPath shaft = arrowShaft(m_arrow);
    const QPainterPath head = arrowHead(shaft);
    const double out = tourLine / 2;
    const QRectF ring = m_target.adjusted(-out, -out, out, out);
    painter.setBrush(Qt::NoBrush);
    const auto draw = [&](const QColor& ink, double width) {
        const QPen pen(ink, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
        painter.setPen(pen);
        painter.drawRoundedRect(ring, cardlook::radius, cardlook::radius);
        if (m_arrow.length() < headLength)
            return;
        painter.drawPath(shaft);
        painter.setPen(QPen(ink, width - tourLine + 1, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.save();
        painter.setBrush(ink);
        painter.drawPath(head);
        painter.restore();
    };
    draw(palette().color(QPalette::Window), tourLine + 2 * casing);
    draw(color, tourLine);
}
