// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recording/recording.h"
#include "core/study/runs/storedgame.h"

/// The game of a recording for the board, after so many of its moves: its players, and what its
/// moves cost, for the charts.
StoredGame recordedGame(const Recording& recording, int moves);
