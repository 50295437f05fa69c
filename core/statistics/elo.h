// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/statistics/gamescore.h"

#include <vector>

/// The games of two players, from the first one's point of view.
struct PairScore
{
    int first = 0;
    int second = 0;
    GameScore score {};
};

struct EloEntry
{
    double elo = 0;
    /// Ends of the 95 % interval.
    double low = 0;
    double high = 0;
    GameScore score {};
};

struct EloTable
{
    /// The mean of all players; Elo numbers mean nothing but their differences.
    static constexpr double mean = 1500.0;

    /// One per player.
    std::vector<EloEntry> entries;
    /// Some players lost all points to the others, so that no numbers fit: one drawn game was added
    /// between each two, which pulls them together a little.
    bool hasAddedDraws = false;
};

/// The Elo numbers that make the results most likely, a draw counted as half a win of each side:
/// the model of Bradley and Terry (Biometrika 39, 1952), in which a player who is 400 above another
/// wins ten games of eleven. Found by Newton's method; the likelihood has one maximum when nobody
/// is cut off from the others in points (L. R. Ford, American Mathematical Monthly 64, 1957).
///
/// The intervals are 1.96 standard errors of the distance from the mean, out of the observed
/// information. They take games as independent and a draw as two halves, so they are too wide where
/// many games are drawn, and too narrow where games repeat each other.
EloTable estimateElo(int players, const std::vector<PairScore>& scores);
