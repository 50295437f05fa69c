// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/runs/experiment.h"
#include "core/study/runs/experimenttally.h"
#include "core/support/text/listtext.h"

#include <QStringList>
#include <vector>

/// What the conclusions of several artefacts say alike (experimentconclusion.h).
namespace conclusion {

using Tallies = std::vector<CellTally>;

/// As this language writes it.
QString number(double value, int decimals = 2);
/// "a, b and c", or "none".
QString listOf(const QStringList& names);

/// Whose wins are more than chance makes them: 1 of a, -1 of b, 0 undecided. Draws aside.
/// `independent` of all games count, see CellTally::independentGames.
int leader(int winsA, int winsB, int played, double independent);
int leader(const CellTally& tally);

/// Does everyone know finished games, whatever the heuristic?
bool bothKnow(const Experiment& experiment);

/// How many cells agree with the article, of those that are complete.
QString agreement(const Tallies& tallies);
/// Cells in which most games are copies of others.
QString repetition(const Experiment& experiment, const Tallies& tallies);

}
