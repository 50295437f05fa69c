// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/boards.h"

#include <QPalette>
#include <QString>
#include <vector>

class QPainter;
class QRectF;

/// A position of any board as it is drawn small, and the moves that led to it.
struct BoardSketch
{
    int columns = 0;
    int rows = 0;
    /// From below, left to right: 1 for the first player, 2 for the second, 0 for empty.
    std::vector<int> squares;
    /// What was played last in the tree has the largest number; 0: it was there before.
    std::vector<int> numbers;

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
    /// The first player's discs round and warm, the second's square and cool.
    void paint(QPainter& painter, const QRectF& place, const QPalette& palette) const;
    /// For a tip: a picture within an HTML text.
    QString toHtml(int square, const QPalette& palette) const;
};
