// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paper/figure.h"
#include "ui/performance/metrictotals.h"

/// One number of a search over the games of the session: a line for each engine with a point for
/// each of its games, and a vertical line at the highlighted game. Engines look as in the chart of
/// their moves. A point leads to the move that had the most of it.
Figure gamesFigure(const SearchQuantity& quantity, const std::vector<EngineGames>& engines,
                   int highlighted, bool isLogarithmic);
