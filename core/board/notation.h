// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"
#include "core/support/expected.h"

#include <QStringView>
#include <vector>

/// Text for moves and squares. Columns are `1` to `7` or `a` to `g`; squares are `d1`: column
/// letter, row from the bottom. Both kinds of text are accepted everywhere and may be mixed with
/// blanks.
namespace notation {

/// Moves as a person wrote them: `44536`, `d1 d2 e1`, or `startpos` and the empty text for none.
/// Fails with the place: "ply 9: column 4 is full", "the game ended at ply 12", "ply 3: the next
/// free square of column d is d2, not d4", "character 5: '8' is not a column from 1 to 7". The
/// error's line and column are those of the character where the wrong move begins.
Expected<std::vector<Move>> parseMoves(QStringView text);

/// The position after parseMoves().
Expected<Position> parsePosition(QStringView text);

/// The same for another board; `Error` counts the same way. Instantiated for the boards of
/// core/board/boards.def and plannedboards.def.
template <int W, int H, int K> Expected<std::vector<Move>> parseMoves(QStringView text);
template <int W, int H, int K> Expected<BasicPosition<W, H, K>> parsePosition(QStringView text);

/// `44536`.
QString toDigits(const std::vector<Move>& moves);
/// `d1 d2 e1`, counted from the given start.
QString toCoordinates(const std::vector<Move>& moves, const Position& start = Position());
/// `d2`; rows and columns counted from 0 here.
QString squareName(int column, int row);
/// `4`.
QString columnName(int column);

/// The board as lines of text, top row first, `x` first player, `o` second, `.` empty, and the
/// column numbers below.
QString toDiagram(const Position& position);

}
