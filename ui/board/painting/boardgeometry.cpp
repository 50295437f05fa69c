// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/painting/boardgeometry.h"

#include <algorithm>
#include <cmath>

namespace {

// In cells.
constexpr qreal frameWidth = 0.10;
constexpr qreal gutterWidth = 0.36;
/// Of letters as large as usual; larger ones need more than the usual gutter.
constexpr qreal letterRoom = 0.27;
/// Of the feet below the face, where no letters are.
constexpr qreal footRoom = 0.22;
/// Of what the feet are wider than the face, at each side of it.
constexpr qreal sideRoom = 0.08;
constexpr qreal stripHeight = 1.0;
constexpr qreal chipRow = 0.68;
/// More of it for letters twice as large: they are as wide as the chip before they are as high.
constexpr qreal higherChips = 0.34;
constexpr qreal chipGap = 0.04;
/// In pixels, around everything.
constexpr qreal boardMargin = 4;

qreal snapped(qreal length, qreal pixelRatio)
{
    return std::floor(length * pixelRatio) / pixelRatio;
}

}

BoardGeometry::BoardGeometry(QSizeF area, qreal pixelRatio, bool coordinates, bool flipped,
                             bool chips, qreal textScale)
    : m_textScale(textScale), m_flipped(flipped)
{
    const qreal gutter = coordinates ? std::max(gutterWidth, letterRoom * textScale) : 0;
    const qreal row = chips ? chipRow + higherChips * (textScale - 1) : 0;
    const qreal foot = std::max(gutter, footRoom);
    const qreal below = foot + row;
    const qreal left = std::max(gutter, sideRoom);
    const qreal across = columns + 2 * frameWidth + left + sideRoom;
    const qreal down = stripHeight + rows + 2 * frameWidth + below;
    const qreal fitting = std::min((area.width() - 2 * boardMargin) / across,
                                   (area.height() - 2 * boardMargin) / down);
    m_cell = std::max(1.0, snapped(fitting, pixelRatio));
    m_gutter = gutter * m_cell;
    m_left = left * m_cell;
    m_foot = foot * m_cell;
    m_chips = row * m_cell;
    m_whole = QRectF(0, 0, across * m_cell, down * m_cell);
    m_whole.moveLeft(snapped((area.width() - m_whole.width()) / 2, pixelRatio));
    m_whole.moveTop(snapped((area.height() - m_whole.height()) / 2, pixelRatio));
}

QRectF BoardGeometry::faceRect() const
{
    return m_whole.adjusted(m_left, stripHeight * m_cell, -sideRoom * m_cell, -m_foot - m_chips);
}

QRectF BoardGeometry::stripRect() const
{
    const QRectF face = faceRect();
    return QRectF(face.left(), m_whole.top(), face.width(), stripHeight * m_cell);
}

QPointF BoardGeometry::center(int column, qreal row) const
{
    const QRectF face = faceRect();
    return QPointF(face.left() + (frameWidth + fromLeft(column) + 0.5) * m_cell,
                   face.bottom() - (frameWidth + row + 0.5) * m_cell);
}

QRectF BoardGeometry::cellRect(int column, int row) const
{
    QRectF square(0, 0, m_cell, m_cell);
    square.moveCenter(center(column, row));
    return square;
}

QRectF BoardGeometry::columnRect(int column) const
{
    const qreal left = center(column, 0).x() - m_cell / 2;
    return QRectF(left, m_whole.top(), m_cell, faceRect().bottom() - m_whole.top());
}

QRectF BoardGeometry::letterRect(int column) const
{
    return QRectF(columnRect(column).left(), faceRect().bottom(), m_cell, m_gutter);
}

QRectF BoardGeometry::numberRect(int row) const
{
    return QRectF(m_whole.left(), cellRect(0, row).top(), m_gutter, m_cell);
}

QRectF BoardGeometry::chipRect(int column) const
{
    if (m_chips <= 0)
        return {};
    const qreal gap = chipGap * m_cell;
    return QRectF(columnRect(column).left() + gap, faceRect().bottom() + m_foot + 2 * gap,
                  m_cell - 2 * gap, m_chips - 2 * gap);
}

int BoardGeometry::columnAt(QPointF place) const
{
    const qreal left = faceRect().left() + frameWidth * m_cell;
    const int slot = static_cast<int>(std::floor((place.x() - left) / m_cell));
    if (slot < 0 || slot >= columns)
        return -1;
    return fromLeft(slot);
}

Square BoardGeometry::squareAt(QPointF place) const
{
    const int column = columnAt(place);
    for (int row = 0; column >= 0 && row < rows; ++row)
        if (cellRect(column, row).contains(place))
            return {column, row};
    return {};
}

int BoardGeometry::chipAt(QPointF place) const
{
    const int column = columnAt(place);
    return column >= 0 && chipRect(column).contains(place) ? column : -1;
}
