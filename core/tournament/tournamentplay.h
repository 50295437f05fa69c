// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tournament/tournamentrun.h"
#include "core/tournament/tournamentseats.h"

#include <optional>
#include <stop_token>

/// Plays one game by the tournament's clock; blocks. A move that comes after its time, and one that
/// an engine can't say, loses the game. Nothing where it was stopped.
std::optional<TournamentGame> playTournamentGame(const TournamentOptions& options,
                                                 const TournamentTask& task, TournamentSeats& seats,
                                                 const std::stop_token& stop,
                                                 const TournamentListener& listener);
