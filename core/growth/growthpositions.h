// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"

#include <vector>

/// So many unfinished positions with so many discs, 0 to 41, each the end of a game of random moves
/// in which nobody has won and neither side could with its next disc: what is decided at a glance
/// costs nothing and would hide what the others cost. Other games are thrown away. The same seed
/// has the same positions, whatever other numbers of discs are asked for, and the first ones are
/// the same whatever their number.
std::vector<Position> growthPositions(int discs, int count, std::uint64_t seed);
