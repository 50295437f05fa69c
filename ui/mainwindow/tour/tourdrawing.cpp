// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/tour/tourdrawing.h"

#include "ui/board/painting/boardpainter.h"
#include "ui/style/cardlook.h"
#include "ui/style/showndiscs.h"
#include "ui/style/tintedicon.h"

#include <QPainter>
#include <QPolygonF>

namespace {

/// A corner of a board, three columns wide, at the bottom of a place.
struct BoardCorner
{
    static constexpr int columns = 3;
    static constexpr double discShare = 0.4;

    QRectF face;
    double cell = 1;

    BoardCorner(const QRectF& place, int rows) : cell(place.width() / columns)
    {
        face = QRectF(place.left(), place.bottom() - rows * cell, place.width(), rows * cell);
    }
    /// Rows count from the bottom; the one above the face is as good as any.
    QPointF center(int column, double row) const
    {
        return {face.left() + (column + 0.5) * cell, face.bottom() - (row + 0.5) * cell};
    }
    QRectF columnRect(int column) const
    {
        return {face.left() + column * cell, face.top(), cell, face.height()};
    }
};

void paintCorner(QPainter& painter, const BoardCorner& corner, int rows, const BoardTheme& theme)
{
    painter.setPen(QPen(theme.faceEdge, theme.lineWidth(1)));
    painter.setBrush(theme.face);
    painter.drawRoundedRect(corner.face, cardlook::nearGap, cardlook::nearGap);
    painter.setBrush(theme.behind);
    for (int column = 0; column < BoardCorner::columns; ++column)
        for (int row = 0; row < rows; ++row)
            painter.drawEllipse(corner.center(column, row), BoardCorner::discShare * corner.cell,
                                BoardCorner::discShare * corner.cell);
}

void putDisc(QPainter& painter, const BoardCorner& corner, const BoardTheme& theme, int column,
             double row, Cell disc)
{
    paintDisc(painter, corner.center(column, row), BoardCorner::discShare * corner.cell, theme,
              disc, true);
}

void paintFalling(QPainter& painter, const QRectF& place, const BoardTheme& theme,
                  const QColor& ink)
{
    constexpr int rows = 2;
    const BoardCorner corner(place, rows);
    paintCorner(painter, corner, rows, theme);
    putDisc(painter, corner, theme, 0, 0, Cell::First);
    putDisc(painter, corner, theme, 1, 0, Cell::Second);
    putDisc(painter, corner, theme, 1, rows + 0.05, Cell::First);
    // Where it goes.
    const QPointF tip = corner.center(1, 0.8);
    const double head = 0.16 * corner.cell;
    painter.setPen(QPen(ink, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawLine(corner.center(1, 1.45), tip);
    painter.drawPolyline(QPolygonF {tip + QPointF(-head, -head), tip, tip + QPointF(head, -head)});
}

void paintLitColumn(QPainter& painter, const QRectF& place, const BoardTheme& theme)
{
    constexpr int rows = 2;
    constexpr int lit = 2;
    const BoardCorner corner(place, rows);
    paintCorner(painter, corner, rows, theme);
    putDisc(painter, corner, theme, 0, 0, Cell::First);
    putDisc(painter, corner, theme, 1, 0, Cell::Second);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.hint, 3));
    painter.drawRoundedRect(corner.columnRect(lit).adjusted(2, 2, -2, -2), cardlook::nearGap,
                            cardlook::nearGap);
    const double side = corner.cell;
    const QPointF above = corner.center(lit, rows);
    tintedIcon(QStringLiteral("hint"))
        .paint(&painter,
               QRectF(above.x() - side / 2, above.y() - side / 2, side, side).toAlignedRect());
}

void paintTurningPoint(QPainter& painter, const QRectF& place, const BoardTheme& theme,
                       const QPalette& palette)
{
    const auto at = [&place](double x, double y) {
        return QPointF(place.left() + x * place.width(), place.top() + y * place.height());
    };
    const QColor ink = palette.color(QPalette::Text);
    painter.setPen(QPen(cardlook::edge(palette), 1));
    painter.drawLine(at(0, 0.45), at(1, 0.45));
    painter.setPen(QPen(ink, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(
        QPolygonF {at(0.04, 0.4), at(0.22, 0.28), at(0.42, 0.12), at(0.62, 0.66), at(0.96, 0.6)});
    // The moment that decided it.
    constexpr double ring = 0.09;
    painter.setPen(QPen(palette.color(QPalette::Highlight), 3));
    painter.drawEllipse(at(0.42, 0.12), ring * place.width(), ring * place.width());
    const double radius = place.width() / 9;
    for (int disc = 0; disc < 4; ++disc)
        paintDisc(painter, at((disc + 0.5) / 4, 1) - QPointF(0, radius), radius, theme,
                  Cell::Second, true);
}

}

void paintTourDrawing(QPainter& painter, const QRectF& place, TourStep step,
                      const QPalette& palette)
{
    const BoardTheme theme = BoardTheme::make(ShownDiscs::theme(), palette);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    switch (step) {
    case TourStep::Playing:
        paintFalling(painter, place, theme, palette.color(QPalette::Text));
        break;
    case TourStep::Hinting:
        paintLitColumn(painter, place, theme);
        break;
    case TourStep::Reviewing:
        paintTurningPoint(painter, place, theme, palette);
        break;
    }
    painter.restore();
}
