// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/chance/simulator/games/gamepicture.h"

/// What each player has, as piles of coins.
namespace coinpiles {

void paint(QPainter& painter, const QRectF& place, const GameData& game, const FigureStyle& style);
/// "Player 1 has 3 coins, player 2 has 2, ..."
QString words(const GameData& game);

/// "3 coins" of who plays alone; otherwise nothing.
QString situation(const GameData& game);
/// "bet to win 2"; nothing for what is no bet.
QString deed(const fourcast::chance::Action& action);

/// The coins of each player, in the order of the players.
std::vector<std::int64_t> pilesOf(const GameData& game);

}
