// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recording/recording.h"
#include "core/search/metrics/movecomparison.h"
#include "core/search/metrics/moveexplanation.h"
#include "core/search/metrics/searchquantity.h"

/// A number of the search behind a move; empty where no search was made, or it is not known.
std::optional<double> metricOf(const RecordedMove& move, const SearchQuantity& quantity);

/// One number of all moves that one side's engine has searched.
struct SideMetric
{
    /// Of how many moves it is known.
    int moves = 0;
    double sum = 0;
    double median = 0;

    double mean() const { return moves > 0 ? sum / moves : 0; }
    /// What several moves together have of it: the sum where it adds up, else the mean.
    double together(const SearchQuantity& quantity) const { return quantity.addsUp ? sum : mean(); }
};

/// Nothing where no move of that side has it.
std::optional<SideMetric> sideMetric(const Recording& recording, Player side,
                                     const SearchQuantity& quantity);
/// How many moves of that side were searched, and of how many the times are no measure.
struct SideMoves
{
    int searched = 0;
    int disturbed = 0; ///< by anything
    int disturbedByProgram = 0; ///< by other work of this one
    int disturbedByOthers = 0; ///< by other programs
};
SideMoves sideMoves(const Recording& recording, Player side);

/// The move that took the longest of all; nothing where none was searched.
std::optional<std::size_t> slowestMove(const Recording& recording);
/// A move beside the others of its engine; nothing where that can't be said.
std::optional<MoveComparison> compareMove(const Recording& recording, std::size_t move);
/// And what its figures say; nothing where it was not searched for.
std::optional<MoveExplanation> explainMove(const Recording& recording, std::size_t move);
