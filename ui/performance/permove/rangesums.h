// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/performance/runhistory.h"

/// What an engine's moves cost together.
struct MoveSums
{
    QString engine;
    int moves = 0;
    std::uint64_t nodes = 0;
    double milliseconds = 0;
    bool disturbed = false; ///< one of the times is no measure
};

/// The moves of a game from the first to the last ply of the range: a row for each engine whose
/// series is shown and that moved there.
std::vector<MoveSums> sumsOf(const RunHistory& history, int run, const PlyRange& range);
/// All of them together, without a name.
MoveSums totalOf(const std::vector<MoveSums>& engines);
/// Sums and means in words, of each engine where there are several.
QString sumsText(const std::vector<MoveSums>& engines, const PlyRange& range);
