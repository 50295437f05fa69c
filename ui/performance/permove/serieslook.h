// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/performance/enginecolors.h"
#include "ui/performance/runhistory.h"

#include <vector>

/// What tells a series from the others: its engine gives the colour, whichever side it plays, and
/// its game the dashes. Who plays against itself has a colour of its own as the second player.
struct SeriesLook
{
    EngineColor color;
    /// Counts the games from the highlighted one.
    int dash = 0;
};

/// How many games lie between the series and the highlighted one, where it is 0.
int ageOf(const RunSeries& series, const RunHistory& history);
/// One look for each series of the history.
std::vector<SeriesLook> looksOf(const RunHistory& history);
