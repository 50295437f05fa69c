// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/chance/simulator/games/gamepicture.h"

/// Dice as they lie, and those that are still in the hand.
namespace diceshown {

void paint(QPainter& painter, const QRectF& place, const GameData& game, const FigureStyle& style);
/// "Dice: 3 × 6, 1 × 2; 1 in the hand."
QString words(const GameData& game);

/// "dice 1 1 5 5 5", "dice 5 5 and 3 in hand"
QString situation(const GameData& game);
/// "pick up a 1"; nothing for what is done with no dice.
QString deed(const fourcast::chance::Action& action);

/// What the dice show, ascending; 0 for one in the hand.
std::vector<int> facesOf(const GameData& game);
/// One of them; 0 is one in the hand, without pips and with a broken edge.
void paintDie(QPainter& painter, const QRectF& place, int face, const FigureStyle& style);

}
