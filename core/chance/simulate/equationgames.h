// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/lppe/lppe.h"
#include "core/chance/simulate/games.h"
#include "core/support/expected.h"

namespace fourcast::chance {

/// Does an action yield something?
bool givesRewards(const Lppe& lppe);

/// Many games of an equation whose states are too many to be explored: of each state only what
/// follows it is worked out, and every choice is drawn. Without `options.counted` a game's length
/// counts the actions to which the equation gives the reward 1, or every step where it gives none;
/// `options.strategy` has no meaning. The same whatever the number of threads. Blocks as the
/// playGames() of an automaton does; fails with a sentence where the equation has a state that
/// can't be.
Expected<GamesReport> playGames(const Lppe& lppe, const Until& until,
                                const GamesOptions& options = {}, const std::stop_token& stop = {},
                                const std::function<void(std::uint64_t)>& progress = {});

}
