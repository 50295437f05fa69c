// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"
#include "core/support/expected.h"

#include <vector>

/// A position set up by hand may be one that no game reaches. This finds an order of legal moves
/// that leads to it, searching back from it disc by disc over the column heights (at most 7^7 of
/// them). Fails with the reason: a floating disc with its square, counts that do not fit ("5 red
/// discs and 3 yellow ones: red can have as many as yellow or one more"), two winners, or no order
/// of play.
Expected<std::vector<Move>> findMoveOrder(Bitboard firstPlayer, Bitboard secondPlayer);
