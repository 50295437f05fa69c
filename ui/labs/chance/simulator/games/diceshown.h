// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/chance/simulator/games/gamepicture.h"

/// Dice as they lie, and those that are still in the hand.
namespace diceshown {

void paint(QPainter& painter, const QRectF& place, const GameData& game, const FigureStyle& style);
/// "Dice: 3 × 6, 1 × 2; 1 in the hand."
QString words(const GameData& game);

/// What the dice show, ascending; 0 for one in the hand.
std::vector<int> facesOf(const GameData& game);
/// One of them; 0 is one in the hand, without pips and with a broken edge.
void paintDie(QPainter& painter, const QRectF& place, int face, const FigureStyle& style);

}
