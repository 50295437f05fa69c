// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"
#include "core/support/expected.h"

#include <vector>

/// A position set up by hand may be one that no game reaches. This finds an order of legal moves
/// that leads to it, searching back from it disc by disc over the column heights (at most 7^7 of
/// them). No order goes on after a line.
///
/// Fails with the reason: discs outside the board or on one square, a floating disc with its
/// square, counts that do not fit ("The first player's discs: 5, the second player's: 3. ..."), two
/// winners, a disc played after the win, or no order of play.
Expected<std::vector<Move>> findMoveOrder(Bitboard firstPlayer, Bitboard secondPlayer);
