// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tournament/tournament.h"

#include <span>
#include <vector>

/// What is played when: openings that are a list come from listOpenings(), and are empty otherwise.
using OpeningList = std::vector<std::vector<Move>>;

/// Of each two who are paired.
int gamesOfPair(const TournamentOptions& options, std::size_t openings);

/// All games of a round robin or a gauntlet in the order in which they are begun: everybody's first
/// games, then all second ones and so on, so that one that was stopped has played all pairs equally
/// often. A game's number, seed and opening stay what they are when entrants join.
std::vector<TournamentTask> scheduleOf(const TournamentOptions& options,
                                       const OpeningList& openings);
/// The games of a Swiss round, `round` counted from 0.
std::vector<TournamentTask> scheduleOfRound(const TournamentOptions& options,
                                            std::span<const SwissRound> rounds, std::size_t round,
                                            const OpeningList& openings);
