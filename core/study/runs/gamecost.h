// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/runs/experimentgame.h"

/// What a game of this cell takes beside those of others, in about the nodes of a move: it grows
/// with the depth. For estimates alone.
double gameCost(const ExperimentCell& cell);
/// That of a game by the cell it is of; 0 where the experiment has no such cell.
double gameCost(const Experiment& experiment, const ExperimentGame& game);
/// What is left of it beside these games; those that are none of its own cost it nothing.
double missingCost(const Experiment& experiment, const std::vector<ExperimentGame>& known);
