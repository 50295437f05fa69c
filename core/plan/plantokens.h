// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"
#include "core/support/expected.h"

#include <QStringView>
#include <vector>

/// What the readers of plans (plantext.h) and of diagrams (steadystate.h) share: words, cells and
/// the places of errors.
namespace plantokens {

struct Word
{
    QStringView text;
    qsizetype start = 0;

    bool is(QLatin1String word) const { return text.compare(word, Qt::CaseInsensitive) == 0; }
    qsizetype end() const { return start + text.size(); }
};

/// The next word from `from` on; empty at the end.
Word nextWord(QStringView text, qsizetype from);
/// The word for an error message: not longer than 40 characters.
QString quoted(QStringView word);
/// As it can be shown: itself, or its number where it has no shape.
QString shown(QChar sign);

/// The error at a character of the text, with its line and column.
tl::unexpected<Error> failAt(QStringView text, qsizetype index, QString message);
/// An error in the part of the text that begins at `start`, as one in the text.
Error inWhole(Error error, QStringView text, qsizetype start);

struct MovesAndSide
{
    QStringView moves; ///< not empty
    qsizetype movesStart = 0;
    Player side = Player::First;
    qsizetype end = 0; ///< behind the side
};

/// `244424 second`, where the moves may be several words.
Expected<MovesAndSide> readMovesAndSide(QStringView text, qsizetype from);

/// One character of the cells.
struct Cell
{
    QChar sign;
    int count = 0; ///< from 1
    int column = 0; ///< from 0, as the row, which counts from the bottom
    int row = 0;
    qsizetype index = 0; ///< in the text
};

/// The characters of a board's cells, the top row first, from the left. Blanks, and slashes between
/// rows, don't count. Fails where there are too few or too many.
Expected<std::vector<Cell>> readCells(QStringView text, int width, int height);

}
