// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/game.h"
#include "core/support/random.h"

/// Games whose reviews take no time.
namespace lategames {

/// A game that begins after `plies` random moves, so that all of it is solved quickly, and goes on
/// at random to its end.
Game random(SeededRandom& random, int plies = 16);

/// One of them in which the outcome changes more than once.
Game eventful();

}
