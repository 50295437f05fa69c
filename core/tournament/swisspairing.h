// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tournament/tournament.h"

#include <vector>

/// Points of each entrant: a game won is 1, drawn 1/2, walkovers counted; a bye is worth the games
/// of a pairing.
std::vector<double> swissPoints(const Tournament& tournament, int gamesOfPair);

/// The pairings of the next round, in which `retired` entrants are left out: equal points meet
/// where that can be, the upper half of a score group the lower one, nobody the same entrant again
/// before he has met all, and who began less often begins. A bye goes to the last of those who had
/// the fewest. No lots are drawn: the same games give the same pairings.
SwissRound pairSwissRound(const Tournament& tournament, const std::vector<bool>& retired,
                          int gamesOfPair);
