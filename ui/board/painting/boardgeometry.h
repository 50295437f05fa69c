// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"
#include "ui/board/painting/square.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>

/// Where the squares are, in the widget's own (device independent) pixels. A value: made again from
/// the widget's size whenever it is asked for. Columns count from 0 at a and rows from 0 at the
/// bottom, whichever way the board is turned.
class BoardGeometry
{
public:
    static constexpr int columns = Position::Shape::width;
    static constexpr int rows = Position::Shape::height;

    /// The largest board of square cells that fits into `area`; cells are whole device pixels.
    /// `chips` leaves room for a row of them below everything else; letters so many times as large
    /// as usual have more room.
    BoardGeometry(QSizeF area, qreal pixelRatio, bool coordinates, bool flipped, bool chips = false,
                  qreal textScale = 1);

    qreal textScale() const { return m_textScale; }

    /// Length of a cell's side.
    qreal cell() const { return m_cell; }
    qreal holeRadius() const { return 0.41 * m_cell; }
    /// A little more than the hole: a disc lies behind the face and its edge is hidden by it.
    qreal discRadius() const { return 0.44 * m_cell; }

    /// The board's face, its frame included.
    QRectF faceRect() const;
    /// Above the face, one cell high, where the ghost hovers and discs start to fall.
    QRectF stripRect() const;
    /// Everything that is painted: strip, face, and the coordinates beside it.
    QRectF wholeRect() const { return m_whole; }
    QRectF cellRect(int column, int row) const;
    /// The column from the strip's top to the frame's bottom.
    QRectF columnRect(int column) const;
    /// `row` may lie between rows, and is rows (6) in the strip.
    QPointF center(int column, qreal row) const;
    /// Letter below the column; empty without coordinates.
    QRectF letterRect(int column) const;
    /// Number beside the row; empty without coordinates.
    QRectF numberRect(int row) const;
    /// Below the column and its letter; empty without chips.
    QRectF chipRect(int column) const;

    /// The column at this place, at any height; -1 beside the board.
    int columnAt(QPointF place) const;
    /// The square at this place; not valid beside all of them.
    Square squareAt(QPointF place) const;
    /// The column whose chip is at this place; -1 where there is none.
    int chipAt(QPointF place) const;
    /// Places counted from the left of the screen, for a column and back.
    int fromLeft(int column) const { return m_flipped ? columns - 1 - column : column; }

private:
    QRectF m_whole;
    qreal m_cell = 1;
    qreal m_gutter = 0;
    qreal m_left = 0; ///< room beside the face
    qreal m_foot = 0; ///< room below the face
    qreal m_chips = 0;
    qreal m_textScale = 1;
    bool m_flipped = false;
};
