// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/painting/planmarks.h"

#include "core/plan/plan.h"
#include "ui/board/painting/chipmarks.h"

#include <QPainter>
#include <algorithm>

namespace {

// All in cells.
constexpr qreal plateRadius = 0.215;
constexpr qreal plateAbove = 0.06; ///< of the square's middle: room for a chevron below
constexpr qreal landingRadius = 0.385;
constexpr qreal namedRadius = 0.44;
constexpr qreal pulseReach = 0.10;

void paintPlate(QPainter& p, const BoardTheme& t, QPointF center, qreal cell, int number)
{
    const PlanPlate colors = planPlate(number, t);
    const QPointF middle = center - QPointF(0, plateAbove * cell);
    p.setPen(QPen(t.holeInk, t.lineWidth(0.025 * cell)));
    p.setBrush(colors.plate);
    p.drawEllipse(middle, plateRadius * cell, plateRadius * cell);
    QRectF place(0, 0, cell, cell);
    place.moveCenter(middle);
    p.setPen(colors.digit);
    p.drawText(place, Qt::AlignCenter | Qt::TextDontClip, QString::number(number));
}

/// Points up: on top of the disc that is played below.
void paintChevron(QPainter& p, const BoardTheme& t, QPointF center, qreal cell)
{
    constexpr QPointF corners[] {{-0.165, 0.345}, {0, 0.23}, {0.165, 0.345}};
    QPolygonF chevron;
    for (const QPointF& corner : corners)
        chevron << center + corner * cell;
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(t.holeInk, t.lineWidth(std::max(2.0, 0.065 * cell)), Qt::SolidLine, Qt::RoundCap,
                  Qt::RoundJoin));
    p.drawPolyline(chevron);
}

void paintNamed(QPainter& p, const BoardTheme& t, QPointF center, qreal cell, double pulse)
{
    const qreal radius = (namedRadius + pulseReach * pulse) * cell;
    p.setBrush(Qt::NoBrush);
    for (const auto& [color, width] : {std::pair(t.lineEdge, 0.11), std::pair(t.hint, 0.065)}) {
        p.setPen(QPen(color, (1 + pulse) * width * cell));
        p.drawEllipse(center, radius, radius);
    }
}

void paintCursor(QPainter& p, const BoardGeometry& g, const BoardTheme& t, Square square)
{
    const qreal width = t.lineWidth(std::max(2.0, 0.04 * g.cell()));
    const QRectF frame
        = g.cellRect(square.column, square.row).adjusted(width, width, -width, -width);
    p.setBrush(Qt::NoBrush);
    for (const auto& [color, share] : {std::pair(t.lineEdge, 2.0), std::pair(t.focus, 1.0)}) {
        p.setPen(QPen(color, share * width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        p.drawRect(frame);
    }
}

}

PlanPlate planPlate(int number, const BoardTheme& theme)
{
    // The first is apart from the others, which are all lighter than the middle.
    constexpr double second = 0.45;
    const double share
        = number <= 1 ? 0 : second + (1 - second) * (number - 2) / (Plan::mostNumbers - 2);
    const auto mix = [share](float dark, float light) {
        return static_cast<float>(dark + (light - dark) * share);
    };
    const QColor& dark = theme.chip.ink;
    const QColor& light = theme.chip.paper;
    const QColor plate
        = QColor::fromRgbF(mix(dark.redF(), light.redF()), mix(dark.greenF(), light.greenF()),
                           mix(dark.blueF(), light.blueF()));
    const QColor white(Qt::white);
    const QColor black(Qt::black);
    return {plate, contrastRatio(plate, white) > contrastRatio(plate, black) ? white : black};
}

void paintPlan(QPainter& painter, const BoardGeometry& geometry, const BoardTheme& theme,
               const BoardScene& scene)
{
    painter.save();
    const qreal cell = geometry.cell();
    painter.setFont(chipFont(painter, 0.30 * cell));
    for (const PlanMark& mark : scene.plan) {
        // A disc of a line that is shown is there instead.
        if (std::ranges::any_of(scene.preview, [&mark](const PreviewDisc& disc) {
                return disc.square == mark.square;
            }))
            continue;
        const QPointF center = geometry.center(mark.square.column, mark.square.row);
        if (mark.named)
            paintNamed(painter, theme, center, cell, scene.planPulse);
        if (mark.landing) {
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(theme.holeInk, theme.lineWidth(std::max(1.5, 0.03 * cell))));
            painter.drawEllipse(center, landingRadius * cell, landingRadius * cell);
        }
        if (mark.number > 0)
            paintPlate(painter, theme, center, cell, mark.number);
        if (mark.arrow)
            paintChevron(painter, theme, center, cell);
    }
    if (scene.markCursor.isValid())
        paintCursor(painter, geometry, theme, scene.markCursor);
    painter.restore();
}
