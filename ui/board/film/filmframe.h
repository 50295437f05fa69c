// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/film/filmlook.h"
#include "ui/board/painting/boardgeometry.h"
#include "ui/board/painting/boardpainter.h"
#include "ui/board/painting/boardscene.h"

#include <QImage>

/// One moment of a game as a picture: who plays whom, below it the room in which discs begin to
/// fall, and the board. May be used on any one thread.
class FilmFrame
{
public:
    FilmFrame(const FilmLook& look, FilmWords words, FilmSize size);

    /// In pixels; all frames have it.
    QSize size() const { return m_size; }
    /// The board within it, with its coordinates.
    QRect boardRect() const { return m_board; }
    /// With the words of the result over the board, where `isOver`.
    QImage image(const BoardScene& scene, bool isOver);

private:
    void paintNames(QPainter& painter) const;
    void paintResult(QPainter& painter) const;

    FilmLook m_look;
    FilmWords m_words;
    BoardGeometry m_geometry;
    BoardPainter m_painter;
    int m_header = 0; ///< height of the names
    QRect m_board;
    QSize m_size;
};
