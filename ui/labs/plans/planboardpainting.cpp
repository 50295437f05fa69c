// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/plans/planboardpainting.h"

#include "ui/board/painting/boardpainter.h"
#include "ui/board/painting/planmarks.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>

namespace planboardpainting {

namespace {

// Of a square's side.
constexpr double holeRadius = 0.42;
constexpr double plateRadius = 0.215;
constexpr double plateAbove = 0.05; ///< of the square's middle: room for a chevron below
constexpr double numberHeight = 0.3;
constexpr double askedHeight = 0.42;
constexpr double ghostHeight = 0.3;
constexpr double chevronWidth = 0.34;
constexpr double chevronHeight = 0.12;

void paintText(QPainter& painter, const QPointF& center, double height, const QString& text,
               const QColor& ink)
{
    QFont letters = painter.font();
    letters.setPixelSize(std::max(7, qRound(height)));
    letters.setBold(true);
    QPainterPath path;
    path.addText(QPointF(), letters, text);
    path.translate(center - path.boundingRect().center());
    painter.fillPath(path, ink);
}

void paintChevron(QPainter& painter, const QRectF& place, const QColor& ink, double width)
{
    const double side = place.width();
    const QPointF tip(place.center().x(), place.center().y() + 0.225 * side);
    const double half = chevronWidth * side / 2;
    const QPointF foot(0, chevronHeight * side);
    painter.setPen(QPen(ink, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(
        QPolygonF {tip + foot - QPointF(half, 0), tip, tip + foot + QPointF(half, 0)});
}

/// On the same plate as on the board of the game.
void paintNumber(QPainter& painter, const QRectF& place, int number, const BoardTheme& theme)
{
    const double side = place.width();
    const PlanPlate colors = planPlate(number, theme);
    const QPointF center = place.center() - QPointF(0, plateAbove * side);
    painter.setPen(QPen(theme.holeInk, theme.lineWidth(0.025 * side)));
    painter.setBrush(colors.plate);
    painter.drawEllipse(center, plateRadius * side, plateRadius * side);
    paintText(painter, center, numberHeight * side, QString::number(number), colors.digit);
}

void paintMarks(QPainter& painter, const QRectF& place, const PracticeSquare& square,
                const BoardTheme& theme)
{
    const double side = place.width();
    if (square.number > 0)
        paintNumber(painter, place, square.number, theme);
    else if (square.isAsked)
        paintText(painter, place.center(), askedHeight * side, QStringLiteral("?"), theme.holeInk);
    if (square.arrow)
        paintChevron(painter, place, theme.holeInk, theme.lineWidth(std::max(1.5, 0.06 * side)));
}

void paintGhost(QPainter& painter, const QRectF& place, const PracticeSquare& square,
                const BoardTheme& theme)
{
    const double side = place.width();
    const double radius = 0.8 * holeRadius * side;
    const DiscColors& colors = theme.disc(square.ghostOf);
    // An outline and not a disc: what is not there yet. The sides differ without their colours.
    painter.setPen(QPen(colors.fill, theme.lineWidth(std::max(2.0, 0.07 * side)),
                        square.ghostOf == Player::First ? Qt::DotLine : Qt::SolidLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(place.center(), radius, radius);
    paintText(painter, place.center(), ghostHeight * side, QString::number(square.ghost),
              colors.fill);
}

}

void paintSquare(QPainter& painter, const QRectF& place, const PracticeSquare& square,
                 const BoardTheme& theme)
{
    const double radius = holeRadius * place.width();
    painter.setPen(QPen(theme.holeEdge, 1));
    painter.setBrush(theme.behind);
    painter.drawEllipse(place.center(), radius, radius);
    if (square.cell != Cell::Empty) {
        paintDisc(painter, place.center(), radius, theme, square.cell, true);
        if (!square.isLast)
            return;
        painter.setPen(QPen(theme.mark, theme.lineWidth(std::max(2.0, 0.06 * place.width()))));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(place.center(), radius, radius);
        return;
    }
    if (square.ghost > 0)
        paintGhost(painter, place, square, theme);
    else
        paintMarks(painter, place, square, theme);
    if (square.isLanding && (square.number > 0 || square.arrow)) {
        painter.setPen(QPen(theme.holeInk, theme.lineWidth(1.5)));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(place.center(), radius - 2, radius - 2);
    }
}

void paintFocus(QPainter& painter, const QRectF& place, const BoardTheme& theme)
{
    painter.setPen(QPen(theme.focus, theme.lineWidth(2.5)));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(place.adjusted(1.5, 1.5, -1.5, -1.5));
}

}
