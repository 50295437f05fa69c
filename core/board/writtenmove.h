// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"

#include <QString>
#include <QStringView>

/// One move as a person wrote it: a column, and the row where one was given.
struct WrittenMove
{
    /// From 0; -1 when the text does not begin with a column.
    int column = -1;
    /// From 1, as written; -1 when only the column was.
    int rowNumber = -1;
    /// Characters that the move takes up.
    qsizetype length = 0;

    bool hasRow() const { return rowNumber >= 0; }
};

/// Reads the move that `text` begins with, on a board of so many columns (at most 9). A letter
/// takes the digits right behind it as its row, a digit is a column by itself: `d1d2` and `44` are
/// two moves each.
WrittenMove readWrittenMove(QStringView text, int width);

/// Why the move can't be played here, as the rest of a sentence ("column 4 is full"); empty when it
/// can. Asks for an unfinished position.
template <int W, int H, int K>
QString whyIllegal(const BasicPosition<W, H, K>& position, const WrittenMove& move);
