// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recording/recordingcomparison.h"
#include "core/recording/searchdifference.h"

/// What one depth cost in each of two recordings, all moves together whose searches both went
/// through it.
struct DepthCosts
{
    int depth = 0;
    int moves = 0;
    std::array<std::uint64_t, 2> nodes {};
    /// How many of the moves count in `time`: fewer where disturbed moves are left out.
    int timed = 0;
    std::array<std::chrono::nanoseconds, 2> time {};
};

/// The whole depths that both searches of a move went through, the shallowest first. Nothing where
/// the pair is not comparable or an engine has no depths.
std::vector<SearchDifference::Depth> commonDepths(const RecordingComparison& comparison,
                                                  const MovePair& pair);
/// The same of all moves, the shallowest first.
std::vector<DepthCosts> depthCosts(const RecordingComparison& comparison);
