// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/chance/simulator/games/gamepicture.h"

/// The board of the Game of the Goose: its squares in a spiral, with what they do, and both pawns.
namespace gooseboard {

void paint(QPainter& painter, const QRectF& place, const GameData& game, const FigureStyle& style);
/// "Player 1 is on square 12, player 2 on 7; player 1 is to move."
QString words(const GameData& game);

/// Column and row of a square in the spiral, from the lower left corner inwards; 8 by 8.
std::pair<int, int> cellOf(int square);

}
