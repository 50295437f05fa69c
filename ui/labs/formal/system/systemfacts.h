// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/lts/livelock.h"
#include "core/formal/lts/paths.h"

#include <map>
#include <stop_token>
#include <utility>
#include <vector>

/// What is found out about a whole system once, so that its drawing need not look twice.
struct SystemFacts
{
    /// Where it is stopped it is not finished, and of no use.
    explicit SystemFacts(const fourcast::formal::Lts& lts, std::stop_token stop = {});

    fourcast::formal::ShortestPaths shortest;
    fourcast::formal::Endings endings;
    /// How many states a level has, and the first of them.
    std::vector<fourcast::formal::State> levelSizes;
    std::vector<fourcast::formal::State> levelFirst;
    /// How many transitions lead from a level to a level.
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint64_t> levelSteps;
};
