// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/play/gamereporter.h"

#include <stop_token>
#include <vector>

/// Two engines play from the set-up, with their workers and seeds; the voice tells each move as it
/// falls, and at last where the game stands. One that fails has lost. Blocks. Where it was stopped,
/// the game as far as it came. Fails when an engine can't be made.
Expected<Game> playBetween(std::vector<Move> setup, const Seats& seats, GameReporter& voice,
                           const std::stop_token& stop);
