// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"
#include "core/evaluation/value.h"

#include <concepts>

/// What a search asks of a heuristic. It is a value that is copied for each task and called at the
/// leaves, so that the compiler knows it: no virtuals. All values are from the view of the side to
/// move, and between -value::provenWin and value::provenWin unless they tell of a finished game.
///
/// - `heuristic(position)`: of any position, finished or not;
/// - `unfinished(position)`: the same where it is known that nobody has four in line, as in a
///   search that looks for it;
/// - `seenBy(side)`: the same heuristic in the service of a player, for those to whom it matters
///   for whom they count.
template <typename H>
concept Heuristic
    = std::copy_constructible<H> && requires(const H& heuristic, const Position& position)
{
    {
        heuristic(position)
        } -> std::same_as<Value>;
    {
        heuristic.unfinished(position)
        } -> std::same_as<Value>;
    {
        heuristic.seenBy(Player::First)
        } -> std::same_as<H>;
};
