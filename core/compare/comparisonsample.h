// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/metrics/disturbance.h"
#include "core/search/metrics/searchquantity.h"

/// One search.
struct ComparisonSample
{
    /// In the order of searchQuantities().
    std::vector<std::optional<double>> values {};
    SearchReport::Status status = SearchReport::Status::Completed;
    Move bestMove;
    /// From the view of the side to move at the root.
    Score score;
    bool ownUnits = false; ///< as SearchReport has it
    std::vector<Move> line {};
    /// Of the last whole depth; 0 for engines that have none.
    int depth = 0;
    /// Of the whole depths alone; all where there are no depths.
    std::uint64_t wholeNodes = 0;
    int workers = 1;
    Disturbance disturbed {};

    /// Nothing where the engine has no such number.
    std::optional<double> value(const SearchQuantity& quantity) const
    {
        const std::size_t place = indexOf(quantity);
        return place < values.size() ? values[place] : std::nullopt;
    }
    /// Is that number of it not what it would be alone?
    bool isDisturbed(const SearchQuantity& quantity) const
    {
        return disturbed.any() && quantity.changesUnderLoad();
    }
};

/// What `report` says; `isDisturbed` is what its maker knows.
ComparisonSample sampleOf(const SearchReport& report, bool isDisturbed);
