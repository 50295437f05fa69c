// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/matchgame.h"
#include "core/match/seededgame.h"
#include "core/parallel/remotetasks.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

/// Two entrants who play each opening with both colours.
struct GatePairing
{
    Entrant first;
    Entrant second;
    /// How the first one's points count in the comparison: 1 for the candidate's, -1 for those of
    /// whom it is compared with.
    int sign = 1;
};

/// What became of an opening.
struct GateOpening
{
    /// Two for each pairing, the first entrant of the pairing moving first in the first of them.
    std::vector<MatchGame> games;
    /// 1 where the candidate has more points, 0 where it has as many, -1 where it has fewer.
    int comparison = 0;
};

/// Plays openings until the caller has enough: one game per task, in any order, but reported in the
/// order of the openings, so that the report doesn't depend on the number of workers.
class Gate
{
public:
    /// A seed per opening.
    Gate(std::vector<GatePairing> pairings, std::vector<std::uint64_t> seeds, int openingPlies);

    /// Blocks until all openings are played, a stop, or `take` answers false; games that are under
    /// way are then left. `take` is called one call at a time. Returns how many were passed on.
    int run(const TaskWorkers& workers, const std::stop_token& stop,
            const std::function<bool(const GateOpening&)>& take);

private:
    SeededGame gateGame(std::size_t opening, std::size_t place) const;

    std::vector<GatePairing> m_pairings;
    std::vector<std::uint64_t> m_seeds;
    int m_openingPlies;
};
