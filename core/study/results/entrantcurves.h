// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/runs/experimentrun.h"

/// What the moves of one engine with its settings cost, ply by ply, over all games that it played:
/// against whomever, and on either side.
struct EntrantCurve
{
    Entrant entrant;
    /// Tells it from the others of the experiment: "alphabeta-h1 depth 4".
    QString name;
    /// The cells in which it played, in their order.
    std::vector<int> cells;
    /// Games in which it searched a move.
    int games = 0;
    /// From ply 1 to the last that it searched; those in between may have no games.
    std::vector<PlyMean> plies;

    /// So few of its games reach this ply that their mean is theirs, and not the engine's: less
    /// than a tenth of those at the ply where most are, or less than three.
    bool isFew(const PlyMean& mean) const;
};

/// One for each engine, depth and variant, in the order in which the cells name them; engines
/// without a searched move are left out.
std::vector<EntrantCurve> entrantCurves(const ExperimentResult& result);
