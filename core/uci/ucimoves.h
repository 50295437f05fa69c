// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"
#include "core/support/expected.h"

#include <QString>
#include <QStringView>
#include <vector>

/// Moves as the Universal Chess Interface writes them for its variant `cfour`: a drop is `P@d1`,
/// column letter and row from the bottom.
namespace uci {

/// `P@d1`. Hosts write and expect the capital for both sides. The column must be playable.
QString moveText(const Position& position, Move move);

/// `P@d1 P@d2`, one after the other from `start`; all must be legal. Empty for none.
QString movesText(const Position& start, const std::vector<Move>& moves);

/// One move: `P@d1`, `p@d1`, and whatever core/board/notation.h reads: `d1`, `d`, `4`. Fails with a
/// sentence when it is no move, or not legal here.
Expected<Move> readMove(const Position& position, QStringView text);

/// Moves one after the other from `start`, in any of these notations, with blanks or without:
/// `P@d1 P@d2`, `d1 d2`, `44`. The error's column counts characters of the text.
Expected<std::vector<Move>> readMoves(const Position& start, QStringView text);

/// The same up to the first move that is wrong, for a line of play that an engine shows.
std::vector<Move> readLine(const Position& start, QStringView text);

}
