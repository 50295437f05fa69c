// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/boards.h"
#include "ui/style/boardtheme.h"

#include <QRectF>
#include <QString>
#include <vector>

class QPainter;

/// A position of any board as it is drawn small, and the moves that led to it.
struct BoardSketch
{
    int columns = 0;
    int rows = 0;
    /// From below, left to right: 1 for the first player, 2 for the second, 0 for empty.
    std::vector<int> squares {};
    /// What was played last in the tree has the largest number; 0: it was there before.
    std::vector<int> numbers {};

    std::size_t placeOf(int column, int row) const
    {
        return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns)
            + static_cast<std::size_t>(column);
    }
    int& square(int column, int row) { return squares[placeOf(column, row)]; }
    int at(int column, int row) const { return squares[placeOf(column, row)]; }
    int numberAt(int column, int row) const { return numbers[placeOf(column, row)]; }

    /// `moves` are played from the position on.
    static BoardSketch of(const AnyEmptyBoard& position, const std::vector<Move>& moves);
    /// Rows from above, for a screen reader.
    QString inWords() const;
    /// Of a square, where the board is painted at this place; rows count from below.
    QRectF squareRect(const QRectF& place, int column, int row) const;
    /// As the main board is seen: a face with holes, discs with their shapes. Those that were
    /// played in the tree have their number on the shape, and the last one a ring around it.
    void paint(QPainter& painter, const QRectF& place, const BoardTheme& theme) const;
    /// The same discs on white squares, for a pencil. Told apart without colours as well.
    void paintOnPaper(QPainter& painter, const QRectF& place) const;
    /// For a tip: a picture within an HTML text.
    QString toHtml(int square, const BoardTheme& theme) const;
};
