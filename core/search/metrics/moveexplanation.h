// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/metrics/searchquantity.h"

#include <optional>
#include <span>
#include <vector>

/// A move that an engine searched for, by its figures.
struct SearchedMove
{
    int ply = 0; ///< of the game, from 1
    SearchMetrics figures {};
};

/// One figure of a move beside the median of the engine's other moves that have it.
struct ExplainedFigure
{
    const SearchQuantity* quantity = nullptr;
    double value = 0;
    double median = 0;
    int moves = 0; ///< others that have it
    /// Nothing where one of the two is 0.
    std::optional<double> ratio {};
};

/// What the figures of one move say of why it took as long as it did; everything follows from
/// numbers alone.
struct MoveExplanation
{
    /// Those that the move and two others at least have: those that differ most (by the size of the
    /// logarithm of the ratio) first, those without a ratio last.
    std::vector<ExplainedFigure> figures {};
    /// What the search would have taken had nobody else had the processors, in milliseconds: its
    /// time less the mean time that a worker waited for one, and not less than all workers' running
    /// time shared out evenly. An estimate: which of the waiting delayed the end is not known.
    /// Nothing where the machine was not so busy that the time is no measure of the search.
    std::optional<double> withoutLoad {};
    /// From the start to the first task, and the rest, in milliseconds; where start-up is a tenth
    /// of the time or more.
    std::optional<double> start {};
    std::optional<double> search {};
    /// The book gave columns at each of the engine's moves before, and none here.
    bool isFirstOutsideBook = false;
    /// The depth at which its value became a forced win or loss, which it was not at the depth
    /// before.
    std::optional<int> winFoundAt {};
    std::optional<int> lossFoundAt {};
    /// An estimate that changed at one depth ten times as much as at any other.
    struct Jump
    {
        int depth = 0;
        Score from {}; ///< at the depth before
        Score to {};
    };
    std::optional<Jump> jump {};
    /// How often one depth preferred another move than the depth before it.
    int changesOfMind = 0;
    /// Of cut-offs on the first move tried, where they are five points or more below the median.
    std::optional<ExplainedFigure> badOrder {};
    /// The share of nodes that only followed best play to the end, where it is more than half.
    std::optional<double> lineShare {};

    bool isEmpty() const;
};

/// `moves` are the moves of that engine in that game; the one at `ply`, whose report this is, may
/// be among them.
MoveExplanation explainMove(const SearchReport& report, int ply,
                            std::span<const SearchedMove> moves);
