// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/performance/runhistory.h"

#include <vector>

/// What tells a series from the others: its side gives the family of the colour, its engine the
/// tint within the family and the dashes. One engine has the same look in all its games.
struct SeriesLook
{
    /// Counts the engines of the series' side.
    int tint = 0;
    /// Counts all engines.
    int dash = 0;
};

/// How many games lie between the series and the highlighted one, where it is 0.
int ageOf(const RunSeries& series, const RunHistory& history);
/// One look for each series, the engines counted in the order in which the history met them.
std::vector<SeriesLook> looksOf(const std::vector<RunSeries>& all);
