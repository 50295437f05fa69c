// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/growth/growthresult.h"
#include "core/search/enginefailure.h"

#include <memory>
#include <optional>
#include <stop_token>

/// One search of one position, or of an empty board.
struct GrowthSearched
{
    GrowthSample sample;
    /// It was not stopped.
    bool isWhole = true;
    /// The game was seen to its end before the depth that was asked for.
    bool isSeenToEnd = false;
    /// Why there was nothing to measure: a program of others failed.
    std::optional<EngineFailure> failure {};
};

/// Makes the searches of one place, each as if it was the first: no table is warm. Blocks.
class GrowthSearch
{
public:
    GrowthSearch() = default;
    GrowthSearch(const GrowthSearch&) = delete;
    GrowthSearch& operator=(const GrowthSearch&) = delete;
    virtual ~GrowthSearch() = default;

    /// `position` means nothing where it is an empty board that is searched.
    virtual GrowthSearched search(const Position& position, const std::stop_token& stop) = 0;
};

/// Of a request that was checked, at one of its places. Fails with a sentence where the system has
/// no threads for it.
Expected<std::unique_ptr<GrowthSearch>> makeGrowthSearch(const GrowthRequest& request, int place);
