// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/move.h"

#include <cstdint>
#include <vector>

/// How games begin that are to begin in every way there is with three discs. Three discs can fall
/// in 343 orders, but where the first and the third fall into two columns without the second, they
/// can change places: the 343 orders lead to 238 positions, and engines that draw no lots play the
/// same game from each of the two orders. Mirror images are positions of their own: engines that
/// take the first of the best columns do not play them alike.
namespace threeplyopenings {

/// One order for each of the 238 positions; of two the one with the smaller first column.
const std::vector<std::vector<Move>>& positions();

/// The order for this number, from 0, in which a seed deals the positions, each of them once before
/// the first comes again: any part of the deal is a fair sample.
std::vector<Move> dealt(std::uint64_t seed, int number);

/// As older versions of the program dealt: all 343 orders, 105 positions twice, with a stride of
/// 100, so that in the first hundred the third disc lies beside the first. For games kept by them.
std::vector<Move> strided(int number);
inline constexpr int orders = 343;

}
