// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/matchgame.h"
#include "core/recording/recording.h"

/// A game of a match whose reports were kept (MatchListener::played), with the entrants in their
/// order there: begins after its opening. The players have the seeds and the one worker that they
/// had in this game, so that each search can be repeated.
Recording recordingOf(const MatchGame& game, const std::array<Entrant, 2>& entrants);
