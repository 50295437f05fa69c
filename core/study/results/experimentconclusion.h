// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/runs/experimenttally.h"

/// What of the article's claims was reproduced by these games and what was not, and why: a few
/// sentences made from the tallies. Empty before the first game. Own experiments get one sentence
/// about who is ahead.
QString experimentConclusion(const Experiment& experiment, const std::vector<CellTally>& tallies);

/// The same of figure 12 or 13, whose cell has no shares but nodes and times.
QString figureConclusion(const ExperimentCell& cell, const CellTally& tally);
