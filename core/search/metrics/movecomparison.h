// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/searchreport.h"

#include <optional>
#include <span>

/// What is compared of a move of an engine.
struct MoveMetrics
{
    double nodes = 0;
    double milliseconds = 0;
    int depth = 0; ///< plies; 0 where there is none
    std::optional<double> branching {};
    /// Of all workers; nothing where the system does not say.
    std::optional<double> processorMilliseconds {};

    static MoveMetrics of(const SearchReport& report);
};

/// One move of an engine beside the median of its moves in the same game: where its time went, from
/// the figures alone.
struct MoveComparison
{
    int moves = 0; ///< of this engine in this game, this one among them
    double nodes = 0;
    double milliseconds = 0;
    double branching = 0; ///< 0 where there is none
    double medianNodes = 0; ///< of the moves that visited any
    double medianMilliseconds = 0;
    double medianBranching = 0; ///< of the moves that have one; 0 where none has
    int depth = 0;
    double medianDepth = 0; ///< of the moves that have one
    /// Of all workers; 0 where it is not known of each move.
    double processorMilliseconds = 0;
    double medianProcessorMilliseconds = 0;

    double timeFactor() const { return milliseconds / medianMilliseconds; }
    double nodesFactor() const { return nodes / medianNodes; }
    /// Of the time for one node; the two others' product is timeFactor().
    double speedFactor() const { return timeFactor() / nodesFactor(); }
    bool hasProcessorTime() const
    {
        return processorMilliseconds > 0 && medianProcessorMilliseconds > 0;
    }
    /// Of the processor time for one node, and of the processors at work: the nodes' factor times
    /// the first, over the second, is timeFactor(). Where the processor time is known.
    double effortFactor() const
    {
        return processorMilliseconds / medianProcessorMilliseconds / nodesFactor();
    }
    double busyFactor() const { return nodesFactor() * effortFactor() / timeFactor(); }
};

/// Beside all moves of that engine in the game, it among them. Nothing where they are too few to
/// speak of a median, and where the move or the median took no time or no nodes.
std::optional<MoveComparison> compareMove(const MoveMetrics& move,
                                          std::span<const MoveMetrics> moves);
