// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/film/filmframe.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <utility>

namespace {

/// Shares of a cell.
constexpr qreal headerHeight = 0.9;
constexpr qreal nameHeight = 0.36;
constexpr qreal nameDisc = 0.28; ///< its radius
constexpr qreal nameGap = 0.16;
constexpr qreal resultHeight = 0.5;
constexpr int smallestWords = 11; ///< pixels

/// More than enough for a board of these cells: the geometry takes the largest board that fits.
QSizeF filmArea(int cell)
{
    return {(BoardGeometry::columns + 2.0) * cell, (BoardGeometry::rows + 4.0) * cell};
}

QFont filmFont(qreal height, bool bold)
{
    QFont font;
    font.setPixelSize(std::max(smallestWords, static_cast<int>(std::lround(height))));
    font.setBold(bold);
    return font;
}

}

FilmFrame::FilmFrame(const FilmLook& look, FilmWords words, FilmSize size)
    : m_look(look), m_words(std::move(words)),
      m_geometry(filmArea(cellPixels(size)), 1, m_look.coordinates, m_look.flipped),
      m_header(static_cast<int>(std::ceil(headerHeight * m_geometry.cell())))
{
    // In whole pixels, as a picture of the board alone has it.
    const QRectF whole = m_geometry.wholeRect();
    const qreal top = m_geometry.stripRect().bottom();
    const QSize board(static_cast<int>(std::ceil(whole.width())),
                      static_cast<int>(std::ceil(whole.bottom() - top)));
    const int strip = static_cast<int>(std::ceil(top - whole.top()));
    m_board = QRect(QPoint(0, m_header + strip), board);
    m_size = QSize(board.width(), m_board.bottom() + 1);
}

QImage FilmFrame::image(const BoardScene& scene, bool isOver)
{
    QImage image(m_size, QImage::Format_ARGB32_Premultiplied);
    image.fill(m_look.window);
    QPainter painter(&image);
    painter.save();
    painter.translate(QPointF(m_board.topLeft())
                      - QPointF(m_geometry.wholeRect().left(), m_geometry.stripRect().bottom()));
    m_painter.paint(painter, m_geometry, m_look.theme, scene);
    painter.restore();
    painter.setRenderHint(QPainter::Antialiasing);
    paintNames(painter);
    if (isOver)
        paintResult(painter);
    return image;
}

/// Who starts stands at the left, in every language: as in a game's file.
void FilmFrame::paintNames(QPainter& painter) const
{
    const qreal cell = m_geometry.cell();
    const qreal middle = m_header / 2.0;
    const qreal radius = nameDisc * cell;
    const qreal gap = nameGap * cell;
    const QPointF left(gap + radius, middle);
    const QPointF right(m_size.width() - gap - radius, middle);
    paintDisc(painter, left, radius, m_look.theme, Cell::First, m_look.glyphs);
    paintDisc(painter, right, radius, m_look.theme, Cell::Second, m_look.glyphs);
    painter.setFont(filmFont(nameHeight * cell, false));
    painter.setPen(m_look.theme.ink);
    painter.setBrush(Qt::NoBrush);
    const QFontMetricsF metrics(painter.font());
    const qreal begin = left.x() + radius + gap;
    const qreal room = m_size.width() / 2.0 - begin - gap / 2;
    const auto write = [&](const QString& name, qreal from, Qt::Alignment side) {
        painter.drawText(QRectF(from, 0, room, m_header), static_cast<int>(side | Qt::AlignVCenter),
                         metrics.elidedText(name, Qt::ElideRight, room));
    };
    painter.setLayoutDirection(Qt::LeftToRight);
    write(m_words.first, begin, Qt::AlignLeft);
    write(m_words.second, m_size.width() - begin - room, Qt::AlignRight);
}

/// Where discs fall no more.
void FilmFrame::paintResult(QPainter& painter) const
{
    const QRectF strip(0, m_header, m_size.width(), m_board.top() - m_header);
    painter.setFont(filmFont(resultHeight * m_geometry.cell(), true));
    painter.setPen(m_look.theme.ink);
    const QFontMetricsF metrics(painter.font());
    painter.drawText(strip, Qt::AlignCenter,
                     metrics.elidedText(m_words.result, Qt::ElideRight, strip.width()));
}
