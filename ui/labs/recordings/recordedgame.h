// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recording/recording.h"
#include "core/study/runs/storedgame.h"

/// The game of a recording for the board, after so many of its moves: its players, and what its
/// searches reported.
StoredGame recordedGame(const std::shared_ptr<const Recording>& recording, int moves);
