// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/game.h"
#include "core/match/entrant.h"

#include <QDate>

/// Who plays a game, written into its tags (`First`, `Second`, `Date`, `Program`) while it is
/// played: a game belongs to those who made its moves, not to those who are chosen when it is
/// saved. The names are English in every language, as files are.
namespace gamescribe {

/// "Person", "Anna", "Beginner (level-1)", "mapped-h1 depth 6", "study-h1 depth 4, H1
/// vertical-pairs".
QString nameOf(const Entrant& player);

/// To be called with the game after each move. With the first of a game `today` and both names are
/// written where there are none. A later move by another player adds that name to its side's,
/// "Person; Perfect (level-8)", and takes the place of one whose owner never came to move. What is
/// not known stays so: "?; Person" goes on with moves by an unknown player, and a person is not
/// named a second time beside a name from a file, "Ann". Of the program the version is told in the
/// same way: "Fourcast 0.5.0; Fourcast 0.6.0".
void note(Game& game, const Entrant& first, const Entrant& second, const QDate& today);

}
