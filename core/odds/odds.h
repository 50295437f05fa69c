// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"

#include <QString>
#include <vector>

/// The chance of the first player against imperfect play, a draw counted half: measured by games
/// between engines that err, never exact, and never taken for an outcome. A position that the
/// solver knows to be won is no special case here.
struct Odds
{
    double first = 0.5;
    /// Ends of the 95 % interval of the model's line.
    double low = 0;
    double high = 1;
    /// That the model was fitted to; 0 when there is no model.
    int games = 0;
};

/// Of positions to which the model gave a similar chance, how did their games end?
struct ReliabilityBin
{
    /// Means of the first player's predicted and observed share of points.
    double predicted = 0;
    double observed = 0;
    int games = 0;
};

/// By the model that is compiled in (oddsmodel.h). Quick; may be called from any thread.
Odds measuredOdds(const Position& position);

/// The reliability diagram of that model: games that it was not fitted to, by tenths of the
/// predicted chance; tenths without games are left out.
const std::vector<ReliabilityBin>& oddsReliability();

/// Where the figures come from, in a translated sentence for a person: games, players, noise, seed.
QString oddsSource();
