// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/searchreport.h"

#include <QString>
#include <optional>

class RunHistory;

/// One move of an engine beside the median of its moves in the same game: where its time went, from
/// the figures alone.
struct MoveComparison
{
    int moves = 0; ///< of this engine in this game, this one among them
    double nodes = 0;
    double milliseconds = 0;
    double branching = 0; ///< 0 where there is none
    double medianNodes = 0;
    double medianMilliseconds = 0;
    double medianBranching = 0;
    int depth = 0;
    double medianDepth = 0;

    double timeFactor() const { return milliseconds / medianMilliseconds; }
    double nodesFactor() const { return nodes / medianNodes; }
    /// Of the time for one node; the two others' product is timeFactor().
    double speedFactor() const { return timeFactor() / nodesFactor(); }
};

/// The mean of the two in the middle where there is an even number; 0 of none.
double medianOf(std::vector<double> values);

/// Nothing where the history has no such move, or too few by that engine in that game to speak of
/// a median.
std::optional<MoveComparison> compareMove(const RunHistory& history, const SearchReport& report,
                                          int ply);

/// Why it took as long as it did.
QString comparisonText(const MoveComparison& comparison);
