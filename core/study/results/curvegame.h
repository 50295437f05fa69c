// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/results/curves.h"
#include "core/study/runs/storedgame.h"

/// The game behind a study curve. Fails with a sentence when its moves are not legal.
Expected<StoredGame> storedGame(const StudyCurve& curve);
